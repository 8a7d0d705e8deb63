/** The pictures of the ten rules have moved to another page, where each has the address that it had here. */
location.replace(`embed.html${location.hash || "#pictures"}`);

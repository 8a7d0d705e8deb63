/**
 * The pictures of the ten rules have moved to another page, where each keeps the fragment it had
 * here.
 */
location.replace(`embed.html${location.hash || "#pictures"}`);

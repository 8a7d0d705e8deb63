"""How the site is packed for hosts, browsers without a network, and npm; and the tools for it."""

// In the place of a site's element, where a test has its own.

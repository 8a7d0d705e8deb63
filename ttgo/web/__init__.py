"""The page's files: where they are, what they run on, serving them, and building a site of them."""

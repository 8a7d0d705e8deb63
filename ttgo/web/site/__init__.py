"""What all pages of the site have: where their files are, their languages and texts, their head and foot."""

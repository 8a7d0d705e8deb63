"""What makes the pages of Learn and Why? of their texts, and the pictures of the ten rules."""

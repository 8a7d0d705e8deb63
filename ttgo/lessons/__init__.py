"""The boards of Learn and the pictures of the ten rules, and what puts them into their pages."""

"""What is made when it is asked for: what pages are filled in with, and files that nobody wrote."""

"""What `python3 -m ttgo COMMAND` runs: a module a command, with its options and what it prints."""

"""Does a program keep the rules, and which of two is stronger: what speaks GTP is asked, or plays, and is judged by ours."""

"""A browser's storage that has no room left."""

FILL = """() => {
  let size = 4_000_000;
  let text = "x".repeat(size);
  while (size > 10) {
    try { localStorage.setItem(`other:${crypto.randomUUID()}`, text); } catch { size = Math.floor(size / 2); text = text.slice(0, size); }
  }
  try { for (let last = "x"; ; last += "x") localStorage.setItem("other:", last); } catch { /* not a character more */ }
}"""

for (const type of ["tt-turn", "tt-illegal", "tt-over"]) {
  document.addEventListener(type, ({ target, detail }) => {
    if (target.id !== "ko") return;
    const line = `${type} ${JSON.stringify(detail)}\n`;
    document.getElementById("log").prepend(line);
  });
}

/** The reference: all names can be searched, by what they are called and by what is said of them. */

const section = document.querySelector("#names");
if (section) {
  const lines = [...section.querySelectorAll("li")];
  const search = document.createElement("input");
  search.type = "search";
  search.ariaLabel = search.placeholder = "Search names";
  search.addEventListener("input", () => {
    const words = search.value.toLowerCase().split(" ");
    for (const line of lines) {
      const text = line.textContent?.toLowerCase() ?? "";
      line.hidden = !words.every((word) => text.includes(word));
    }
    for (const list of section.querySelectorAll("ul")) {
      const heading = /** @type {HTMLElement} */ (list.previousElementSibling);
      heading.hidden = list.hidden = !list.querySelector("li:not([hidden])");
    }
  });
  section.querySelector("h2")?.after(search);
}

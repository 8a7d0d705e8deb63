/** Acts once an element comes into sight, or near it. */
export class Sight {
  /** @param {HTMLElement} element @param {() => void} seen */
  constructor(element, seen) {
    this.element = element;
    this.observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen(), { rootMargin: "200px" });
  }

  /** Tell whether it is in sight now, and whenever that changes. */
  watch() {
    this.observer.unobserve(this.element);
    this.observer.observe(this.element);
  }

  disconnect() {
    this.observer.disconnect();
  }
}

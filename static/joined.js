/**
 * Sentences one after the other, without those that are empty. Full stops that are as wide as a
 * letter hold their own blank. @param {...string} said
 */
export const joined = (...said) =>
  said
    .filter(Boolean)
    .join(" ")
    .replace(/([。？！：]) /g, "$1");

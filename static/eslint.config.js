// What tsc does not see. Names and types are its business, so no-undef and the like are off.
import js from "@eslint/js";

export default [
  { ignores: ["**/words/**"] }, // made of the catalogues
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off",
      "no-unused-vars": "off",
      // French has spaces that do not break
      "no-irregular-whitespace": ["error", { skipTemplates: true }],
      eqeqeq: "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-script-url": "error",
      "no-console": "error",
      "no-alert": "error",
      "no-var": "error",
      "prefer-const": "error",
      "no-shadow": ["error", { allow: ["_"] }],
      "no-throw-literal": "error",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-unreachable-loop": "error",
      "no-useless-constructor": "error",
      "no-useless-rename": "error",
      "no-constructor-return": "error",
      "no-promise-executor-return": "error",
      "array-callback-return": "error",
      "default-case-last": "error",
      "no-implicit-coercion": "error",
      "no-restricted-properties": [
        "error",
        ...["innerHTML", "outerHTML", "insertAdjacentHTML"].map((property) => ({
          property,
          message: "Nothing is ever parsed as HTML.",
        })),
      ],
    },
  },
];

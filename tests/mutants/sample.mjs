// A plugin of StrykerJS: of all faults, in the order of the scripts and their lines, each n-th is tried.

import { commonTokens, declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";

class Sample {
  static inject = [commonTokens.options];

  constructor(options) {
    this.every = options.every;
  }

  async init() {}

  async group(mutants) {
    return [mutants.map((mutant) => mutant.id)];
  }

  async check(mutants) {
    const end = (mutant) => (mutant.id % this.every ? "compileError" : "passed");
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, { status: end(mutant), reason: "not in the sample" }]));
  }
}

export const strykerValidationSchema = { properties: { every: { type: "integer", minimum: 1 } } };
export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", Sample)];

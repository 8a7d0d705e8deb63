// A plugin of StrykerJS: of all faults, in the order of the scripts and their lines, each n-th is tried.

import { commonTokens, declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";

class Sample {
  static inject = [commonTokens.options];

  constructor(options) {
    Object.assign(this, { every: options.every, first: options.first });
  }

  async init() {}

  async group(mutants) {
    return [mutants.map((mutant) => mutant.id)];
  }

  async check(mutants) {
    const end = (mutant) => (mutant.id % this.every === this.first ? "passed" : "compileError");
    return Object.fromEntries(
      mutants.map((mutant) => [mutant.id, { status: end(mutant), reason: "not in the sample" }]),
    );
  }
}

export const strykerValidationSchema = {
  properties: { every: { type: "integer", minimum: 1 }, first: { type: "integer", minimum: 0 } },
};
export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", Sample)];

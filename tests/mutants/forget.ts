/**
 * Before each test file: what the tests of the files before it have run of the mutants was told with them. The modules stay loaded, and with
 * them the list, which would be told again with every file.
 */
const { __stryker__: stryker }: { __stryker__?: { mutantCoverage?: { perTest: object } } } = globalThis as object;
if (stryker?.mutantCoverage) stryker.mutantCoverage.perTest = {};

export {};

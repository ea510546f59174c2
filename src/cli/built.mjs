// node src/cli/built.mjs [PROGRAM.ts …]: brings the clone to a production build, and then runs a program that plays at it, if one is named.
import { ready } from "./ready.mjs";

// How a program is called is said without a build.
if (!process.argv.includes("--help")) await ready();
if (process.argv[2]) await import("./bundled.mjs");

// npm start: from a fresh clone to a served site, doing only what is missing or stale.
import { pathToFileURL } from "node:url";
import { prepare, StepError } from "./prepare.mjs";

process.env.NODE_ENV = "production";
process.setSourceMapsEnabled(true);
try {
  await prepare();
  const { build } = await import("./build.mjs");
  await build();
} catch (error) {
  console.error(error instanceof StepError ? error.message : error);
  process.exit(1);
}
await import(pathToFileURL(".build/server.mjs").href);

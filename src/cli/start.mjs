// npm start: from a fresh clone to a served site, doing only what is missing or stale.
import "./compiled.mjs";
import { pathToFileURL } from "node:url";
import { ready } from "./ready.mjs";

await ready();
await import(pathToFileURL(".build/server.mjs").href);

// node src/cli/built.mjs: brings the clone to a production build.
import { ready } from "./ready.mjs";

await ready();

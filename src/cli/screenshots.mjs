// npm run screenshots [-- FOLDER]: renews the pictures that docs/ shows, the sheet of well-known species among them; with a folder, puts every page there instead, in both themes and three sizes, and the sheet.
import path from "node:path";
import { orEnd, run } from "./prepare.mjs";
import { step } from "./progress.mjs";
import { ready } from "./ready.mjs";

await ready();
const { chromiumPath } = await import("./chromium.mjs");
const folder = process.argv[2];
await orEnd(() =>
  step("Taking pictures", async () =>
    run(process.execPath, ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/pictures.config.ts"], {
      CHROMIUM_PATH: await chromiumPath(),
      ...(folder && { PICTURES_FOLDER: path.resolve(folder) }),
    }),
  ),
);

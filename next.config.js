import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import createNextIntlPlugin from "next-intl/plugin";

// Names the drawings of symbols, so that a browser can keep their file (`src/ui/art/symbol-address.ts`).
const symbols = createHash("sha256");
for (const file of ["energy-glyphs.tsx", "icons.ts", "sprite.tsx"]) symbols.update(readFileSync(`src/ui/art/${file}`));

/** @type {import("next").NextConfig} */
const config = {
  // The one process opens the database; what Next bundles only reaches it through `src/app/runtime.ts`.
  serverExternalPackages: ["@electric-sql/pglite", "pglite-prisma-adapter", "@prisma/client", "bcrypt"],
  poweredByHeader: false,
  env: { SYMBOLS: symbols.digest("base64url").slice(0, 12) },
  // Messages come taken apart (`src/i18n/compiled.ts`): what would take them apart in the browser stays at home.
  turbopack: { resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  // No picture goes through Next's image server: without this it works for any visitor, and writes what it will not take into the log as a fault.
  images: { unoptimized: true },
  // A page's code is read when somebody first asks for it: a process that takes over for another has players to take up before.
  experimental: { preloadEntriesOnStart: false },
  // `npm test` checks types; `npm start` need not do it again.
  typescript: { ignoreBuildErrors: true },
};

export default createNextIntlPlugin("./src/i18n/request.ts")(config);

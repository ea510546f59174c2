// node src/cli/migration.mjs <name>   writes the migration that leads from prisma/migrations to prisma/schema.prisma
// node src/cli/migration.mjs --check  exits 1 and shows the difference when the two disagree
// Prisma's own WebAssembly schema engine compares the schema with a database in memory that replayed the migrations.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PGlite } from "@electric-sql/pglite";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { PrismaPGlite } from "pglite-prisma-adapter";

const schemaPath = "prisma/schema.prisma";
const migrations = "prisma/migrations";

const [argument] = process.argv.slice(2);
if (!argument || !/^(--check|[a-z0-9_]+)$/.test(argument)) {
  console.error("usage: node src/cli/migration.mjs <name_in_snake_case> | --check");
  process.exit(2);
}

function loadSchemaEngine() {
  const module = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const bytes = readFileSync(module.replace("schema_engine.js", "schema_engine_bg.wasm"));
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings.SchemaEngine;
}

mkdirSync(migrations, { recursive: true });
const replayed = await PGlite.create();
const directories = readdirSync(migrations, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const name of directories.map((entry) => entry.name).sort())
  await replayed.exec(readFileSync(`${migrations}/${name}/migration.sql`, "utf8"));

const adapters = new PrismaPGlite(replayed);
adapters.connectToShadowDb = async () => new PrismaPGlite(await PGlite.create()).connect();
const schema = { path: schemaPath, content: readFileSync(schemaPath, "utf8") };
const engine = await loadSchemaEngine().new(
  { datamodels: [[schema.path, schema.content]] },
  () => {},
  bindMigrationAwareSqlAdapterFactory(adapters),
);
const difference = await engine.diff({
  from: { tag: "schemaDatasource", files: [schema], configDir: "prisma" },
  to: { tag: "schemaDatamodel", files: [schema], configDir: "prisma" },
  shadowDatabaseUrl: null,
  script: true,
  exitCode: true,
  filters: { externalTables: [], externalEnums: [] },
});
await replayed.close();

if (difference.exitCode === 0) console.log("The schema and the migrations agree.");
else if (argument === "--check") {
  console.error(`The migrations do not lead to ${schemaPath}; run: node src/cli/migration.mjs <name>\n\n${difference.stdout}`);
  process.exitCode = 1;
} else {
  const directory = `${migrations}/${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}_${argument}`;
  mkdirSync(directory);
  writeFileSync(`${directory}/migration.sql`, difference.stdout);
  writeFileSync(`${migrations}/migration_lock.toml`, 'provider = "postgresql"\n');
  console.log(`${directory}/migration.sql`);
}

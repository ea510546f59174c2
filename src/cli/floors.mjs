// Holds the floors of the house: a folder of src imports only what stands below it, neither folders nor the engine's files import each other in a
// circle, what is done in steps goes one way, the engine imports nothing from outside, its state is data alone, and what the browser loads never reaches the server's parts.
// A page hands its parts in the browser the words that they say (`words.mjs`).
import { readdirSync } from "node:fs";
import path from "node:path";
import { requests, resolve } from "./imports.mjs";
import { missingWords } from "./words.mjs";

/** From the ground up; `games/…` is that folder of each game, `games` the lists of them. */
const floors = [
  ["kernel"],
  ["games/engine"],
  ["games/bots", "db", "telemetry"],
  ["cards"],
  ["games/cards"],
  ["match", "accounts", "friends", "decks", "admin", "history"],
  ["games/decks", "games/site", "realtime"],
  ["ui"],
  ["games/art", "games/card", "games/board", "games/deck-builder", "games/rules"],
  ["games/position"],
  ["games/pages"],
  ["games"],
  ["app", "cli", "server.ts", "instrumentation-client.ts", "environment.ts"],
];
/** These know no game, so that another one is a folder and a line. */
const platform = [
  "kernel",
  "db",
  "telemetry",
  "cards",
  "match",
  "accounts",
  "friends",
  "decks",
  "admin",
  "history",
  "realtime",
  "ui",
  "i18n",
];
/** May be imported from every floor. */
const beside = ["i18n"];
/** Rooms of a folder in the order in which they do their work: each imports only those before it. */
const ways = {
  "src/games/dragonball/cards/text/compile": ["words", "unresolved", "grammar", "resolve", "skill", "card", "checks"],
  "src/games/pokemon/cards/text/compile": ["words", "unresolved", "grammar", "fold", "resolve", "text", "card", "checks"],
};
const serverOnly =
  /^(node:|src\/db\/(?!generated\/enums)|src\/telemetry\/|bcrypt$|pg$|socket\.io$|next-auth\/jwt$|@prisma\/|@electric-sql\/)/;

const isTest = (file) => /\.test\.tsx?$|\/testing(\.tsx?$|\/)|\/fixtures\//.test(file);
const isCode = (file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith("src/db/generated/") && !isTest(file);

/** A folder of src; of the games, which do not know each other, a folder of one of them. */
const roomOf = (file) => file.match(/^src\/(games\/[^/]+\/[^/]+|[^/]+)/)?.[1] ?? file;
const floorOf = (file) => floors.findIndex((rooms) => rooms.includes(roomOf(file).replace(/^games\/[^/]+/, "games")));
const gameOf = (file) => file.match(/^src\/games\/([^/]+)\//)?.[1];

/** Where a file stands on the way through its folder; undefined where the folder has none. */
function placeOn(file) {
  const folder = Object.keys(ways).find((each) => file.startsWith(`${each}/`));
  return folder && { folder, at: ways[folder].indexOf(file.slice(folder.length + 1).split("/")[0]) };
}

/** The state of a match, the words of effects, and the plain facts and kernel they are made of. */
const isData = (file) => /^src\/(kernel\/|games\/[^/]+\/engine\/(state\/|effects\/language(\/|\.ts$)|card\.ts$))/.test(file);

const faults = [];
/** Imports that are left at run time, by file; and the rooms that a room imports, with an example. */
const loads = new Map();
const rooms = new Map();

const all = readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => path.posix.join("src", file.split(path.sep).join("/")));
const files = all.filter(isCode);

// The engine's tests are as pure as the engine: they read and write nothing.
const ofEngine = (file) => /^src\/(kernel|games\/[^/]+\/engine)\//.test(file);
for (const file of all.filter((one) => ofEngine(one) && one.endsWith(".ts") && isTest(one)))
  for (const { name } of requests(file)) if (resolve(file, name)?.startsWith("node:")) faults.push(`${file}: the engine imports ${name}`);

for (const file of files) {
  const room = roomOf(file);
  if (floorOf(file) < 0 && !beside.includes(room)) faults.push(`${file}: the house has no room src/${room}`);
  const place = placeOn(file);
  if (place?.at === -1) faults.push(`${file}: stands in no room of ${place.folder}`);
  loads.set(file, []);
  for (const { name, type } of requests(file)) {
    const target = resolve(file, name);
    if (target === undefined) {
      faults.push(`${file}: there is no ${name}`);
      continue;
    }
    if (!type) loads.get(file).push(target);
    const other = placeOn(target);
    if (place && other?.folder === place.folder && other.at > place.at) faults.push(`${file}: ${target} comes after it`);
    if (ofEngine(file) && roomOf(target) !== room && roomOf(target) !== "kernel") faults.push(`${file}: the engine imports ${name}`);
    if (platform.includes(room) && target.startsWith("src/games/")) faults.push(`${file}: the platform knows no game, and imports ${name}`);
    if (gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target))
      faults.push(`${file}: a game knows no other game, and imports ${name}`);
    if (!type && isData(file) && !isData(target)) faults.push(`${file}: the state is data and imports no ${target}`);
    if (!target.startsWith("src/") || roomOf(target) === room || beside.includes(room) || beside.includes(roomOf(target))) continue;
    if (floorOf(target) > floorOf(file)) faults.push(`${file}: ${target} stands above it`);
    if (floorOf(target) === floorOf(file)) rooms.set(room, [...(rooms.get(room) ?? []), { to: roomOf(target), file }]);
  }
}

function roomCircles(room, trail) {
  for (const { to, file } of rooms.get(room) ?? []) {
    if (to === trail[0]) faults.push(`${file}: folders import each other in a circle: ${[...trail, to].join(" → ")}`);
    else if (!trail.includes(to)) roomCircles(to, [...trail, to]);
  }
}
// The top floor is one: the server serves the pages, and the pages know what it hands them.
for (const room of rooms.keys()) if (!floors.at(-1).includes(room)) roomCircles(room, [room]);

/** Files seen whole, and those on the way to the present one. */
const seen = new Set();
function fileCircles(file, trail) {
  if (trail.includes(file)) {
    faults.push(`${file}: files import each other in a circle: ${[...trail.slice(trail.indexOf(file)), file].join(" → ")}`);
    return;
  }
  if (seen.has(file)) return;
  for (const target of loads.get(file) ?? []) fileCircles(target, [...trail, file]);
  seen.add(file);
}
for (const file of files) if (ofEngine(file)) fileCircles(file, []);

const reached = new Set();
function browserLoads(file, trail) {
  if (reached.has(file)) return;
  reached.add(file);
  for (const target of loads.get(file) ?? []) {
    if (serverOnly.test(target)) faults.push(`the browser would load ${target}: ${trail.join(" → ")}`);
    else browserLoads(target, [...trail, target]);
  }
}
const inBrowser = (file) => roomOf(file) === "ui" || /^src\/games\/[^/]+\/(board|card|deck-builder|rules)\//.test(file);
for (const file of files) if (inBrowser(file)) browserLoads(file, [file]);

faults.push(...missingWords(loads));

for (const fault of faults) console.error(fault);
console.log(`${files.length} files on ${floors.length} floors, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

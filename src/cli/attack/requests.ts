import { gzipSync } from "node:zlib";
import { IdentityForm } from "@/accounts/own-forms";
import { checkSignUp } from "@/accounts/sign-up";
import { NewImport } from "@/admin/imports/schema";
import { NewReport } from "@/admin/reports/schema";
import { NewDeck } from "@/decks/schema";
import { LinkForm } from "@/friends/challenge-links";
import type { Random } from "@/kernel/random";
import { asArrives, brokenText, mutated, oneOf } from "./mutate";
import type { Person } from "./people";
import type { World } from "./world";

/** A request with something wrong in it. */
export interface Strike {
  /** Which route or page is meant, as its folder names it: "PUT /api/decks/[id]". */
  readonly route: string;
  /** What stands for what is in brackets. */
  readonly id: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

interface Asked {
  readonly body?: (world: World, by: Person, random: Random) => unknown;
  readonly query?: Readonly<Record<string, string>>;
  /** What stands for what is in brackets; it is mutated too. */
  readonly ids?: (world: World) => readonly string[];
  /** Whether the site would rightly do it, in the name of this person. */
  readonly isDone?: (world: World, by: Person, id: string, body: unknown) => boolean;
}

const PASSWORD = "bourg-palette";
const TOKEN = "x".repeat(43);
const WRONG = { currentPassword: "not-it-at-all" };
const cards = [{ cardId: "xy1-1", count: 4 }];
const hasAccount = ({ role }: Person) => role === "player" || role === "spectator" || role === "administrator";
const hasSession = (by: Person) => hasAccount(by) || by.role === "guest";
const isAdministrator = ({ role }: Person) => role === "administrator";
/** An administrator may do what they like to any account. */
const ofAccount = {
  ids: ({ people }: World) => people.ids,
  isDone: ({ people }: World, by: Person, id: string) => isAdministrator(by) && people.ids.includes(id),
};
/** Nobody's but the bystanders': those of players who attack are their own to change. */
const ofDeck = { ids: ({ people }: World) => people.decks.slice(-2) };
const identity = (by: Person) => ({ pseudo: by.pseudo, email: "other@attack.invalid", locale: "en", acceptsRequests: false, ...WRONG });
const signUp = (by: Person) => ({
  lastName: "n",
  firstName: "p",
  pseudo: by.role === "deleted" ? "player-0" : by.pseudo,
  email: "player-0@attack.invalid",
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
});
const login = (_world: World, by: Person) => ({ csrfToken: "x", login: by.pseudo, password: PASSWORD, json: "true", callbackUrl: "/jeu" });
const authentication = {
  ids: () => [
    "session",
    "csrf",
    "providers",
    "signin",
    "signin/credentials",
    "signout",
    "callback/credentials",
    "callback/guest",
    "error",
    "_log",
    "verify-request",
  ],
  query: { callbackUrl: "javascript:alert(1)", error: "<script>" },
};

/** What is asked of each route and page. Whatever the site would rightly do is mutated further, or comes from another site's page. */
export const REQUESTS: Readonly<Record<string, Asked>> = {
  "GET /api/auth/[...nextauth]": authentication,
  "POST /api/auth/[...nextauth]": { ...authentication, body: login },
  "PUT /api/locale": {
    body: () => ({ locale: "en" }),
    isDone: (_world, by, _id, body) => hasSession(by) && /"(fr|es|it)"/.test(JSON.stringify(body) ?? ""),
  },
  "PUT /api/theme": { body: () => ({ theme: "dark" }) },
  "PUT /api/game": { body: () => ({ game: "pokemon" }) },
  "GET /regles.pdf": { query: { lang: "en", game: "pokemon" } },
  "GET /art/[game]/[...picture]": {
    ids: () => [
      "pokemon/species/25/0.svg",
      "pokemon/species/6.mega-x/3a.svg",
      "pokemon/trainer/ball/1/2.svg",
      "dragonball/deed/eyJzZWVkIjoiIiwiY29sb3JzIjpbXX0.svg",
    ],
  },
  "GET /art/portrait/[nickname]": { ids: () => ["Rosa.svg"] },
  "GET /messages/[locale]/[version]/[names]": {
    ids: () => ["fr/1/shell", "en/1/board,card", "it/1/decks"],
  },
  "GET /api/cards": {
    query: { game: "pokemon", query: "a", sets: "xy1", sort: "name", after: "xy1-9", edition: "xy", category: "Pokémon" },
  },
  "GET /api/cards/facets": { query: { game: "pokemon", query: "a", sets: "xy1", types: "Fire" } },

  "POST /api/accounts": { body: (_world, by) => signUp(by), isDone: (_world, _by, _id, body) => isNew(body) },
  "POST /api/password-reset": { body: () => ({ email: "nobody@attack.invalid" }) },
  "PUT /api/password-reset": { body: () => ({ token: TOKEN, password: PASSWORD }) },
  "POST /api/confirmation": { body: () => ({ token: TOKEN }) },

  "GET /api/account/export": {},
  "POST /api/account/confirmation": {},
  "PUT /api/account": { body: (_world, by) => identity(by), isDone: (_world, by, _id, body) => hasAccount(by) && isOwn(by, body) },
  "PUT /api/account/spectators": {
    body: () => ({ spectators: "NOBODY", handShown: true }),
    isDone: (_world, by) => hasAccount(by),
  },
  "PUT /api/account/profile": { body: () => ({ shown: "NOTHING" }), isDone: (_world, by) => hasAccount(by) },
  "PUT /api/account/password": { body: () => ({ ...WRONG, password: PASSWORD }) },
  "DELETE /api/account": { body: () => WRONG },
  "DELETE /api/account/sessions": { isDone: (_world, by) => hasAccount(by) },

  "GET /api/decks": { query: { game: "pokemon" } },
  "POST /api/decks": {
    body: () => ({ game: "pokemon", name: "Paper", cards }),
    isDone: (_world, by, _id, body) => hasSession(by) && NewDeck.safeParse(body).success,
  },
  "POST /api/decks/import": { body: () => ({ game: "pokemon", text: "4 Pikachu XY 42\n20 Grass Energy\nEnergy: 3" }) },
  "POST /api/decks/export": { body: () => ({ game: "pokemon", cards }) },
  "POST /api/decks/[id]/current": ofDeck,
  "PUT /api/decks/[id]/look": { ...ofDeck, body: () => ({ sleeve: "waves", mat: "dusk" }) },
  "POST /api/decks/[id]/share": ofDeck,
  "PUT /api/decks/[id]/share": ofDeck,
  "DELETE /api/decks/[id]/share": ofDeck,
  "PUT /api/decks/[id]": { ...ofDeck, body: () => ({ name: "Paper", cards, version: 0 }) },
  "DELETE /api/decks/[id]": ofDeck,

  "GET /api/matches/[id]/story": { ids: ({ matchIds }) => matchIds },
  "GET /api/matches/[id]/proof": { ids: ({ matchIds }) => matchIds },

  "GET /api/challenge-link": {},
  "POST /api/challenge-link": {
    body: () => ({ game: "pokemon", edition: "xy" }),
    isDone: (_world, by, _id, body) => hasAccount(by) && LinkForm.safeParse(body).success,
  },
  "DELETE /api/challenge-link": { isDone: (_world, by) => hasSession(by) },

  "POST /api/reports": {
    body: ({ people, matchIds }, _by, random) => ({
      playerId: people.bystanders[0].id,
      matchId: oneOf([null, ...matchIds], random),
      reason: "OTHER",
      words: "r",
    }),
    isDone: ({ people }, by, _id, body) => hasSession(by) && people.ids.includes(NewReport.safeParse(body).data?.playerId ?? ""),
  },

  "GET /api/admin/players": { query: { search: "a", page: "1", order: "pseudo", show: "players" } },
  "GET /api/admin/import": {},
  // Real sources are elsewhere on the net; nobody asks them for this.
  "GET /api/admin/import/sets": { query: { source: "folder/none" } },
  "POST /api/admin/import": {
    body: () => ({ source: "folder/none", languages: ["en"] }),
    isDone: (_world, by, _id, body) => isAdministrator(by) && NewImport.safeParse(body).data?.source === "tcgdex",
  },
  "POST /api/admin/import/reading": { isDone: (_world, by) => isAdministrator(by) },
  "DELETE /api/admin/import": { isDone: (_world, by) => isAdministrator(by) },
  "POST /api/admin/players/[id]/reset": { ...ofAccount, body: () => ({ reason: "r" }) },
  "PUT /api/admin/players/[id]/role": { ...ofAccount, body: () => ({ role: "ADMIN", reason: "r" }) },
  "PUT /api/admin/players/[id]/suspension": { ...ofAccount, body: () => ({ days: 1, reason: "r" }) },
  "DELETE /api/admin/players/[id]/suspension": { ...ofAccount, body: () => ({ reason: "r" }) },
  "DELETE /api/admin/players/[id]": { ...ofAccount, body: () => ({ reason: "r" }) },
  "PUT /api/admin/reports/[id]": {
    ids: ({ people }) => people.reports,
    body: () => ({ note: "n" }),
    isDone: ({ people }, by, id) => isAdministrator(by) && people.reports.includes(id),
  },

  "GET /": { query: { session: "deleted" } },
  "GET /inscription": {},
  "GET /jeu": { query: { essai: "1" } },
  "GET /deck/partage/[id]": ofDeck,
  "GET /deck": { query: { game: "pokemon" } },
  "GET /defi/[code]": { ids: () => ["x".repeat(16), "x"] },
  "GET /parties": { query: { game: "pokemon", edition: "xy", against: "people", result: "WON", deck: "d", after: "a_2026-01-01" } },
  "GET /joueur/[pseudo]/regarder": { ids: ({ people }) => people.bystanders.map(({ pseudo }) => pseudo) },
  "GET /api/matches/open": {},
  "GET /joueur/[pseudo]": { ids: ({ people }) => people.bystanders.map(({ pseudo }) => pseudo) },
  "GET /entrainement": { query: { game: "pokemon" } },
  "GET /entrainement/position": { query: { game: "pokemon", p: "q1YqSyxKzytRslIqqSxIVaoFAA" } },
  "GET /compte": { query: { done: "password" } },
  "GET /regles": { query: { game: "dragonball" } },
  "GET /confirmation": {},
  "GET /mot-de-passe": {},
  "GET /mot-de-passe/nouveau": {},
  "GET /match/[id]": { ids: ({ matchIds }) => matchIds },
  "GET /match/[id]/rejouer": { ids: ({ matchIds }) => matchIds, query: { n: "3", vu: "0", tout: "1" } },
  "GET /administration": { query: { search: "a", page: "1", order: "pseudo" } },
  "GET /administration/cartes": {},
  "GET /administration/signalements": { query: { show: "open", page: "1" } },
  "GET /administration/signalements/[id]": { ids: ({ matchIds }) => matchIds },
  "GET /administration/pannes": { query: { after: "a_2026-01-01" } },
  "GET /administration/pannes/[id]": { ids: ({ matchIds }) => matchIds },
  "GET /administration/registre": { query: { search: "a", page: "1" } },
  "GET /metrics": {},
  "GET /healthz": {},
  "GET /_next/image": { query: { url: "/icon.svg", w: "64", q: "75" } },
  "POST /socket.io/": { query: { EIO: "4", transport: "polling", sid: "x" }, body: () => ["40"] },
};

function isNew(body: unknown): boolean {
  const { email, pseudo }: { email?: unknown; pseudo?: unknown } = typeof body === "object" && body !== null ? body : {};
  return !("faults" in checkSignUp(body)) && !String(email).startsWith("player-0@") && !/^\w+-\d+$/.test(String(pseudo));
}

/** The password is asked for another mail only. */
function isOwn(by: Person, body: unknown): boolean {
  return IdentityForm.safeParse(body).data?.email === `${by.pseudo}@attack.invalid`;
}

/** Nothing of it is large, but what a program that unpacks it gets is. */
const BOMB = gzipSync(Buffer.alloc(8_000_000, "["));
const HUGE = { over: "x".repeat(140_000), far: "[".repeat(4_500_000) };

/** What nobody's browser sends, or not so. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { "content-type": "text/plain" },
  { "content-type": "application/xml; charset=utf-16" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-encoding": "gzip" },
  { host: "evil.example" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "javascript" },
  { "x-forwarded-for": "::1, 127.0.0.1, not-an-address" },
  { "x-client-address": "127.0.0.1" },
  { "x-request-id": "../../x" },
  { "x-middleware-subrequest": "src/middleware:src/middleware" },
  { "next-action": "0".repeat(42) },
  { rsc: "1", "next-router-state-tree": "%5B%22%22%5D" },
  { rsc: "1", "next-router-state-tree": "}{%" },
  { rsc: "1", "next-router-prefetch": "1", "next-url": "javascript:alert(1)" },
  { "x-nextjs-data": "1" },
  { "accept-language": "fr;q=NaN,".repeat(300) },
  { "user-agent": "x".repeat(7_000) },
  { range: "bytes=0-,-5,1e9-" },
  { "if-none-match": "*", "if-modified-since": "NaN" },
  { authorization: "Bearer __proto__" },
  { cookie: "locale=__proto__; theme=constructor; game=%00; next-auth.callback-url=javascript:alert(1)" },
  { cookie: "next-auth.session-token=eyJhbGciOiJub25lIn0.eyJ1c2VySWQiOiJ4In0." },
  { cookie: `next-auth.session-token=${"x".repeat(6_000)}` },
  { cookie: "next-auth.csrf-token=a|b; next-auth.session-token.0=x; next-auth.session-token.1=y" },
  { cookie: "=; ;;%ff=%; a".repeat(50) },
  { "sec-fetch-site": "cross-site", referer: "javascript:alert(1)" },
];
const FOREIGN = ["https://evil.example", "null", "file://", "javascript:alert(1)"];

/** A request that may change nothing: mutated, by somebody who may not, or in the name of somebody whom another site's page uses. */
export function strike(world: World, by: Person, url: string, random: Random): Strike {
  const route = oneOf(Object.keys(REQUESTS), random);
  const asked = REQUESTS[route] ?? {};
  const [method = "", address = ""] = route.split(" ");
  const ids = asked.ids?.(world) ?? [];
  const id =
    ids.length === 0 ? "" : random() < 0.6 ? oneOf(ids, random) : textOf(mutated(oneOf(ids, random), world.pool, random)).slice(0, 2_000);
  let body = asked.body?.(world, by, random);
  if (body !== undefined && random() < 0.8) body = mutated(body, world.pool, random);
  const isDone = () => asked.isDone?.(world, by, id, asArrives(body)) ?? false;
  for (let tries = 0; tries < 5 && isDone(); tries++) body = mutated(body, world.pool, random);
  const foreign = isDone() || random() < 0.05;
  const text = written(body, random);
  return {
    route,
    id,
    path: address.replace(/\[.*\]/, () => idInPath(id, address)) + queryOf(asked.query, world, random),
    headers: {
      ...by.headers,
      ...(text !== null && { "content-type": route.includes("auth") ? "application/x-www-form-urlencoded" : "application/json" }),
      ...(random() < 0.15 && oneOf(HEADERS, random)),
      ...(method !== "GET" && { origin: foreign ? oneOf(FOREIGN, random) : url }),
    },
    body: method === "GET" ? null : text,
  };
}

/** What stands for "[...picture]" or "[locale]/[version]" is several folders deep. */
function idInPath(id: string, address: string): string {
  const parts = /\[\.\.\.|\]\/\[/.test(address) ? id.split("/") : [id];
  return parts.map((part) => encodeURIComponent(part.toWellFormed())).join("/");
}

function queryOf(query: Asked["query"], world: World, random: Random): string {
  if (!query) return "";
  const changed = random() < 0.8 ? mutated(query, world.pool, random) : query;
  const fields: [string, unknown][] = typeof changed === "object" && changed !== null ? Object.entries(changed) : [["", changed]];
  const text = fields.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join("&");
  // Escapes that are none.
  return `?${random() < 0.05 ? "%E0%A4%A&%ff=%00&" : ""}${text}`.slice(0, 12_000);
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const escaped = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed()).slice(0, 3_000);

function written(body: unknown, random: Random): string | Buffer | null {
  const way = random();
  if (way < 0.002) return HUGE.far;
  if (way < 0.01) return HUGE.over;
  if (way < 0.03) return BOMB;
  if (body === undefined) return way < 0.5 ? null : oneOf(["", "null", "{}", "[]", "x"], random);
  const text = JSON.stringify(body) ?? "";
  return way < 0.15 ? brokenText(text, random) : text;
}

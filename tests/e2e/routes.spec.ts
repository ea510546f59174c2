import { z } from "zod";
import { pages, routes } from "../routes";
import { type Answer, DECK, PAGES, ROLES, ROUTES, type Role, SIGN_UP } from "./expected-answers";
import { nextAddress, PASSWORD } from "./player";
import { expect, type Site, test, VARIABLES } from "./site";

/** What every route and page answers to everybody there is. They are read from the folders of `src/app`: one that has no row here fails. */

// A site of its own: what is asked here ends matches, sessions and accounts.
test.use({ siteVariables: { ...VARIABLES } });

/** Sends what a browser of ours sends, with the cookies of somebody; from another address each time, since addresses have their limits. */
function ask(site: Site, method: string, address: string, cookie: string, body?: unknown, origin = site.url): Promise<Response> {
  const headers = {
    cookie,
    origin,
    "x-forwarded-for": nextAddress(),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  return fetch(`${site.url}${address}`, { method, headers, redirect: "manual", ...(body !== undefined && { body: JSON.stringify(body) }) });
}

const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(";")[0] ?? "";

/** The cookie of a new session. */
async function logIn(site: Site, provider: "credentials" | "guest", login = "", password = PASSWORD): Promise<string> {
  const csrf = await ask(site, "GET", "/api/auth/csrf", "");
  const { csrfToken } = await csrf.json();
  const form = new URLSearchParams({ csrfToken, login, password, json: "true" });
  const headers = { cookie: cookieOf(csrf, "next-auth.csrf-token") };
  const answer = await fetch(`${site.url}/api/auth/callback/${provider}`, { method: "POST", headers, body: form });
  const session = cookieOf(answer, "next-auth.session-token");
  expect(session).not.toBe("");
  return session;
}

interface Crowd {
  readonly cookies: Readonly<Record<Role, string>>;
  /** What the rows are about. */
  readonly ids: { readonly deck: string; readonly victim: string };
}

/** One of each role. */
async function assemble(site: Site): Promise<Crowd> {
  const names = ["player", "other", "deleted", "suspended"] as const;
  for (const pseudo of [...names, "victim"])
    expect((await ask(site, "POST", "/api/accounts", "", { ...SIGN_UP, pseudo, email: `${pseudo}@example.org` })).status).toBe(201);
  const [player, other, deleted, suspended] = await Promise.all(names.map((pseudo) => logIn(site, "credentials", pseudo)));
  const administrator = await logIn(site, "credentials", "admin", site.administratorPassword);
  const list = Players.parse(await (await ask(site, "GET", "/api/admin/players", administrator)).json());
  const idOf = (name: string) => list.players.find(({ pseudo }) => pseudo === name)?.id ?? "";
  const shut = { days: 1, reason: "r" };
  expect((await ask(site, "PUT", `/api/admin/players/${idOf("suspended")}/suspension`, administrator, shut)).status).toBe(204);
  expect((await ask(site, "DELETE", `/api/admin/players/${idOf("deleted")}`, administrator, { reason: "r" })).status).toBe(204);
  const made = Made.parse(await (await ask(site, "POST", "/api/decks", player ?? "", DECK)).json());
  const guest = await logIn(site, "guest");
  return {
    cookies: {
      visitor: "",
      deleted: deleted ?? "",
      suspended: suspended ?? "",
      guest,
      other: other ?? "",
      player: player ?? "",
      administrator,
    },
    ids: { deck: made.deck.id, victim: idOf("victim") },
  };
}
const Players = z.object({ players: z.array(z.object({ id: z.string(), pseudo: z.string() })) });
const Made = z.object({ deck: z.object({ id: z.string() }) });

/** Where a row is asked for. */
function addressIn(route: string, ids: Crowd["ids"]): string {
  const { id, query = "" } = ROUTES[route] ?? {};
  return (
    (route.split(" ")[1] ?? "")
      .replace("[...nextauth]", "")
      .replace("[game]/[...picture]", "pokemon/species/25/0.svg")
      .replace("[locale]/[version]/[names]", "fr/old/shell,login")
      .replace("[id]", id ? ids[id] : "nothing") + query
  );
}

test("there is a row for every route and every page, and no other", () => {
  expect(Object.keys(ROUTES).sort()).toEqual(routes.map(({ name }) => name).sort());
  expect(Object.keys(PAGES).sort()).toEqual(pages.toSorted());
});

test("every route and page answers to everybody as it should, and to another site's page with nothing", async ({ site }) => {
  const { cookies, ids } = await assemble(site);
  const told = async (answer: Response): Promise<Answer> => {
    await answer.arrayBuffer();
    const { location } = Object.fromEntries(answer.headers);
    return location === undefined ? answer.status : new URL(location, site.url).pathname;
  };
  for (const [route, { body }] of Object.entries(ROUTES)) {
    // next-auth holds its own forms against a token of their own.
    if (route.startsWith("GET ") || route.includes("nextauth")) continue;
    const [method = ""] = route.split(" ");
    const answer = await ask(site, method, addressIn(route, ids), cookies.administrator, body, "https://evil.example");
    expect([route, answer.status, await answer.json()]).toEqual([route, 403, { code: "forbidden" }]);
  }
  for (const [page, answers] of Object.entries(PAGES))
    for (const role of ROLES) {
      const answer = await ask(site, "GET", page.replace("[id]", "nothing"), cookies[role]);
      expect([page, role, await told(answer)]).toEqual([page, role, answers[role]]);
    }
  for (const [route, { answers, body }] of Object.entries(ROUTES))
    for (const role of ROLES) {
      const [method = ""] = route.split(" ");
      const answer = await ask(site, method, addressIn(route, ids), cookies[role], body);
      expect([route, role, await told(answer)]).toEqual([route, role, answers[role]]);
    }
  expect(site.output).not.toContain('"level":"error"');
});

test("the administration's pages show accounts to administrators alone", async ({ site }) => {
  const administrator = await logIn(site, "credentials", "admin", site.administratorPassword);
  await ask(site, "POST", "/api/accounts", "", { ...SIGN_UP, pseudo: "Seen", email: "seen@example.org" });
  const player = await logIn(site, "credentials", "Seen");
  const page = async (cookie: string) => (await ask(site, "GET", "/administration", cookie)).text();
  expect(await page(administrator)).toContain("seen@example.org");
  for (const cookie of ["", player]) expect(await page(cookie)).not.toContain("seen@example.org");
});

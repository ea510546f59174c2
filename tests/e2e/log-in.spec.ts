import type { APIRequestContext } from "@playwright/test";
import { Player } from "./player";
import { expect, test, VARIABLES } from "./site";
import { wordsOf } from "./words";

// Behind no proxy, what a browser says of its address is a lie.
test.use({ siteVariables: { ...VARIABLES, TRUST_PROXY: "" } });

const form = (pseudo: string) => ({
  lastName: "Ketchum",
  firstName: "Sacha",
  email: `${pseudo}@example.org`,
  pseudo,
  password: "bourg-palette",
  passwordConfirmation: "bourg-palette",
});

async function logIn(request: APIRequestContext, provider: string, login: string, password: string): Promise<string> {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const answer = await request.post(`/api/auth/callback/${provider}`, { form: { csrfToken, login, password, json: "true" } });
  const { url } = await answer.json();
  return new URL(url).searchParams.get("error") ?? "";
}

async function logOut(request: APIRequestContext): Promise<void> {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  expect((await request.post("/api/auth/signout", { form: { csrfToken, json: "true" } })).status()).toBe(200);
}

const session = async (request: APIRequestContext) => (await request.get("/api/auth/session")).json();
const localeCookie = async (request: APIRequestContext) =>
  (await request.storageState()).cookies.find(({ name }) => name === "locale")?.value;

test("a player signs up, logs in by mail, and is no administrator", async ({ request }) => {
  const signUp = await request.post("/api/accounts", { data: form("Sacha") });
  expect(signUp.status()).toBe(201);
  expect(await signUp.json()).toEqual({ ok: true, pseudo: "Sacha" });

  expect(await logIn(request, "credentials", "Sacha", "wrong-password")).toBe("wrongCredentials");
  expect(await logIn(request, "administration", "Sacha", "bourg-palette")).toBe("wrongCredentials");
  expect(await session(request)).toEqual({});
  expect(await logIn(request, "credentials", "SACHA@example.org", "bourg-palette")).toBe("");
  expect(await session(request)).toMatchObject({ user: { pseudo: "Sacha", role: "PLAYER" } });
});

test("a sign-up tells each fault, and what is not JSON has them all", async ({ request }) => {
  await request.post("/api/accounts", { data: form("Ondine") });
  const again = await request.post("/api/accounts", { data: { ...form("ONDINE"), role: "ADMIN" } });
  expect(again.status()).toBe(422);
  expect(await again.json()).toEqual({ ok: false, faults: { email: "emailTaken", pseudo: "pseudoTaken" } });
  const nonsense = await request.post("/api/accounts", { data: "{", headers: { "content-type": "application/json" } });
  expect(nonsense.status()).toBe(422);
  expect(Object.keys((await nonsense.json()).faults)).toHaveLength(6);
});

test("the administrator logs in at the administration with the generated password", async ({ request, site }) => {
  expect(await logIn(request, "administration", "admin", site.administratorPassword)).toBe("");
  expect(await session(request)).toMatchObject({ user: { pseudo: "admin", role: "ADMIN" } });
});

test("a language is remembered by the browser and by the account", async ({ playwright, request, site }) => {
  expect((await request.put("/api/locale", { data: { locale: "de" } })).status()).toBe(400);
  expect((await request.put("/api/locale", { data: { locale: "es" } })).status()).toBe(204);
  expect(await localeCookie(request)).toBe("es");
  await request.post("/api/accounts", { data: form("Pierre") });

  // Another browser, where no language was chosen yet, takes the account's.
  const elsewhere = await playwright.request.newContext({ baseURL: site.url });
  await logIn(elsewhere, "credentials", "Pierre", "bourg-palette");
  expect(await localeCookie(elsewhere)).toBe("es");
  expect((await elsewhere.put("/api/locale", { data: { locale: "it" } })).status()).toBe(204);

  // A choice made before logging in goes to the account.
  const third = await playwright.request.newContext({ baseURL: site.url });
  await logIn(third, "credentials", "Pierre", "bourg-palette");
  expect(await localeCookie(third)).toBe("it");
  await elsewhere.dispose();
  await third.dispose();
});

test("a first visit is in the language that the browser asks for, and so is the account that is made there", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, locale: "es-MX" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { name: wordsOf("es")("login.title") })).toBeVisible();
  await page.goto("/nowhere");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");

  // From the page: Playwright's own requests ask for no language.
  const signedUp = await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/accounts", { method: "POST", headers, body })).status;
    },
    JSON.stringify(form("Rosalia")),
  );
  expect(signedUp).toBe(201);
  expect(await localeCookie(context.request)).toBeUndefined();
  await logIn(context.request, "credentials", "Rosalia", "bourg-palette");
  expect(await localeCookie(context.request)).toBe("es");
  await context.close();
});

test("a guest is named in the language of the page", async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: { "accept-language": "it-IT,it;q=0.9" } });
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  await request.post("/api/auth/callback/guest", { form: { csrfToken, json: "true" } });
  expect(await session(request)).toMatchObject({ user: { pseudo: expect.stringMatching(/^Ospite-/) } });
  await request.dispose();
});

test("a log-out voids every copy of the session, and an ended session ends no other", async ({ playwright, request, site }) => {
  await request.post("/api/accounts", { data: form("Lucy") });
  await logIn(request, "credentials", "Lucy", "bourg-palette");
  const thief = await playwright.request.newContext({ baseURL: site.url, storageState: await request.storageState() });
  expect(await session(thief)).toMatchObject({ user: { pseudo: "Lucy" } });
  const copy = await thief.storageState();

  await logOut(request);
  expect(await session(thief)).toEqual({});

  await logIn(request, "credentials", "Lucy", "bourg-palette");
  const again = await playwright.request.newContext({ baseURL: site.url, storageState: copy });
  await logOut(again);
  expect(await session(request)).toMatchObject({ user: { pseudo: "Lucy" } });
  await thief.dispose();
  await again.dispose();
});

test("a log-out ends the player's other pages too, says so there, and a log-in there goes on where they were", async ({
  browser,
  site,
}) => {
  const one = await Player.playing(browser, site, "Giselle");
  const tab = await one.secondTab();
  await tab.page.goto("/entrainement?game=dragonball");
  await expect(tab.page.getByRole("heading", { level: 1, name: tab.words("practice.page") })).toBeVisible();
  await one.logOut();
  await expect(tab.page.getByText(tab.words("home.ended.logged-out"))).toBeVisible();
  await tab.logIn("/entrainement?game=dragonball");
  await one.close();
});

test("who is logged in is led on from the home page and the sign-up, by an answer in which nothing is drawn", async ({ page }) => {
  await page.goto("/regles");
  await page.request.post("/api/accounts", { data: form("Miaouss") });
  await logIn(page.request, "credentials", "Miaouss", "bourg-palette");
  for (const door of ["/", "/inscription"]) {
    const answer = await page.request.get(door, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location, (await answer.body()).length]).toEqual([307, "/jeu", 0]);
  }
  // So is a page that is open since before the log-in.
  await page.locator('header a[href="/"]').last().click();
  await page.waitForURL("**/jeu");
  await expect(page.getByRole("link", { name: "Miaouss" })).toBeVisible();
});

test("ten wrong passwords shut the account to this address, whatever address it claims", async ({ request }) => {
  await request.post("/api/accounts", { data: form("Jessie") });
  for (let i = 0; i < 10; i++) expect(await logIn(request, "credentials", "Jessie", "wrong-password")).toBe("wrongCredentials");
  expect(await logIn(request, "credentials", "Jessie", "bourg-palette")).toBe("tooManyAttempts");
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const forged = await request.post("/api/auth/callback/credentials", {
    form: { csrfToken, login: "Jessie", password: "bourg-palette", json: "true" },
    headers: { "x-client-address": "9.9.9.9", "x-forwarded-for": "9.9.9.9" },
  });
  expect((await forged.json()).url).toContain("tooManyAttempts");
});

test("a forged host is not where a log-in sends one", async ({ request }) => {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const answer = await request.post("/api/auth/callback/credentials", {
    form: { csrfToken, login: "a", password: "b", json: "true", callbackUrl: "https://evil.example/" },
    headers: { "x-forwarded-host": "evil.example" },
  });
  expect((await answer.json()).url).not.toContain("evil");
});

test("the session cookie is out of reach of scripts and other sites, and pages may not be framed", async ({ request }) => {
  await request.post("/api/accounts", { data: form("James") });
  await logIn(request, "credentials", "James", "bourg-palette");
  const { cookies } = await request.storageState();
  expect(cookies.find(({ name }) => name === "next-auth.session-token")).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const { "content-security-policy": policy, "x-powered-by": poweredBy } = (await request.get("/")).headers();
  expect(policy).toContain("frame-ancestors 'none'");
  expect(poweredBy).toBeUndefined();
});

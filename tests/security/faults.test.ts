import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { fromOurPages, refuse } from "@/app/api/guard";
import { logInOptions } from "@/app/log-in";
import { Site } from "../site";

/** A fault of the server tells a visitor nothing of how it is made, and the log nothing of who met it. */

let site: Site;
const said: unknown[][] = [];
beforeAll(async () => {
  site = await Site.open();
  site.serveRoutes();
});
afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
});
afterAll(() => site.close());

const hush = () => vi.spyOn(console, "error").mockImplementation((...words) => void said.push(words));

const authorize = z.custom<(form: unknown) => Promise<unknown>>((value) => typeof value === "function");
const Provider = z.object({ options: z.object({ id: z.string(), authorize }) });

test.each([
  ["credentials", { login: "ann", password: "a long password" }, "trouble"],
  ["administration", { login: "ann", password: "a long password" }, "trouble"],
  ["credentials", { login: 5 }, "wrongCredentials"],
  ["guest", {}, "trouble"],
])("a fault while somebody logs in (%s) says no more than that there was one", async (id, form, message) => {
  hush();
  const provider = logInOptions()
    .providers.map((one) => Provider.parse(one).options)
    .find((one) => one.id === id);
  // Outside of a request there are neither headers nor cookies: whatever of Next or of the database fails, fails like that.
  await expect(provider?.authorize(form)).rejects.toThrow(new RegExp(`^${message}$`));
  expect(said).toHaveLength(message === "trouble" ? 1 : 0);
});

test("a fault of a route is logged without the player whom its address names", async () => {
  hush();
  const request = await site.request(null, "DELETE", "/api/admin/players/cmabcdefgh?why=ann");
  const answer = await fromOurPages(request, () => Promise.reject(new Error("out of order")));
  expect([answer.status, await answer.json()]).toEqual([500, { code: "server-error" }]);
  expect(said).toEqual([["DELETE /api/admin/players/…:", new Error("out of order")]]);
});

test("a refusal is no fault", async () => {
  hush();
  const answer = await fromOurPages(await site.request(null, "GET", "/api/decks/1"), async () => refuse("not-found"));
  expect([answer.status, said]).toEqual([404, []]);
});

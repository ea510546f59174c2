import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "@/accounts/gate";
import { createGuest } from "@/accounts/guest";
import { PUT as close } from "@/app/api/admin/reports/[id]/route";
import { POST as report } from "@/app/api/reports/route";
import type { User } from "@/db/generated/client";
import { Site } from "../site";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
  site.serveRoutes();
});
afterAll(() => site.close());

const of = (playerId: string, more: object = {}) => ({ playerId, matchId: null, reason: "OTHER", words: "", ...more });
/** What a route answers: nothing where it was done, or the code of the refusal. */
async function said(answer: Response): Promise<[number, string | null]> {
  return [answer.status, answer.status === 204 ? null : (await answer.json()).code];
}
const reporting = async (user: User | null, body: object) => said(await report(await site.request(user, "POST", "/", body)));
const closing = async (user: User | null, id: string, body: object = { note: "n" }) =>
  said(await close(await site.request(user, "PUT", "/", body), { params: Promise.resolve({ id }) }));
const openOf = (reportedId: string) => site.database.prisma.playerReport.findMany({ where: { reportedId, closedAt: null } });

test("visitors report nobody; players, administrators and guests do, and guests are reported", async () => {
  const { prisma } = site.database;
  const [player, admin, guest] = [await site.user("ann"), await site.user("boss", "ADMIN"), await createGuest(prisma, "en")];
  expect(await reporting(null, of(player.id))).toEqual([401, "unauthorized"]);
  expect(await reporting(admin, of(player.id))).toEqual([204, null]);
  expect(await reporting(guest, of(player.id))).toEqual([204, null]);
  expect(await reporting(player, of(guest.id))).toEqual([204, null]);
  expect(await openOf(player.id)).toHaveLength(2);
});

test("only an administrator closes a report", async () => {
  const [reporter, reported, other] = [await site.user("ben"), await site.user("cat"), await site.user("dan")];
  const admin = await site.user("boss2", "ADMIN");
  await reporting(reporter, of(reported.id));
  const [{ id } = { id: "" }] = await openOf(reported.id);
  expect(await closing(null, id)).toEqual([401, "unauthorized"]);
  for (const user of [reporter, reported, other]) expect(await closing(user, id)).toEqual([403, "forbidden"]);
  expect(await openOf(reported.id)).toHaveLength(1);
  expect(await closing(admin, id, { note: " " })).toEqual([400, "malformed"]);
  expect(await closing(admin, id)).toEqual([204, null]);
  expect(await closing(admin, id)).toEqual([404, "not-found"]);
});

test("a match lends nobody's name: who did not sit in it neither reports nor is reported with it", async () => {
  const [one, two] = [await site.armed("eve"), await site.armed("fay")];
  await site.seat(one, two);
  const stranger = await site.user("gil");
  const matchId = one.found[0] ?? "";
  expect(await reporting(stranger, of(one.id, { matchId }))).toEqual([403, "not-yours"]);
  expect(await reporting(one.user, of(stranger.id, { matchId }))).toEqual([409, "not-in-match"]);
  expect(await reporting(one.user, of(one.id, { matchId }))).toEqual([409, "yourself"]);
  expect(await reporting(one.user, of(two.id, { matchId: "nowhere" }))).toEqual([404, "not-found"]);
  expect(await reporting(one.user, of(two.id, { matchId }))).toEqual([204, null]);
  expect(await reporting(one.user, of(two.id, { matchId }))).toEqual([409, "already-reported"]);
});

test("what is no report is refused", async () => {
  const [hal, ida] = [await site.user("hal"), await site.user("ida")];
  const wrong = [{ reason: "BORING" }, { words: "x".repeat(501) }, { words: "a\0" }, { matchId: undefined }, { closedAt: null }];
  for (const more of wrong) expect(await reporting(hal, of(ida.id, more))).toEqual([400, "malformed"]);
  expect(await openOf(ida.id)).toEqual([]);
});

test("another site's page reports nobody", async () => {
  const [jan, kim] = [await site.user("jan"), await site.user("kim")];
  const own = await site.request(jan, "POST", "/", of(kim.id));
  const headers = new Headers(own.headers);
  headers.set("origin", "https://evil.example");
  expect(await said(await report(new Request(own.url, { method: "POST", headers, body: "{}" })))).toEqual([403, "forbidden"]);
});

test("nobody reports without end", async () => {
  const [leo, mia] = [await site.user("leo"), await site.user("mia")];
  for (let tries = 0; tries < LIMITS.reports.points; tries++) await reporting(leo, of(mia.id));
  expect(await reporting(leo, of(mia.id))).toEqual([429, "too-many-reports"]);
});

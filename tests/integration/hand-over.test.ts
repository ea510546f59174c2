import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Connection } from "@/ui/realtime/connection";
import { type Client, ok, Site, until } from "../site";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const pages: Connection[] = [];
afterAll(() => {
  for (const page of pages) page.close();
});

/** A page of this player as the browser runs it, that shows a match. */
async function pageOf({ user }: Client, matchId: string): Promise<Connection> {
  const cookie = await site.cookie(user);
  const page = new Connection(
    () =>
      io(site.url, {
        transports: ["websocket"],
        extraHeaders: { cookie },
        forceNew: true,
        reconnectionDelay: 500,
        reconnectionDelayMax: 4_000,
      }),
    () => {},
    () => "tests",
  );
  pages.push(page);
  page.onConnected(() => void page.say("match:join", { matchId }));
  await until(() => page.snapshot().matches[matchId] !== undefined);
  return page;
}

test("when the site stops, both players are back at their table on the next process within three seconds, and the match stands where it stood", async () => {
  const [ann, ben] = [await site.armed("ann"), await site.armed("ben")];
  await site.seat(ann, ben);
  const { matchId } = ann.update;
  const both = [await pageOf(ann, matchId), await pageOf(ben, matchId)];
  const updates = () => both.map((page) => page.snapshot().matches[matchId]?.update);
  const before = updates().map((update) => ({ view: update?.view, decision: update?.decision }));
  const stopped = performance.now();
  await site.stop();
  // A new process has to begin: it does so while the pages find nobody.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await until(() => both.every((page) => page.snapshot().status === "offline"));
  await site.start();
  const heard = updates();
  await until(() => updates().every((update, index) => update !== heard[index]));
  expect(performance.now() - stopped).toBeLessThan(3_000);
  expect(updates().map((update) => ({ view: update?.view, decision: update?.decision }))).toEqual(before);
  expect(both.map((page) => page.snapshot().newer)).toEqual([null, null]);
  expect(await site.database.prisma.matchReport.count({ where: { matchId } })).toBe(0);
});

test("whoever waits for somebody keeps their place when a site of one process stops, and meets who comes to the next one", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "openpokemon-hand-over-"));
  const one = await Site.open({ lobbyFile: path.join(folder, "lobby.json"), leaveMs: 30_000 });
  const game = { game: "pokemon", edition: "xy" };
  const [cleo, dan] = [await one.armed("cleo"), await one.armed("dan")];
  await cleo.say("queue:join", game);
  await until(() => cleo.me.queue !== null);
  const { queue } = cleo.me;
  for (let times = 0; times < 2; times++) {
    await one.stop();
    cleo.latestMe = undefined;
    await one.start();
    await until(() => cleo.latestMe !== undefined);
    expect(cleo.me.queue).toEqual(queue);
  }
  await until(() => dan.socket.connected);
  expect(await dan.say("queue:join", game)).toEqual(ok);
  await until(() => cleo.found.length === 1);
  await one.close();
  rmSync(folder, { recursive: true });
});

import { setTimeout as pause } from "node:timers/promises";
import type { Harness } from "@/cli/harness";
import { openDatabase } from "@/db";
import { offerGames } from "@/games";
import type { Client } from "./client";
import { type Held, held } from "./held";
import type { Ledger } from "./ledger";

/** What was played at a site while it was broken. */
export interface Run {
  readonly shown: Harness<never>["shown"];
  readonly clients: readonly Client[];
  readonly ledger: Ledger;
  /** How long a match may stand still at the end, in milliseconds. */
  readonly stuckMs: number;
  /** Stops the site. */
  readonly stop: () => Promise<unknown>;
  /** Where it kept its matches. */
  readonly kept: Parameters<typeof openDatabase>[0];
}

/** Until nearly all players sit at a match. */
export async function seated(clients: readonly Client[]): Promise<void> {
  while (clients.filter(({ heardAt }) => heardAt !== null).length < clients.length * 0.9) await pause(200);
}

/**
 * Lets a run come to rest, stops the site, and holds every answer that it said it took against what it kept. Says on the error output what was refused
 * and who waited longest; the process ends with 1 where something was lost, doubled, bent or stuck.
 */
export async function conclude(run: Run): Promise<Held & { readonly acknowledged: number; readonly stuck: number }> {
  const { shown, clients, ledger } = run;
  const calm = performance.now();
  await shown("Letting it come to rest", () => pause(run.stuckMs));
  const stuck = clients.filter(({ heardAt }) => heardAt !== null && heardAt < calm).length;
  for (const client of clients) client.close();
  await shown("Stopping the site", run.stop);

  const { prisma, close } = await openDatabase(run.kept);
  const { matches, lost, doubled, falsified, frozen } = await shown("Holding answers against the journals", () =>
    held(prisma, offerGames(), ledger.acknowledged),
  );
  await close();
  for (const [what, count] of ledger.refusals) console.error(`${count} × ${what}`);
  for (const { ms, story } of ledger.slowest) console.error(`${Math.round(ms)} ms: ${story}`);
  process.exitCode = lost + doubled + stuck + falsified + frozen > 0 ? 1 : 0;
  return { matches, acknowledged: ledger.acknowledged.length, lost, doubled, stuck, falsified, frozen };
}

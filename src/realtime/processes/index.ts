import { randomUUID } from "node:crypto";
import { createClient } from "@redis/client";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { z } from "zod";
import { openRedis } from "@/accounts/redis";
import { MatchKind } from "@/db/generated/enums";
import type { Begun } from "@/match";
import type { GameServer } from "../connection";
import type { OwnDesk } from "../desk";
import type { SiteMatches } from "../games";
import { openBus } from "./bus";
import { keptLobby } from "./kept-lobby";
import { joinProcesses } from "./membership";
import { SharedDesk } from "./shared-desk";

/** A site of several processes, as one of them sees it. */
export interface SharedSite {
  readonly desk: SharedDesk;
  /** A match was begun here; it is played where its players come. */
  began(match: Begun): void;
  /** A match was ended here. */
  over(matchId: string): void;
  /** A match of this process has been taken up by another. */
  lost(matchId: string): void;
  close(): void;
}

export interface SharedSiteOptions {
  readonly redisUrl: string;
  readonly io: GameServer;
  readonly own: OwnDesk;
  /** A player's match is over. */
  readonly free: (userId: string) => void;
  readonly matches: SiteMatches;
  /** Sees whether everybody whose line comes here is still logged in: that they were not any more may have been missed. */
  readonly recheck: () => Promise<void>;
  readonly reportFault: (error: unknown) => void;
  /** Of all names in Redis: one for each site that shares it. */
  readonly prefix: string;
}

/** How far apart two lines to Redis come back that broke at the same moment. */
const TOGETHER_MS = 50;

const Began = z.object({
  id: z.string(),
  // A process of an older build does not say it.
  kind: z.enum(MatchKind).default("BOT"),
  players: z.array(z.object({ userId: z.string().nullable(), pseudo: z.string(), bot: z.string().nullable() })),
});

/** Joins the other processes of the site. @throws when Redis does not answer */
export async function shareSite(options: SharedSiteOptions): Promise<SharedSite> {
  const { redisUrl, io, own, free, matches, recheck, reportFault, prefix } = options;
  const id = randomUUID();
  // While Redis is away, what is sent fails at once, so that it reaches the lines that are here; what reads waits until it is back.
  const reading = () => createClient({ url: redisUrl, socket: { reconnectStrategy: 250 } });
  const client = Object.assign(await openRedis(redisUrl), { duplicate: reading });
  io.adapter(createAdapter(client, { streamName: `${prefix}socket.io` }));
  const lives = (process: string) => membership.alive.has(process);
  const bus = await openBus({ client, prefix, id, lives, onMissed: missed, reportFault });
  const membership = await joinProcesses({ client, prefix, id, onBeat: (change) => desk.beat(change), reportFault });
  const desk: SharedDesk = new SharedDesk({ io, own, bus, membership, keptLobby: keptLobby(client, prefix, reportFault), reportFault });
  client.on("ready", missed);

  let missing: NodeJS.Timeout | undefined;
  /** Redis was away, or a line to it broke. Where both broke they come back together, and what was missed is made up for once. */
  function missed(): void {
    clearTimeout(missing);
    missing = setTimeout(() => {
      desk.missed();
      void recheck();
    }, TOGETHER_MS);
  }

  bus.listen("began", (said) => matches.began(Began.parse(said)));
  bus.listen("over", (said) => {
    for (const userId of matches.ended(z.string().parse(said))) free(userId);
  });
  await desk.open();
  return {
    desk,
    began({ id: matchId, kind, players }) {
      bus.tell("began", { id: matchId, kind, players });
      matches.drop(matchId).catch(reportFault);
    },
    over: (matchId) => bus.tell("over", matchId),
    lost: (matchId) => desk.lost(matchId),
    close() {
      clearTimeout(missing);
      client.destroy();
    },
  };
}

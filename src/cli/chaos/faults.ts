import { setTimeout as pause } from "node:timers/promises";
import { Site } from "@/cli/load/site";
import type { Random } from "@/kernel/random";
import type { Client } from "./client";
import type { Postgres, Shutdown } from "./postgres";
import type { Redis } from "./redis";

/** A supervisor starts again what ended, as long as a server around it may be away. */
const MOST_STARTS = 20;
const AGAIN_MS = 500;

/** The processes of a site that is killed again and again. */
export class Processes {
  readonly #sites = new Set<Site>();
  #starting = 0;

  constructor(
    private readonly variables: Readonly<Record<string, string | undefined>>,
    private readonly wanted: number,
  ) {}

  /** Where the site can be reached now. */
  get urls(): readonly string[] {
    return [...this.#sites].map(({ url }) => url);
  }

  /** One that breaks off because of another fault is started again, as by a supervisor. */
  async start(): Promise<void> {
    this.#starting++;
    try {
      for (let tries = 1; ; tries++) {
        const site = await Site.start(this.variables).catch((error: unknown) => {
          if (tries === MOST_STARTS) throw error;
          return null;
        });
        if (site) {
          this.#sites.add(site);
          return;
        }
        await pause(AGAIN_MS);
      }
    } finally {
      this.#starting--;
    }
  }

  /** Kills one without a word, and starts another in its place; waits first until all that are wanted are there. Says when it happens. */
  async kill(random: Random, fault: (name: string) => void): Promise<void> {
    while (this.#sites.size < this.wanted) {
      if (this.#starting === 0) await this.start();
      await pause(50);
    }
    const all = [...this.#sites];
    const site = all[Math.floor(random() * all.length)];
    if (!site) throw new Error("There is no process to kill.");
    this.#sites.delete(site);
    fault(`${site.url} killed`);
    site.child.kill("SIGKILL");
    void this.start();
  }

  async stop(): Promise<void> {
    while (this.#starting > 0) await pause(50);
    await Promise.all([...this.#sites].map((site) => site.stop()));
    this.#sites.clear();
  }
}

/** Something around the processes breaks, and is whole again in a moment. */
export interface Fault {
  readonly name: string;
  happen(): Promise<void>;
}

export interface Surroundings {
  readonly postgres: Postgres;
  /** Null for a site of one process, which needs none. */
  readonly redis: Redis | null;
  readonly clients: readonly Client[];
  readonly random: Random;
}

/** How long a server is away that is started anew, beside what it takes to start. */
const AWAY_MS = 1_500;

export function faultsAround({ postgres, redis, clients, random }: Surroundings): readonly Fault[] {
  const whileAway = () => pause(random() * AWAY_MS);
  const restart = (how: Shutdown): Fault => ({
    name: `database started anew (${how})`,
    async happen() {
      await postgres.stop(how);
      await whileAway();
      await postgres.start();
    },
  });
  const restartRedis = (redis: Redis): Fault => ({
    // Without a disk: it has forgotten who leads, who plays what, and who waits.
    name: "Redis started anew",
    async happen() {
      await redis.stop();
      await whileAway();
      await redis.start();
    },
  });
  return [
    restart("immediate"),
    ...(redis ? [restartRedis(redis)] : []),
    {
      name: "lines cut",
      async happen() {
        for (const client of clients) if (random() < 0.3) client.cut();
      },
    },
    restart("fast"),
    ...(redis ? [{ name: "lines to Redis cut", happen: () => redis.breakOff() }] : []),
  ];
}

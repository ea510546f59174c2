import { setTimeout as pause } from "node:timers/promises";
import { createClient, type RedisClientType } from "@redis/client";
import pg from "pg";
import { Site } from "@/cli/load/site";
import type { Random } from "@/kernel/random";
import type { Client } from "./client";

const MOST_STARTS = 5;

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

/** Faults of what is around the processes, each over in a moment. */
export function surroundings(databaseUrl: string, redisUrl: string | undefined, clients: readonly Client[], random: Random) {
  /** Every connection to the database breaks off, as when it is started anew. */
  async function cutDatabase(): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    await client.end();
  }

  async function atRedis(work: (client: Pick<RedisClientType, "sendCommand">) => Promise<unknown>): Promise<void> {
    const client = await createClient({ url: redisUrl ?? "" }).connect();
    await work(client);
    client.destroy();
  }

  /** Every connection to Redis breaks off; what it held is kept. */
  const cutRedis = () => atRedis(breakOffRedis);

  /** Redis is started anew, without a disk: it has forgotten who leads, who plays what, and who waits. */
  const restartRedis = () =>
    atRedis(async (client) => {
      await client.sendCommand(["FLUSHALL"]);
      await breakOffRedis(client);
    });

  async function cutLines(): Promise<void> {
    for (const client of clients) if (random() < 0.3) client.cut();
  }

  return redisUrl === undefined ? [cutDatabase, cutLines] : [cutDatabase, cutRedis, restartRedis, cutLines];
}

/** Every line to Redis but this client's own breaks off; what it holds is kept. */
export async function breakOffRedis(client: Pick<RedisClientType, "sendCommand">): Promise<void> {
  for (const type of ["normal", "pubsub"]) await client.sendCommand(["CLIENT", "KILL", "TYPE", type, "SKIPME", "yes"]);
}

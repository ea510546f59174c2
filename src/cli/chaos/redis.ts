import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createClient, type RedisClientType } from "@redis/client";
import { freePort } from "@/cli/free-port";

/** Whether there is a `redis-server` that can be stopped and started. */
export const hasRedisServer = spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis of a test's or a run's own, which keeps nothing on a disk. */
export class Redis {
  #child: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<Redis> {
    const redis = new Redis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const child = spawn("redis-server", ["--port", String(this.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]);
    this.#child = child;
    for await (const printed of child.stdout) if (String(printed).includes("Ready to accept connections")) break;
    child.stdout.resume();
  }

  /** Every line to it breaks off in the midst of what is said meanwhile: it was sent, and is lost. What is held already is kept. */
  async cut(meanwhile: () => Promise<unknown>): Promise<void> {
    const client = await createClient({ url: this.url }).connect();
    await client.sendCommand(["CLIENT", "PAUSE", "5000", "WRITE"]);
    await meanwhile();
    await breakOff(client);
    await client.sendCommand(["CLIENT", "UNPAUSE"]);
    client.destroy();
  }

  /** Every line to it breaks off. What it holds is kept. */
  async breakOff(): Promise<void> {
    const client = await createClient({ url: this.url }).connect();
    await breakOff(client);
    client.destroy();
  }

  async stop(): Promise<void> {
    if (!this.#child) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await ended;
    this.#child = undefined;
  }
}

/** Every line but this client's own. */
async function breakOff(client: Pick<RedisClientType, "sendCommand">): Promise<void> {
  for (const type of ["normal", "pubsub"]) await client.sendCommand(["CLIENT", "KILL", "TYPE", type, "SKIPME", "yes"]);
}

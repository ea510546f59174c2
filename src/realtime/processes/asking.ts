import { Errands } from "../errands";
import { type Bus, UnreachableError } from "./bus";
import { insist } from "./insist";
import type { Membership } from "./membership";

/** What a process does when another one, or itself, asks it to. */
type Topics<Topic extends string> = Readonly<Record<Topic, (said: unknown, from: string) => unknown>>;

/** Asks the processes of a site to do what they are in charge of: this one directly, the others by letter. */
export class Asking<Topic extends string> {
  readonly #errands: Errands;
  /** Nothing is begun any more. */
  #closed = false;

  constructor(
    private readonly bus: Bus,
    private readonly membership: Pick<Membership, "id" | "alive">,
    private readonly topics: Topics<Topic>,
    reportFault: (error: unknown) => void,
  ) {
    this.#errands = new Errands(reportFault);
    const all: Readonly<Record<string, (said: unknown, from: string) => unknown>> = topics;
    for (const [topic, handler] of Object.entries(all)) bus.listen(topic, handler);
  }

  /** @throws UnreachableError when it does not answer in time, or is gone; of this process itself whatever it fails by */
  one(process: string, topic: Topic, said: unknown, patienceMs: number): Promise<unknown> {
    const { membership, bus, topics } = this;
    return process === membership.id ? Promise.resolve(topics[topic](said, process)) : bus.ask(process, topic, said, patienceMs);
  }

  /** Asks a process for as long as it lives, or has patience: once it is gone, it need not know. */
  async surely(process: string, topic: Topic, said: unknown, patienceMs = Number.POSITIVE_INFINITY): Promise<void> {
    try {
      await this.one(process, topic, said, patienceMs);
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
    }
  }

  /** Asks every process of the site, this one as well. */
  all(topic: Topic, said: unknown, patienceMs?: number): void {
    for (const process of this.membership.alive) this.later(() => this.surely(process, topic, said, patienceMs));
  }

  /** What nobody waits for is done as soon as it can be, however long Redis is away, and whatever it fails by. */
  later(what: () => Promise<unknown>): void {
    void this.inTheEnd(() => insist(async () => (this.#closed ? null : what()), Number.POSITIVE_INFINITY));
  }

  /** Does what has to be done in the end. @returns once it is done or has failed for the first time */
  inTheEnd(what: () => Promise<unknown>): Promise<void> {
    return this.#errands.run(what);
  }

  close(): void {
    this.#closed = true;
    this.#errands.close();
  }
}

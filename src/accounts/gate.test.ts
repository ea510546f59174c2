import { expect, test } from "vitest";
import { QueueFullError } from "./fair-queue";
import { Gate } from "./gate";

/** Log-ins that wait for their turn, each from an address of its own where none is said. */
class Flood {
  readonly tried: string[] = [];
  readonly #ends: (() => void)[] = [];
  readonly #gate = new Gate();
  #addresses = 0;

  /** Tries a password; whoever comes while too many wait is lost. */
  try(account: string | null, name: string, address = `10.0.${this.#addresses >> 8}.${this.#addresses++ & 255}`, matches = false): void {
    const work = () => {
      this.tried.push(name);
      return new Promise<boolean>((resolve) => this.#ends.push(() => resolve(matches)));
    };
    this.#gate.compare(account, address, work).catch((error: unknown) => {
      if (!(error instanceof QueueFullError)) throw error;
    });
  }

  known(address: string): Promise<void> {
    return this.#gate.loggedIn("somebody", address);
  }

  /** Ends what is under way, one after the other, so many times. */
  async end(count: number): Promise<void> {
    for (let ended = 0; ended < count; ended++) {
      this.#ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** How many turns others have from now on, before this one. */
  async turnsBefore(name: string): Promise<number> {
    const before = this.tried.length;
    for (let turns = 0; turns < 200 && !this.tried.includes(name); turns++) await this.end(1);
    expect(this.tried).toContain(name);
    return this.tried.indexOf(name) - before;
  }
}

const TWO_HUNDRED = Array.from({ length: 200 }, (_, index) => index);

test.each([
  ["made-up names", null],
  ["one account", "sacha"],
])("two hundred log-ins for %s, each from another address, go before an honest newcomer once at most", async (_, account) => {
  const flood = new Flood();
  for (const each of TWO_HUNDRED) flood.try(account, `false ${each}`);
  flood.try("ondine", "honest");
  expect(await flood.turnsBefore("honest")).toBeLessThanOrEqual(1);
});

test("accounts that somebody guessed at stand behind others, from whatever addresses", async () => {
  const flood = new Flood();
  for (const each of TWO_HUNDRED) flood.try(`account${each % 100}`, `false ${each}`);
  await flood.end(102);
  for (const each of TWO_HUNDRED) flood.try(`account${each % 100}`, `again ${each}`);
  flood.try("ondine", "honest");
  expect(await flood.turnsBefore("honest")).toBe(0);
});

test("who logs in where somebody has logged in before does not wait for those who guess at their account elsewhere", async () => {
  const flood = new Flood();
  await flood.known("192.168.0.1");
  for (const each of TWO_HUNDRED) flood.try("sacha", `false ${each}`);
  flood.try("sacha", "honest", "192.168.0.1", true);
  expect(await flood.turnsBefore("honest")).toBe(0);
});

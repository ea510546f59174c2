import type { IncomingMessage } from "node:http";
import { addressGroup, clientAddressHeader } from "@/accounts/address";
import { type Limit, openLimiter, secondsToWait } from "@/accounts/limiter";
import type { GameServer } from "./connection";

export const CONNECTIONS = {
  /** Pages that one player has open. */
  ofUser: 30,
  /** A school has one address for all its players; an IPv6 network of 64 bits is one. */
  ofAddress: 500,
  /** New ones of an address: after a restart all come back at once. */
  coming: { points: 200, duration: 10 },
} as const satisfies { readonly ofUser: number; readonly ofAddress: number; readonly coming: Limit };

/** Whether one more connection may be opened, before anything is asked of the database for it. */
export class Connections {
  readonly #open = new Map<string, number>();
  readonly #coming = openLimiter("connections", CONNECTIONS.coming, undefined);

  /** Whether a handshake may go on. */
  async admits(request: IncomingMessage): Promise<boolean> {
    const address = addressOf(request);
    return (this.#open.get(address) ?? 0) < CONNECTIONS.ofAddress && (await secondsToWait(this.#coming, address)) === 0;
  }

  /** Counts the connections of each address from now on. */
  watch(io: GameServer): void {
    io.engine.on("connection", (connection: { readonly request: IncomingMessage; once(event: "close", listener: () => void): void }) => {
      connection.once("close", this.#enter(addressOf(connection.request)));
    });
  }

  /** Counts a connection of a player in, or returns null when they have enough. @returns what is to be done when it closes */
  enter(userId: string): (() => void) | null {
    const key = `user ${userId}`;
    return (this.#open.get(key) ?? 0) < CONNECTIONS.ofUser ? this.#enter(key) : null;
  }

  #enter(key: string): () => void {
    this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return () => {
      const left = (this.#open.get(key) ?? 0) - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    };
  }
}

function addressOf({ headers, socket }: IncomingMessage): string {
  return addressGroup(String(headers[clientAddressHeader] ?? socket.remoteAddress));
}

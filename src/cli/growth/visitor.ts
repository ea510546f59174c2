import { io, type Socket } from "socket.io-client";
import { z } from "zod";
import type { Account } from "@/cli/load/database";
import type { ClientMessages, ServerMessages } from "@/realtime/protocol";
import { PASSWORD } from "./fill";

/** What is measured, as a player or an administrator does it. */
export const DEEDS = ["logIn", "gamePage", "administrationSearch", "startOfMatch", "deletion"] as const;
export type Deed = (typeof DEEDS)[number];

/** One of those who visit a site, round after round. */
export interface Round {
  readonly number: number;
  readonly account: Account;
  /** An account that is deleted in this round. */
  readonly victim: string;
}

type Headers = Readonly<Record<string, string>>;
/** The computer thinks this long at most; what is measured is over by then. */
const PATIENCE_MS = 30_000;

/** Logs in by the form. Returns the cookie of the session, and how long the log-in itself took, in milliseconds. */
export async function logIn(url: string, login: string, password: string, headers: Headers) {
  const csrf = await fetch(`${url}/api/auth/csrf`, { headers });
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await csrf.json());
  const cookie = cookieOf(csrf, "next-auth.csrf-token");
  const body = new URLSearchParams({ csrfToken, login, password, json: "true" });
  const began = performance.now();
  const answer = await fetch(`${url}/api/auth/callback/credentials`, { method: "POST", headers: { ...headers, cookie }, body });
  await answer.arrayBuffer();
  const took = performance.now() - began;
  return { cookie: cookieOf(answer, "next-auth.session-token"), took };
}

function cookieOf(answer: Response, name: string): string {
  const found = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  if (!found) throw new Error(`${answer.url} gave no ${name}: ${answer.status}`);
  return found.split(";")[0] ?? "";
}

/** Asks for something, and waits for the whole answer. Returns the milliseconds. */
async function asked(url: string, status: number, init: RequestInit): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${url}: ${answer.status} instead of ${status}`);
  return performance.now() - began;
}

/** Does each deed once. Returns the milliseconds that each took. */
export async function visit(
  url: string,
  administrator: string,
  { number, account, victim }: Round,
): Promise<Readonly<Record<Deed, number>>> {
  const { headers } = account;
  const byAdministrator = { cookie: administrator, origin: url, "x-forwarded-for": headers["x-forwarded-for"] ?? "" };
  // Beginnings of pseudos and names, of which a large site finds hundreds.
  const search = number.toString(16).padStart(3, "0").slice(-3);
  return {
    logIn: (await logIn(url, account.pseudo, PASSWORD, { "x-forwarded-for": headers["x-forwarded-for"] ?? "" })).took,
    gamePage: await asked(`${url}/jeu`, 200, { headers }),
    administrationSearch: await asked(`${url}/api/admin/players?search=${search}&order=pseudo&show=players`, 200, {
      headers: byAdministrator,
    }),
    startOfMatch: await startMatch(url, account),
    deletion: await asked(`${url}/api/admin/players/${victim}`, 204, {
      method: "DELETE",
      headers: { ...byAdministrator, "content-type": "application/json" },
      body: JSON.stringify({ reason: "r" }),
    }),
  };
}

/** Starts a match against the computer, and gives it up again. Returns the milliseconds from the wish to the finding. */
async function startMatch(url: string, { headers, game, edition }: Account): Promise<number> {
  const socket: Socket<ServerMessages, ClientMessages> = io(url, {
    transports: ["websocket"],
    extraHeaders: { ...headers, origin: url },
    forceNew: true,
    reconnection: false,
  });
  try {
    socket.on("match:shuffle", (_ask, reply) => reply("0123456789abcdef".repeat(2)));
    const found = new Promise<string>((resolve) => socket.once("match:found", ({ matchId }) => resolve(matchId)));
    await new Promise<void>((resolve, reject) => {
      socket.once("me", () => resolve());
      socket.once("connect_error", reject);
    });
    const began = performance.now();
    const reply = await socket.timeout(PATIENCE_MS).emitWithAck("bot:challenge", { game, edition, level: "easy" });
    if (!reply.ok) throw new Error(`bot:challenge was refused: ${reply.code}`);
    const matchId = await found;
    const took = performance.now() - began;
    await socket.timeout(PATIENCE_MS).emitWithAck("match:join", { matchId });
    await socket.timeout(PATIENCE_MS).emitWithAck("match:concede", { matchId });
    return took;
  } finally {
    socket.disconnect();
  }
}

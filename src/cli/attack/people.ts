import { encode } from "next-auth/jwt";
import type { Database } from "@/db";
import type { Prisma, User } from "@/db/generated/client";
import { giveReadyDeck } from "@/decks";
import { deckRules } from "@/games";

/** Those who sit at a table are opponents of each other; a spectator has no seat anywhere. */
export const ROLES = ["visitor", "guest", "player", "spectator", "administrator", "suspended", "deleted"] as const;
export type Role = (typeof ROLES)[number];

/** Somebody who attacks, or is attacked. */
export interface Person {
  readonly role: Role;
  readonly id: string;
  readonly pseudo: string;
  /** The game that they have a deck for. */
  readonly game: string | null;
  /** What their browser sends with every request. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface People {
  readonly attackers: readonly Person[];
  /** Two friends, who do nothing but be there; one has been asked by a third player. */
  readonly bystanders: readonly [Person, Person];
  /** Ids of what is there: accounts, decks, reports of players. */
  readonly ids: readonly string[];
  readonly decks: readonly string[];
  readonly reports: readonly string[];
}

/** Makes so many accounts of each role, of players two for a table. None of them can be asked to be friends: no question of a stranger changes anything. */
export async function makePeople(database: Database, secret: string, each: number): Promise<People> {
  let count = 0;
  async function make(role: Role, game: string | null = null, more: Partial<Prisma.UserCreateInput> = {}): Promise<Person> {
    const pseudo = `${role}-${count++}`;
    const email = `${pseudo}@attack.invalid`;
    const user = await database.user.create({
      data: {
        pseudo,
        pseudoKey: pseudo,
        email,
        emailKey: email,
        lastName: "n",
        firstName: "p",
        passwordHash: "",
        locale: "en",
        acceptsRequests: false,
        ...more,
      },
    });
    const rules = deckRules.find((one) => one.game === game);
    if (rules) await giveReadyDeck(database, rules, user.id, "en");
    const cookie = role === "visitor" ? "" : await cookieOf(user, secret);
    const address = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
    return { role, id: user.id, pseudo, game, headers: { cookie, "x-forwarded-for": address } };
  }

  const attackers: Person[] = [];
  for (let index = 0; index < each; index++) {
    const game = deckRules[index % deckRules.length]?.game ?? null;
    attackers.push(await make("player", game), await make("player", game), await make("spectator"), await make("visitor"));
    attackers.push(
      await make("guest", null, { guest: true, email: null, emailKey: null }),
      await make("administrator", null, { role: "ADMIN" }),
    );
    const [suspended, deleted] = [await make("suspended", null, { suspendedUntil: new Date("9999-01-01") }), await make("deleted")];
    await database.user.update({ where: { id: suspended.id }, data: { sessionVersion: 1 } });
    await database.user.delete({ where: { id: deleted.id } });
    attackers.push(suspended, deleted);
  }
  const [game = ""] = deckRules.map((rules) => rules.game);
  const [one, other, third] = [await make("player", game), await make("player", game), await make("player")];
  const [userLowId = "", userHighId = ""] = [one.id, other.id].sort();
  await database.friendship.create({ data: { userLowId, userHighId } });
  await database.friendRequest.create({ data: { fromId: third.id, toId: one.id } });
  const report = await database.playerReport.create({ data: { reporterId: third.id, reportedId: other.id, reason: "OTHER", words: "r" } });
  // Honest players are no exception.
  await database.user.updateMany({ data: { acceptsRequests: false } });
  const users = await database.user.findMany({ select: { id: true } });
  const decks = await database.deck.findMany({ select: { id: true } });
  return { attackers, bystanders: [one, other], ids: users.map(({ id }) => id), decks: decks.map(({ id }) => id), reports: [report.id] };
}

async function cookieOf({ id, sessionVersion }: Pick<User, "id" | "sessionVersion">, secret: string): Promise<string> {
  return `next-auth.session-token=${await encode({ token: { userId: id, sessionVersion }, secret })}`;
}

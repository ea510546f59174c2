import type { LogInError } from "@/accounts/credentials";
import { QueueFullError } from "@/accounts/fair-queue";
import { Gate } from "@/accounts/gate";
import { identityKey } from "@/accounts/identity";
import { passwordMatches } from "@/accounts/password";
import type { Database } from "@/db";
import type { User } from "@/db/generated/client";

export interface LogIn {
  /** Pseudo or mail address. */
  login: string;
  password: string;
  /** Where the request comes from. */
  address: string;
}

/**
 * The log-in of players and administrators: knows the failures, not the sessions.
 *
 * @returns a function that checks a log-in, within the limits of the gate
 */
export function createAuthenticator(database: Database, gate = new Gate()) {
  return async function authenticate({ login, password, address }: LogIn): Promise<{ user: User } | { refused: LogInError }> {
    const key = identityKey(login);
    const way = await gate.tryLogIn(key, address);
    if (way !== "open") return { refused: way };
    let user: User | null;
    try {
      user = await gate.hash(address, () => userWith(key, password));
    } catch (error) {
      if (error instanceof QueueFullError) return { refused: "busy" };
      throw error;
    }
    if (!user) return { refused: "wrongCredentials" };
    await gate.loggedIn(key, address);
    await database.user.update({ where: { id: user.id }, data: { lastSeenAt: new Date() } });
    return { user };
  };

  async function userWith(key: string, password: string): Promise<User | null> {
    const user = await database.user.findFirst({ where: key.includes("@") ? { emailKey: key } : { pseudoKey: key } });
    return (await passwordMatches(password, user?.passwordHash)) ? user : null;
  }
}
export type Authenticate = ReturnType<typeof createAuthenticator>;

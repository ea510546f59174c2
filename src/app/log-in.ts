import { cookies, headers } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { clientAddressHeader } from "@/accounts/address";
import { Credentials } from "@/accounts/credentials";
import { knownHereCookie, knownHereCookieOptions } from "@/accounts/entry";
import { createGuest } from "@/accounts/guest";
import type { LogInError } from "@/accounts/log-in-errors";
import { endSessions, SESSION_SECONDS, userOfClaims } from "@/accounts/session";
import { runtime } from "@/app/runtime";
import type { User } from "@/db/generated/client";
import { giveReadyDeck } from "@/decks";
import { isLocale, localeCookie, localeCookieOptions } from "@/i18n/locales";
import { visitorLocale } from "@/i18n/visitor";

/** The session was ended or its account deleted; next-auth then answers with no session and removes the cookie. */
class SessionEnded extends Error {}

/** The browser finds the message as `error` in the address that next-auth answers with (`logIn` in `ui/accounts/session.ts`). */
const refuse = (reason: LogInError | "trouble", suspension?: { readonly until: Date; readonly reason: string }): never => {
  throw new LogInRefused(suspension ? `${reason} ${suspension.until.toISOString()} ${suspension.reason}` : reason);
};

class LogInRefused extends Error {
  override readonly name = "LogInRefused";
}

/** next-auth shows the visitor whatever message is thrown in a log-in: those of faults stay here, and the page has words for "trouble". */
async function hidingFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LogInRefused) throw error;
    console.error("A log-in failed:", error);
    return refuse("trouble");
  }
}

/**
 * A log-in by pseudo or mail and password.
 *
 * @param id what `signIn` of next-auth/react is called with
 * @param admits who may log in here; anybody else learns no more than a wrong password would tell
 */
function logIn(id: string, admits: (user: User) => boolean) {
  return CredentialsProvider({
    id,
    credentials: { login: {}, password: {} },
    authorize: (form) =>
      hidingFaults(async () => {
        const credentials = Credentials.safeParse(form);
        if (!credentials.success) return refuse("wrongCredentials");
        const address = (await headers()).get(clientAddressHeader) ?? "";
        const answer = await runtime().authenticate({ ...credentials.data, address });
        if ("refused" in answer) return refuse(answer.refused, answer.suspension);
        const { user } = answer;
        if (!admits(user)) return refuse("wrongCredentials");
        await agreeOnLocale(user);
        (await cookies()).set(knownHereCookie, "1", knownHereCookieOptions);
        return { id: user.id, sessionVersion: user.sessionVersion };
      }),
  });
}

/** A guest, who needs neither pseudo nor password, and has something to play with. */
function guestLogIn() {
  return CredentialsProvider({
    id: "guest",
    credentials: {},
    authorize: () =>
      hidingFaults(async () => {
        const { database, deckRules, gate } = runtime();
        if (!(await gate.tryGuest((await headers()).get(clientAddressHeader) ?? ""))) return refuse("tooManyGuests");
        const locale = await visitorLocale();
        const guest = await createGuest(database, locale);
        for (const rules of deckRules) await giveReadyDeck(database, rules, guest.id, locale);
        return { id: guest.id, sessionVersion: guest.sessionVersion };
      }),
  });
}

/** A language chosen in this browser goes to the account; otherwise the account's comes to the browser. */
async function agreeOnLocale({ id, locale }: User): Promise<void> {
  const jar = await cookies();
  const chosen = jar.get(localeCookie)?.value;
  if (!isLocale(chosen)) jar.set(localeCookie, locale, localeCookieOptions);
  else if (chosen !== locale) await runtime().database.user.update({ where: { id }, data: { locale: chosen } });
}

/** Built when asked for: the runtime is not there while Next builds. */
export function logInOptions(): NextAuthOptions {
  const { database, environment, realtime } = runtime();
  return {
    secret: environment.secret,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/", error: "/" },
    logger: {
      error(code, details) {
        // A cookie of an ended session is no fault of the server.
        if (code !== "JWT_SESSION_ERROR") console.error("log-in:", code, details instanceof Error ? details : details.error);
      },
    },
    providers: [logIn("credentials", () => true), logIn("administration", (user) => user.role === "ADMIN"), guestLogIn()],
    events: {
      /** A copied token must not outlive the log-out, so all sessions of the account end with it; an ended one can end no other. */
      async signOut({ token }) {
        const user = await userOfClaims(database, token);
        if (!user) return;
        await endSessions(database, user.id);
        await realtime.expelUser(user.id, "logged-out");
      },
    },
    callbacks: {
      async jwt({ token, user }) {
        if (user) return { userId: user.id, sessionVersion: user.sessionVersion };
        if (!(await userOfClaims(database, token))) throw new SessionEnded();
        return token;
      },
      async session({ session, token }) {
        const user = await userOfClaims(database, token);
        if (!user) throw new SessionEnded();
        return { ...session, user: { id: user.id, pseudo: user.pseudo, role: user.role } };
      },
    },
  };
}

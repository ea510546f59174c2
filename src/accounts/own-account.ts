import { z } from "zod";
import type { Authenticate } from "@/accounts/authenticate";
import { shutOutUntil } from "@/accounts/exclusion";
import { QueueFullError } from "@/accounts/fair-queue";
import type { Gate } from "@/accounts/gate";
import { identityKey } from "@/accounts/identity";
import type { DeletionForm, Faults, IdentityForm, PasswordForm } from "@/accounts/own-forms";
import { hashPassword } from "@/accounts/password";
import { takenOf } from "@/accounts/register";
import { removeAccount } from "@/accounts/remove";
import { voidResets } from "@/accounts/tokens";
import { type Database, isUniqueViolation } from "@/db";
import type { Role } from "@/db/generated/client";

/** What players do with their own account. Each deed either happens or says which field is at fault, or why it cannot be just now. */

/** So many days lie between two changes of the pseudo, so that friends still find each other. */
export const PSEUDO_DAYS = 30;
const Administrators = z.array(z.object({ id: z.string(), suspendedUntil: z.date().nullable() }));
const DAY_MS = 24 * 60 * 60 * 1000;

export type OwnRefusal = "too-many-attempts" | "too-many-requests" | "site-busy" | "last-administrator";
type Refused<Form> = { readonly faults: Faults<Form> } | { readonly refused: OwnRefusal };

/** What a change of identity leaves behind: the mail that the account had before, when it has another now. */
export interface IdentityChange {
  readonly former: { readonly email: string; readonly pseudo: string; readonly locale: string } | null;
}

/** What the account page shows. */
export interface OwnAccount {
  readonly pseudo: string;
  /** Null for a guest. */
  readonly email: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly locale: string;
  /** Whether others may ask to be friends. */
  readonly acceptsRequests: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly createdAt: Date;
  /** From when on another pseudo may be chosen; null when that is now. */
  readonly pseudoFixedUntil: Date | null;
  readonly decks: number;
  readonly friends: number;
  readonly matches: number;
}

/** @throws when there is no such user */
export async function ownAccount(database: Database, userId: string, now = new Date()): Promise<OwnAccount> {
  const { _count, pseudoChangedAt, ...account } = await database.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      pseudo: true,
      email: true,
      emailConfirmedAt: true,
      locale: true,
      acceptsRequests: true,
      firstName: true,
      lastName: true,
      role: true,
      createdAt: true,
      pseudoChangedAt: true,
      _count: { select: { decks: true, seats: true, friendshipsLow: true, friendshipsHigh: true } },
    },
  });
  const { decks, seats, friendshipsLow, friendshipsHigh } = _count;
  const friends = friendshipsLow + friendshipsHigh;
  return { ...account, pseudoFixedUntil: fixedUntil(pseudoChangedAt, now), decks, friends, matches: seats };
}

function fixedUntil(changedAt: Date | null, now: Date): Date | null {
  if (!changedAt) return null;
  const until = new Date(changedAt.getTime() + PSEUDO_DAYS * DAY_MS);
  return until > now ? until : null;
}

/** @param authenticate proves the current password, within the limits of a log-in */
export function ownAccountDeeds(database: Database, gate: Gate, authenticate: Authenticate) {
  /** Null when it is the user's password. */
  async function proven(pseudo: string, password: string, address: string): Promise<Refused<DeletionForm> | null> {
    if (password === "") return { faults: { currentPassword: "required" } };
    const answer = await authenticate({ login: pseudo, password, address });
    if ("user" in answer) return null;
    if (answer.refused === "wrongCredentials") return { faults: { currentPassword: "wrongPassword" } };
    return { refused: answer.refused === "busy" ? "site-busy" : "too-many-attempts" };
  }

  return {
    /** Changes pseudo, mail and language; of two who ask for the same pseudo at once, one gets it. */
    async changeIdentity(
      userId: string,
      form: IdentityForm,
      address: string,
      now = new Date(),
    ): Promise<Refused<IdentityForm> | IdentityChange> {
      const { pseudo, email, locale, acceptsRequests, currentPassword } = form;
      const user = await database.user.findUniqueOrThrow({ where: { id: userId } });
      const [pseudoKey, emailKey] = [identityKey(pseudo), identityKey(email)];
      const renamed = pseudo !== user.pseudo;
      if (renamed && fixedUntil(user.pseudoChangedAt, now)) return { faults: { pseudo: "pseudoTooSoon" } };
      const moved = emailKey !== user.emailKey;
      if (moved) {
        const unproven = await proven(user.pseudo, currentPassword, address);
        if (unproven) return unproven;
        if (!(await gate.trySignUp(address))) return { refused: "too-many-requests" };
      }
      const taken = () => takenOf(database, emailKey, pseudoKey, userId);
      const faults = await taken();
      if (faults) return { faults };
      const data = {
        pseudo,
        pseudoKey,
        email,
        emailKey,
        locale,
        acceptsRequests,
        ...(renamed && { pseudoChangedAt: now }),
        ...(moved && { emailConfirmedAt: null }),
      };
      try {
        await database.$transaction(async (transaction) => {
          await transaction.user.update({ where: { id: userId }, data });
          if (moved) await voidResets(transaction, userId);
        });
        if (!moved || user.email === null) return { former: null };
        return { former: { email: user.email, pseudo: user.pseudo, locale: user.locale } };
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        const late = await taken();
        if (!late) throw error;
        return { faults: late };
      }
    },

    /** Changes the password and ends all sessions: whoever knew the old one is out. Returns the version of sessions from now on. */
    async changePassword(
      { id, pseudo }: { readonly id: string; readonly pseudo: string },
      { currentPassword, password }: PasswordForm,
      address: string,
    ): Promise<Refused<PasswordForm> | { readonly sessionVersion: number }> {
      const unproven = await proven(pseudo, currentPassword, address);
      if (unproven) return unproven;
      try {
        const passwordHash = await gate.hash(address, () => hashPassword(password));
        const data = { passwordHash, sessionVersion: { increment: 1 } };
        return await database.$transaction(async (transaction) => {
          await voidResets(transaction, id);
          return transaction.user.update({ where: { id }, data, select: { sessionVersion: true } });
        });
      } catch (error) {
        if (error instanceof QueueFullError) return { refused: "site-busy" };
        throw error;
      }
    },

    /** Deletes the account for good. Whoever calls it then ends its sockets. The last administrator stays: nobody could make another. */
    async deleteAccount(
      { id, pseudo, role }: { readonly id: string; readonly pseudo: string; readonly role: Role },
      { currentPassword }: DeletionForm,
      address: string,
    ): Promise<Refused<DeletionForm> | "deleted"> {
      const unproven = await proven(pseudo, currentPassword, address);
      if (unproven) return unproven;
      return database.$transaction(async (transaction) => {
        if (role === "ADMIN") {
          // Two administrators who leave at the same moment: the second one waits here and finds nobody else.
          const administrators = await transaction.$queryRaw`
            SELECT "id", "suspendedUntil" FROM "User" WHERE "role" = 'ADMIN' ORDER BY "id" FOR UPDATE`;
          // One who is shut out could let nobody in, themselves neither.
          const others = Administrators.parse(administrators).filter((one) => one.id !== id && shutOutUntil(one) === null);
          if (others.length === 0) return { refused: "last-administrator" as const };
        }
        await removeAccount(transaction, id);
        return "deleted" as const;
      });
    },
  };
}

import { QueueFullError } from "@/accounts/fair-queue";
import type { Gate } from "@/accounts/gate";
import { identityKey } from "@/accounts/identity";
import type { SendMail } from "@/accounts/mail";
import { hashPassword } from "@/accounts/password";
import { isOpen, issueToken, takeToken } from "@/accounts/tokens";
import type { Database } from "@/db";
import { localeOf } from "@/i18n/locales";

/** A new password for those who forgot theirs: by a link that is mailed, or that an administrator hands over. */

/** Where a link leads that sets a password. Behind the `#` a token reaches neither logs nor other sites. */
export function resetPath(token: string): string {
  return `/mot-de-passe/nouveau#${token}`;
}

export function passwordReset(database: Database, gate: Gate, sendMail: SendMail | null) {
  return {
    /** Without a mail server it is the administrators who hand links over. */
    byMail: sendMail !== null,

    /**
     * Mails a link to the account of this address, if there is one. What it does takes longer where there is one: nobody who asked may wait for it.
     */
    async request(email: string): Promise<void> {
      if (!sendMail) return;
      const user = await database.user.findUnique({ where: { emailKey: identityKey(email) } });
      // A mailbox is not filled, however many addresses the requests come from.
      if (!user?.email || !(await gate.tryMail(user.id))) return;
      const token = await issueToken(database, user, "RESET_PASSWORD");
      await sendMail({ to: user.email, kind: "reset", locale: localeOf(user.locale), pseudo: user.pseudo, path: resetPath(token) });
    },

    /** Sets the password that a link asks for, and ends all sessions. */
    async complete(
      token: string,
      password: string,
      address: string,
    ): Promise<{ readonly userId: string; readonly pseudo: string } | { readonly refused: "link-expired" | "site-busy" }> {
      if (!(await isOpen(database, token, "RESET_PASSWORD"))) return { refused: "link-expired" };
      let passwordHash: string;
      try {
        passwordHash = await gate.hash(address, () => hashPassword(password));
      } catch (error) {
        if (error instanceof QueueFullError) return { refused: "site-busy" };
        throw error;
      }
      return database.$transaction(async (transaction) => {
        const taken = await takeToken(transaction, token, "RESET_PASSWORD");
        if (!taken) return { refused: "link-expired" as const };
        const { userId, email } = taken;
        const user = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
        // A mailed link that came back shows whose mail it is.
        const confirmed = email !== null && email === user.email ? { emailConfirmedAt: user.emailConfirmedAt ?? new Date() } : {};
        await transaction.user.update({ where: { id: userId }, data: { passwordHash, sessionVersion: { increment: 1 }, ...confirmed } });
        return { userId, pseudo: user.pseudo };
      });
    },
  };
}

import type { Gate } from "@/accounts/gate";
import type { SendMail } from "@/accounts/mail";
import { issueToken, takeToken } from "@/accounts/tokens";
import type { Database } from "@/db";
import { localeOf } from "@/i18n/locales";

/** Shows that a mail is the player's: a link is sent there, and comes back. Only where there is a mail server. */
export function mailConfirmation(database: Database, gate: Gate, sendMail: SendMail | null) {
  return {
    /** Sends the link, unless the mail is confirmed or none is sent here. Nobody has to wait for it. */
    async send(userId: string): Promise<void> {
      if (!sendMail) return;
      const user = await database.user.findUnique({ where: { id: userId } });
      if (!user?.email || user.emailConfirmedAt || !(await gate.tryMail(userId))) return;
      const token = await issueToken(database, user, "CONFIRM_EMAIL");
      const { email: to, locale, pseudo } = user;
      await sendMail({ to, kind: "confirm", locale: localeOf(locale), pseudo, path: `/confirmation#${token}` });
    },

    /** Tells the mail that an account had before, so that its owner hears of it if it was somebody else who changed it. */
    async tellFormer(former: { readonly email: string; readonly pseudo: string; readonly locale: string }): Promise<void> {
      const { email: to, pseudo, locale } = former;
      await sendMail?.({ to, kind: "moved", locale: localeOf(locale), pseudo, path: "/" });
    },

    /** Confirms by the token of a link; false when it is used, too old, or was sent to a mail that the account has no more. */
    complete(token: string): Promise<boolean> {
      return database.$transaction(async (transaction) => {
        const taken = await takeToken(transaction, token, "CONFIRM_EMAIL");
        if (!taken?.email) return false;
        const { userId: id, email } = taken;
        const { count } = await transaction.user.updateMany({ where: { id, email }, data: { emailConfirmedAt: new Date() } });
        return count > 0;
      });
    },
  };
}

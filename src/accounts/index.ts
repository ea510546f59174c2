import { createAuthenticator } from "@/accounts/authenticate";
import { mailConfirmation } from "@/accounts/confirmation";
import type { Gate } from "@/accounts/gate";
import type { SendMail } from "@/accounts/mail";
import { ownAccountDeeds } from "@/accounts/own-account";
import { createRegistrar } from "@/accounts/register";
import { passwordReset } from "@/accounts/reset";
import type { Database } from "@/db";

/**
 * All that is done with accounts, within the limits of one gate.
 *
 * @param sendMail null where no mail is sent
 */
export function openAccounts(database: Database, gate: Gate, sendMail: SendMail | null) {
  const authenticate = createAuthenticator(database, gate);
  return {
    gate,
    authenticate,
    register: createRegistrar(database, gate),
    ownAccount: ownAccountDeeds(database, gate, authenticate),
    passwordReset: passwordReset(database, gate, sendMail),
    mailConfirmation: mailConfirmation(database, gate, sendMail),
  };
}
export type Accounts = ReturnType<typeof openAccounts>;

import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { ownAccount } from "@/accounts/own-account";
import { ownReports } from "@/admin/reports/report";
import { signedIn } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { localeOf } from "@/i18n/locales";
import { AccountPage } from "@/ui/account/account-page";
import { PlayerPage } from "@/ui/accounts/player-page";
import { Words } from "@/ui/words/words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("page") };
}

const Done = z.enum(["password", "sessions"]).optional().catch(undefined);

export default async function OwnAccountPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const user = await signedIn("/compte");
  if (user.guest) redirect("/inscription");
  const { database, passwordReset } = runtime();
  const [account, reports] = await Promise.all([ownAccount(database, user.id), ownReports(database, user.id)]);
  const { pseudo, email, emailConfirmedAt, locale, acceptsRequests, pseudoFixedUntil, decks, friends, matches } = account;
  if (email === null) throw new Error("Only a guest has no mail.");
  const confirmed = passwordReset.byMail ? emailConfirmedAt !== null : null;
  const fixed = pseudoFixedUntil?.toISOString() ?? null;
  return (
    <PlayerPage pseudo={pseudo} guest={false}>
      <Words of={["account", "signup"]}>
        <AccountPage
          account={{
            pseudo,
            email,
            locale: localeOf(locale),
            acceptsRequests,
            pseudoFixedUntil: fixed,
            confirmed,
            decks,
            friends,
            matches,
            reports,
          }}
          done={Done.parse((await searchParams).done)}
        />
      </Words>
    </PlayerPage>
  );
}

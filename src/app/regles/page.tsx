import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { currentUser } from "@/app/current-user";
import { ruleBook } from "@/games/pokemon/rules/book";
import { RulesPage } from "@/games/pokemon/rules/rules-page";
import { localeOf } from "@/i18n/locales";
import { PlayerPage } from "@/ui/accounts/player-page";
import { ButtonLink, Page } from "@/ui/shell";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("rules"))("page") };
}

/** For everybody: a player keeps the way back to the game, a visitor the way to the log-in. */
export default async function Rules() {
  const rules = <RulesPage book={ruleBook(localeOf(await getLocale()))} />;
  const user = await currentUser();
  if (user) return <PlayerPage pseudo={user.pseudo}>{rules}</PlayerPage>;
  const t = await getTranslations("login");
  const toLogIn = (
    <ButtonLink href="/" look="quiet" size="sm">
      {t("submit")}
    </ButtonLink>
  );
  return <Page header={{ children: toLogIn }}>{rules}</Page>;
}

import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { chosenPages, type Parameters } from "@/app/chosen-game";
import { currentUser } from "@/app/current-user";
import { gamePages } from "@/games/pages";
import { localeOf } from "@/i18n/locales";
import { PlayerPage } from "@/ui/accounts/player-page";
import { RulesPage } from "@/ui/rules/rules-page";
import { ButtonLink, Page } from "@/ui/shell";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("rules"))("page") };
}

/** For everybody: a player keeps the way back to the game, a visitor the way to the log-in. */
export default async function Rules({ searchParams }: { searchParams: Parameters }) {
  const pages = await chosenPages((await searchParams).game);
  const book = pages.rules(localeOf(await getLocale()));
  const rules = <RulesPage book={book} figures={pages.figures} game={pages.game} games={gamePages.map(({ game }) => game)} />;
  const user = await currentUser();
  if (user)
    return (
      <PlayerPage pseudo={user.pseudo} guest={user.guest}>
        {rules}
      </PlayerPage>
    );
  const t = await getTranslations("login");
  const toLogIn = (
    <ButtonLink href="/" look="quiet" size="sm">
      {t("submit")}
    </ButtonLink>
  );
  return <Page header={{ children: toLogIn }}>{rules}</Page>;
}

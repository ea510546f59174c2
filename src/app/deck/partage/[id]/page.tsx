import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { rulesOf, sharedDeck } from "@/decks";
import { gamePages } from "@/games/pages";
import { localeOf } from "@/i18n/locales";
import { PlayerPage } from "@/ui/accounts/player-page";
import { SharedDeckView } from "@/ui/decks/shared-deck";
import { ButtonLink, Page } from "@/ui/shell";
import { Words } from "@/ui/words/words";

interface Parameters {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Parameters): Promise<Metadata> {
  const deck = await sharedDeck(runtime().database, (await params).id);
  return { title: deck?.name ?? (await getTranslations("decks"))("page"), robots: { index: false } };
}

/** A deck that its owner shares, for everybody who has the link. */
export default async function SharedDeckPage({ params }: Parameters) {
  const { id } = await params;
  const { database, deckRules } = runtime();
  const deck = await sharedDeck(database, id);
  const pages = gamePages.find(({ game }) => game === deck?.game);
  if (!deck || !pages) notFound();
  const locale = localeOf(await getLocale());
  const [[judgement], shown] = await Promise.all([
    rulesOf(deckRules, deck.game).judge(database, [deck.cards]),
    pages.cards({ database, locale, ids: deck.cards.map(({ cardId }) => cardId) }),
  ]);
  const user = await currentUser();
  const view = (
    <Words of={["decks"]}>
      <SharedDeckView
        share={id}
        deck={deck}
        edition={judgement?.editions[0] ?? ""}
        legal={judgement?.faults.length === 0}
        shown={shown}
        mayCopy={user !== null}
      />
    </Words>
  );
  if (user)
    return (
      <PlayerPage pseudo={user.pseudo} guest={user.guest}>
        {view}
      </PlayerPage>
    );
  const toLogIn = (
    <ButtonLink href="/" look="quiet" size="sm">
      {(await getTranslations("login"))("submit")}
    </ButtonLink>
  );
  return <Page header={{ children: toLogIn }}>{view}</Page>;
}

"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Profile, ProfileDetails, ProfileResults } from "@/history/profile";
import { playedOf } from "@/history/tally";
import { keyed } from "@/ui/card/keyed";
import { Avatar, ButtonLink, EmptyState, Landscape, Wrap } from "@/ui/shell";
import type { ShownCard } from "../game-pages";
import { MatchList } from "./match-list";
import { ProfileShownChoice } from "./profile-shown";
import { ResultMark } from "./result-mark";
import { SpectatorsChoice } from "./spectators-choice";
import { shareOf, TallyRow } from "./tallies";

/** A player: who they are, how they fare, what they play, as far as they let it be seen. */
export function ProfilePage({
  profile,
  cards,
  guest,
}: {
  profile: Profile;
  /** Whether the reader is one: they meet nobody. */
  guest: boolean;
  /** The favourite cards as their game draws them, by id. */
  cards: Readonly<Record<string, ShownCard>>;
}) {
  const t = useTranslations("profile");
  const format = useFormatter();
  const { pseudo, since, own, guest: visiting, shown, watching, results, details } = profile;
  return (
    <Wrap className="grid content-start gap-[18px]">
      <header className="relative isolate grid min-h-[172px] grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-4 overflow-hidden rounded-xl bg-[#2a6f8f] px-5 py-6 text-on-dark shadow-2 sm:px-7 md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Landscape
          className="absolute inset-0 -z-10 size-full"
          seed={`profil ${pseudo}`}
          horizon={440}
          colours={["#3f9a8b", "#1f7a70", "#155a5c", "#0f4048"]}
          sun={{ colour: "#ffe08a", x: 1060 }}
        />
        <Avatar nickname={pseudo} className="rounded-[28%] text-[30px] shadow-[0_0_0_4px_#fff8ea] sm:text-[46px]" />
        <div className="min-w-0 [text-shadow:0_1px_2px_rgb(10_30_50/.6)]">
          <h1 className="text-[1.5rem] leading-tight wrap-anywhere sm:text-[2.4rem]">{pseudo}</h1>
          <p className="flex flex-wrap gap-x-4 text-[.95rem]">
            <span>{t("since", { month: format.dateTime(new Date(since), { month: "long", year: "numeric" }) })}</span>
            {own && <span>{t(`shown.${shown}.state`)}</span>}
          </p>
          {results !== null && results.last.length > 0 && (
            <ul className="mt-2.5 flex flex-wrap gap-1 [text-shadow:none]" aria-label={t("last")}>
              {keyed(results.last, (result) => result).map(({ key, item: result }) => (
                <li key={key} className="flex">
                  <ResultMark result={result} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="flex gap-2.5 max-md:col-span-2">
          {own ? (
            <ButtonLink href="/compte" icon="settings">
              {t("account")}
            </ButtonLink>
          ) : (
            !guest &&
            !visiting && (
              <ButtonLink href={`/jeu?joueur=${encodeURIComponent(pseudo)}`} look="sun" icon="swords">
                {t("meet")}
              </ButtonLink>
            )
          )}
        </div>
      </header>
      {results === null ? (
        <EmptyState icon="eyeOff" title={t(visiting ? "visiting.title" : "hidden.title", { pseudo })}>
          {t(visiting ? "visiting.text" : "hidden.text")}
        </EmptyState>
      ) : playedOf(results.all) === 0 ? (
        <EmptyState icon="swords" title={t("noMatches")} action={own && <FirstSteps />}>
          {t("peopleOnly")}
        </EmptyState>
      ) : (
        <>
          <Results results={results} details={details} own={own} />
          {details !== null && <Details details={details} cards={cards} own={own} />}
        </>
      )}
      {own && <ProfileShownChoice shown={shown} />}
      {watching !== null && <SpectatorsChoice watching={watching} />}
    </Wrap>
  );
}

/** Where a player goes who has met nobody yet: to an opponent, or to what they played against the computer. */
function FirstSteps() {
  const t = useTranslations("profile");
  return (
    <span className="flex flex-wrap justify-center gap-2.5">
      <ButtonLink href="/jeu" look="sun" icon="swords">
        {t("seek")}
      </ButtonLink>
      <ButtonLink href="/parties" look="quiet">
        {t("allMatches")}
      </ButtonLink>
    </span>
  );
}

const SHEET = "panel grid content-start gap-3 px-[18px] py-4";

function Results({ results, details, own }: { results: ProfileResults; details: ProfileDetails | null; own: boolean }) {
  const t = useTranslations("profile");
  const words = useTranslations("games");
  const { all, byEdition, streak, bestStreak, againstReader } = results;
  // Of a match in which no deck was noted only the edition is told.
  const byDeck = details?.byDeck ?? [];
  const share = shareOf(all);
  return (
    <>
      <dl className={`${SHEET} grid-cols-2 ${details === null ? "sm:grid-cols-4" : "sm:grid-cols-3 lg:grid-cols-5"}`}>
        <Figure label={t("matches")}>{playedOf(all)}</Figure>
        <Figure label={t("victories")} note={share === null ? null : t("percent", { share })}>
          {all.won}
        </Figure>
        {!own && againstReader !== null ? (
          <Figure label={t("againstYou")}>{`${againstReader.won} – ${againstReader.lost}`}</Figure>
        ) : (
          <Figure label={t("streak")}>{streak}</Figure>
        )}
        <Figure label={t("bestStreak")}>{bestStreak}</Figure>
        {details !== null && <Figure label={t("blow")}>{details.blow}</Figure>}
      </dl>
      <div className="grid items-start gap-[18px] lg:grid-cols-12">
        {byDeck.length > 0 && (
          <section className={`${SHEET} lg:col-span-6`} aria-labelledby="by-deck">
            <h2 id="by-deck" className="text-[1.15rem]">
              {t("byDeck")}
            </h2>
            <ul>
              {byDeck.map(({ game, edition, deck, ...tally }) => (
                <TallyRow key={`${game} ${deck}`} title={deck} note={words(`${game}.edition.${edition}`)} tally={tally} />
              ))}
            </ul>
          </section>
        )}
        <section className={`${SHEET} ${byDeck.length > 0 ? "lg:col-span-6" : "lg:col-span-12"}`} aria-labelledby="by-edition">
          <h2 id="by-edition" className="text-[1.15rem]">
            {t("byEdition")}
          </h2>
          <ul>
            {byEdition.map(({ game, edition, ...tally }) => (
              <TallyRow key={`${game} ${edition}`} title={words(`${game}.edition.${edition}`)} note={words(`${game}.name`)} tally={tally} />
            ))}
          </ul>
          <p className="text-sm text-ink-2">{t("peopleOnly")}</p>
        </section>
      </div>
    </>
  );
}

function Figure({ label, note = null, children }: { label: string; note?: string | null; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-ink-2">{label}</dt>
      <dd className="font-display text-[1.7rem] leading-[1.1] font-extrabold tabular-nums">
        {children} {note !== null && <small className="text-[.55em] text-ink-2">{note}</small>}
      </dd>
    </div>
  );
}

function Details({
  details: { favourites, matches },
  cards,
  own,
}: {
  details: ProfileDetails;
  cards: Readonly<Record<string, ShownCard>>;
  own: boolean;
}) {
  const t = useTranslations("profile");
  return (
    <div className="grid items-start gap-[18px] lg:grid-cols-12">
      {favourites !== null && favourites.cards.length > 0 && (
        <section className={`${SHEET} lg:col-span-4`} aria-labelledby="favourites">
          <h2 id="favourites" className="text-[1.15rem]">
            {t("favourites")}
          </h2>
          <ul className="flex justify-center gap-2.5">
            {favourites.cards.map(({ card, count }) => (
              <li key={card} className="grid w-[92px] justify-items-center gap-2 text-center text-xs text-ink-2" style={{ "--w": "92px" }}>
                {cards[card]?.picture}
                {t("times", { count })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={`${SHEET} ${favourites?.cards.length ? "lg:col-span-8" : "lg:col-span-12"}`} aria-labelledby="last-matches">
        <div className="flex items-center">
          <h2 id="last-matches" className="mr-auto text-[1.15rem]">
            {t("lastMatches")}
          </h2>
          {own && (
            <ButtonLink href="/parties" size="sm" look="quiet">
              {t("allMatches")}
            </ButtonLink>
          )}
        </div>
        <MatchList matches={matches} own={own} />
      </section>
    </div>
  );
}

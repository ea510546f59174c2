"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useState } from "react";
import type { GameOffer } from "@/realtime/protocol";
import type { ShownCard } from "@/ui/game-pages";
import { gameNamed } from "@/ui/lobby/game";
import { Robot } from "@/ui/lobby/robot";
import { useEdition } from "@/ui/lobby/use-edition";
import { useEditionNames } from "@/ui/lobby/use-edition-names";
import { useConnection, useMatchFound, useMe, useRenewal } from "@/ui/realtime";
import { Avatar, Button, ButtonLink, Chip, FieldError, Notice, Segments, Skeleton, Wrap } from "@/ui/shell";
import { useDeed } from "@/ui/use-deed";
import { DeckOption, Option } from "./deck-option";
import { type DecksToPlay, deckAgainst, deckInHand, keyOf, madeFor } from "./decks-to-play";

interface Prepared {
  readonly decks: DecksToPlay;
  /** The leading card of each deck, drawn, by its id. */
  readonly emblems: Readonly<Record<string, ShownCard>>;
}

/** A match against the computer as one likes it: by which rules, with which deck, against whom and what. */
export function PracticeSetup({ game, games, ...prepared }: Prepared & { readonly game: string; readonly games: readonly string[] }) {
  const t = useTranslations("practice");
  const names = useTranslations("games");
  const router = useRouter();
  const me = useMe();
  useMatchFound(useCallback((matchId: string) => router.push(`/match/${matchId}`), [router]));
  return (
    <Wrap className="grid content-start gap-x-5 gap-y-4">
      <header className="flex flex-wrap items-center gap-3.5">
        <h1 className="text-2xl">{t("page")}</h1>
        <Chip icon="clock">{t("noClock")}</Chip>
        {me !== null && gameNamed(me, game).positions && (
          <ButtonLink href={`/entrainement/position?game=${encodeURIComponent(game)}`} size="sm" icon="cards" data-testid="lay-out">
            {t("position")}
          </ButtonLink>
        )}
        {games.length > 1 && (
          <Segments
            label={t("game")}
            value={game}
            options={games.map((value) => ({ value, label: names(`${value}.name`) }))}
            onChange={(value) => router.replace(`/entrainement?game=${encodeURIComponent(value)}`)}
            className="max-w-full max-sm:w-full sm:ml-auto"
          />
        )}
      </header>
      {me === null ? (
        <div role="status" aria-label={t("connecting")} className="grid gap-5 lg:grid-cols-[308px_minmax(0,1fr)]">
          <Skeleton className="h-[420px] rounded-lg" />
          <Skeleton className="h-[420px] rounded-lg" />
        </div>
      ) : (
        <Choices {...prepared} pseudo={me.pseudo} game={gameNamed(me, game)} running={me.match?.id ?? null} />
      )}
    </Wrap>
  );
}

interface ChoicesProps extends Prepared {
  readonly pseudo: string;
  readonly game: GameOffer;
  /** The match that the player has to end first. */
  readonly running: string | null;
}

const HEADING = "flex items-center gap-3 text-[1.2rem]";

function Choices({ decks, emblems, pseudo, game, running }: ChoicesProps) {
  const t = useTranslations("practice");
  const editions = useTranslations(`games.${game.name}.edition`);
  const named = useEditionNames(game.name);
  const levels = useTranslations("levels");
  const { status } = useConnection();
  const { busy, refusal, run } = useDeed();
  const [liked, like] = useEdition(game);
  const [chosenEdition, chooseEdition] = useState<string | null>(null);
  const [chosenDeck, chooseDeck] = useState<string | null>(null);
  const [chosenAgainst, chooseAgainst] = useState("surprise");
  const [level, chooseLevel] = useState(game.levels[0] ?? "");
  useRenewal(chosenDeck);

  const edition = chosenEdition ?? liked;
  const mine = deckInHand(decks, edition, chosenDeck);
  const theirs = deckAgainst(decks, edition, chosenAgainst);
  const readyNow = madeFor(decks.ready, edition);
  const playableOwn = decks.own.filter((each) => each.editions.includes(edition));
  const theirKey = typeof theirs === "string" ? theirs : keyOf(theirs.deck);
  const emblemOf = (id: string | null) => (id === null ? null : emblems[id]?.picture);
  const begin = () =>
    mine &&
    run((say) =>
      say("bot:challenge", {
        game: game.name,
        edition,
        level,
        deck: mine.deck,
        ...(theirs !== "surprise" && { against: theirs === "same" ? theirs : theirs.deck }),
      }),
    );
  return (
    <>
      {game.editions.length > 1 && (
        <label className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm font-semibold">
          {t("edition")}
          <select
            className="input w-auto max-sm:w-full"
            value={edition}
            onChange={({ target }) => {
              chooseEdition(target.value);
              like(target.value);
            }}
          >
            {game.editions.map((value) => (
              <option key={value} value={value}>
                {named(value)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[308px_minmax(0,1fr)]">
        <section aria-labelledby="practice-own" className="panel grid content-start gap-3 px-[18px] pt-4 pb-3.5">
          <h2 id="practice-own" className={HEADING}>
            <Avatar nickname={pseudo} className="text-[14px]" />
            {t("own")}
          </h2>
          <fieldset className="grid gap-1.5">
            <legend className="sr-only">{t("own")}</legend>
            {decks.own.map((each) => {
              const [madeOf] = each.editions;
              const whose = each.current ? t("current") : t("mine");
              // It can be played by these rules, against decks of later cards.
              const line = madeOf === undefined || madeOf === edition ? whose : t("older", { deck: whose, edition: editions(madeOf) });
              const fault = each.editions.length === 0 ? t("draft") : each.editions.includes(edition) ? null : t("otherEdition");
              return (
                <DeckOption
                  key={keyOf(each.deck)}
                  name="practice-own"
                  deck={each}
                  emblem={emblemOf(each.emblem)}
                  line={fault ?? line}
                  disabled={fault !== null}
                  checked={mine !== null && keyOf(mine.deck) === keyOf(each.deck)}
                  onChoose={chooseDeck}
                />
              );
            })}
            {readyNow.length > 0 && <p className="mt-2 text-sm font-semibold text-ink-2">{t("ready")}</p>}
            {readyNow.map((each) => (
              <DeckOption
                key={keyOf(each.deck)}
                name="practice-own"
                deck={each}
                emblem={emblemOf(each.emblem)}
                line={each.description}
                checked={mine !== null && keyOf(mine.deck) === keyOf(each.deck)}
                onChoose={chooseDeck}
              />
            ))}
          </fieldset>
          {mine === null && <Notice tone="warning">{t("noDeck")}</Notice>}
          <ButtonLink href={`/deck?game=${encodeURIComponent(game.name)}`} size="sm" look="quiet" icon="cards">
            {t("manage")}
          </ButtonLink>
        </section>
        <section
          aria-labelledby="practice-computer"
          className="panel grid content-start gap-3 bg-[color-mix(in_oklab,var(--color-violet-soft)_38%,var(--color-surface))] px-[18px] pt-4 pb-4"
        >
          <h2 id="practice-computer" className={HEADING}>
            <span className="avatar bg-[#1f7a74] text-[14px]" aria-hidden="true">
              <Robot strength={strengthOf(game.levels, level)} className="size-full p-0.5" />
            </span>
            {t("computer")}
          </h2>
          <fieldset className="grid gap-2.5 sm:grid-cols-2">
            <legend className="sr-only">{t("levels")}</legend>
            {game.levels.map((each) => (
              <Option
                key={each}
                name="practice-level"
                picture={<Robot strength={strengthOf(game.levels, each)} className="w-[68px]" />}
                title={levels(`${each}.name`)}
                line={levels(`${each}.line`)}
                checked={each === level}
                onChoose={() => chooseLevel(each)}
              />
            ))}
          </fieldset>
          <fieldset className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
            <legend className="mb-2.5 text-sm font-semibold text-ink-2">{t("their")}</legend>
            <Option
              name="practice-their"
              picture={<Mark>?</Mark>}
              title={t("surprise.name")}
              line={t("surprise.line")}
              checked={theirKey === "surprise"}
              onChoose={() => chooseAgainst("surprise")}
            />
            <Option
              name="practice-their"
              picture={<Mark>=</Mark>}
              title={t("same.name")}
              line={t("same.line")}
              checked={theirKey === "same"}
              onChoose={() => chooseAgainst("same")}
            />
            {[...readyNow, ...playableOwn].map((each) => (
              <DeckOption
                key={keyOf(each.deck)}
                name="practice-their"
                deck={each}
                emblem={emblemOf(each.emblem)}
                line={each.description ?? t("mine")}
                checked={theirKey === keyOf(each.deck)}
                onChoose={chooseAgainst}
              />
            ))}
          </fieldset>
        </section>
      </div>
      <footer className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-5 gap-y-2 border-t border-line bg-paper px-4 py-3">
        {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
        {running !== null && (
          <p className="text-sm font-semibold">
            {t("running")}{" "}
            <a className="link" href={`/match/${running}`}>
              {t("resume")}
            </a>
          </p>
        )}
        {mine !== null && (
          <p className="min-w-0 text-right leading-snug max-sm:sr-only" role="status">
            {t.rich("versus", {
              b: (chunks) => <b className="font-display wrap-anywhere">{chunks}</b>,
              mine: mine.name,
              theirs: typeof theirs === "string" ? t(`${theirs}.inSentence`) : theirs.name,
            })}
            <small className="block text-sm text-ink-2">{t("terms", { level: levels(`${level}.name`), edition: editions(edition) })}</small>
          </p>
        )}
        <Button
          look="sun"
          size="lg"
          className="max-sm:w-full"
          busy={busy}
          disabled={mine === null || running !== null || status !== "online"}
          onClick={begin}
        >
          {t("begin")}
        </Button>
      </footer>
    </>
  );
}

/** How strong a level is: its look says it. */
function strengthOf(levels: readonly string[], level: string): "weak" | "strong" {
  return level === levels.at(-1) && levels.length > 1 ? "strong" : "weak";
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <span
      className="grid h-[70px] w-[62px] place-items-center rounded-md border-2 border-dashed border-line-strong font-display text-2xl font-extrabold text-ink-2"
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

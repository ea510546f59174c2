"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { PlayedMatch, PlayedOpponent } from "@/history/history";
import { replayOf } from "@/ui/match/replay/address";
import { Avatar, ButtonLink, Chip, Icon, type IconName } from "@/ui/shell";
import { Link } from "@/ui/shell/link";
import { useSpan } from "@/ui/use-span";
import { profileOf } from "./address";
import { ResultMark } from "./result-mark";

const REASONS = ["concession", "time", "deckOut", "deck", "noPokemon", "deleted", "suspended"];

/** Matches that are over, each with what it came to. @param own whether they are the reader's: only who played a match can look at it again */
export function MatchList({ matches, own }: { matches: readonly PlayedMatch[]; own: boolean }) {
  const t = useTranslations("history");
  const format = useFormatter();
  const editions = useTranslations("games");
  const span = useSpan();
  return (
    <ol className="grid">
      {matches.map(({ id, game, edition, result, reason, opponent, deck, score, endedAt, durationMs }) => (
        <li
          key={id}
          data-testid="played"
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 border-t border-line py-2.5 first:border-0 md:grid-cols-[auto_minmax(0,1.3fr)_minmax(0,1.4fr)_70px_minmax(0,1fr)_auto]"
        >
          <ResultMark result={result} />
          <Opponent opponent={opponent} />
          <span className="min-w-0 text-sm max-md:order-1 max-md:col-span-3">
            <Chip className="mr-2">{editions(`${game}.edition.${edition}`)}</Chip>
            {deck !== null && <span className="wrap-anywhere">{deck}</span>}
          </span>
          <b className="font-display text-[1.05rem] tabular-nums max-md:justify-self-end">
            {score !== null && `${score[0]} – ${score[1]}`}
          </b>
          <span className="text-sm text-ink-2 max-md:order-1 max-md:col-span-2">
            <time dateTime={endedAt}>{format.dateTime(new Date(endedAt), { dateStyle: "medium", timeStyle: "short" })}</time>
            <small className="block text-xs max-md:ml-2 max-md:inline">
              {span(durationMs)}
              {REASONS.includes(reason) && `, ${t(`reason.${reason}`)}`}
            </small>
          </span>
          {own && (
            <ButtonLink href={replayOf(id)} size="sm" look="quiet" icon="play" className="max-md:order-1 max-md:justify-self-end">
              {t("look")}
            </ButtonLink>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What stands for whom there is no portrait of. */
const FIGURES = { computer: "robot", former: "exit", unnamed: "eyeOff" } as const satisfies Readonly<Record<string, IconName>>;

function Opponent({ opponent }: { opponent: PlayedOpponent }) {
  const t = useTranslations("history");
  const name = "flex min-w-0 items-center gap-2.5 font-display font-bold";
  if (opponent.is !== "player") {
    return (
      <span className={`${name} ${opponent.is === "computer" ? "" : "text-ink-2"}`}>
        <Icon name={FIGURES[opponent.is]} className="size-[30px] flex-none" />
        {t(opponent.is)}
      </span>
    );
  }
  const { pseudo, profile } = opponent;
  return (
    <span className={name}>
      <Avatar nickname={pseudo} className="text-[13px]" />
      {profile ? (
        <Link href={profileOf(pseudo)} className="truncate py-2 text-ink">
          {pseudo}
        </Link>
      ) : (
        <span className="truncate">{pseudo}</span>
      )}
    </span>
  );
}

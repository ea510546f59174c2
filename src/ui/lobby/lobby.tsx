"use client";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { PlayedMatch } from "@/history/history";
import type { GameOffer, Me, PublicPlayer } from "@/realtime/protocol";
import type { Decoration } from "@/ui/game-pages";
import { useReached } from "@/ui/match/coach/use-progress";
import { isLost, type Notice as ServerNotice, useConnection, useMatchFound, useMe, useNotices, useRenewal } from "@/ui/realtime";
import { Avatar, Button, ButtonLink, Chip, Notice, Wrap } from "@/ui/shell";
import { useDeed } from "@/ui/use-deed";
import { deckPageOf } from "./deck-needed";
import { AddFriendDialog, ChallengeDialog, RemoveFriendDialog } from "./dialogs";
import { useGame } from "./game";
import { GameChoice } from "./game-choice";
import { GuestBand } from "./guest-band";
import { Invitations } from "./invitations";
import { LastMatches } from "./last-matches";
import { EndLesson } from "./lesson";
import { Modes } from "./modes";
import { PassingNotices, usePassingNotices } from "./notices";
import { PlayersPanel } from "./players-panel";
import type { RosterFilter } from "./roster";
import { useKnows } from "./use-knows";
import { type Trial, useTrial } from "./use-trial";

/** Rarely opened. */
const LinkDialog = dynamic(() => import("../challenge/link-dialog").then(({ LinkDialog }) => LinkDialog), { ssr: false });

type Open = { readonly dialog: "add" | "remove" | "challenge"; readonly player: PublicPlayer } | { readonly dialog: "invite" } | null;

interface LobbyProps {
  /** The game that the visitor's browser remembers. */
  remembered: string | undefined;
  /** Cards of each game that has any, by its name. */
  decorations: Readonly<Record<string, Decoration>>;
  /** All that concerns the player, until the server says it anew. */
  known: Me;
  /** How long a guest is kept. */
  guestDays: number;
  /** What a guest wants to play at once. */
  trial: Trial | null;
  /** Has played nothing yet. */
  newcomer: boolean;
  /** The player has just chosen a deck to play with. */
  fromDecks: boolean;
  /** Whom to find in the list; empty for everybody. */
  player: string;
  /** The matches that the player has played last. */
  readonly last: readonly PlayedMatch[];
}

/** The game page: which game, ways to a match, the players online, the deck in hand. */
export function Lobby({ remembered, decorations, known, guestDays, trial, newcomer, fromDecks, last, player }: LobbyProps) {
  const t = useTranslations("lobby");
  const words = useTranslations("shell.line");
  const router = useRouter();
  const told = useMe();
  const me = told ?? known;
  const { status } = useConnection();
  const [gameOf, chooseGame] = useGame(remembered);
  const [filter, setFilter] = useState<RosterFilter>("all");
  const [open, setOpen] = useState<Open>(null);
  const { notices, show, dismiss } = usePassingNotices();
  const [knows, sayKnows] = useKnows();

  useNotices(
    useCallback(
      ({ code, pseudo }: ServerNotice) => show(t(`notices.${code}`, { pseudo }), code === "friend-accepted" ? "success" : "info"),
      [show, t],
    ),
  );
  useMatchFound(useCallback((matchId: string) => router.push(`/match/${matchId}`), [router]));

  useTrial(trial, told, told && gameOf(told));
  useRenewal(open);

  const resumable = me.match === null || (me.match.lesson && newcomer && !knows) ? null : me.match;
  const [resumedAtFirst] = useState(known.match !== null);
  const game = gameOf(me);
  const close = () => setOpen(null);
  const showFriends = () => {
    setFilter("friends");
    const panel = document.getElementById("players");
    panel?.scrollIntoView({ block: "nearest" });
    panel?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  };
  return (
    <Wrap className="grid content-start items-start gap-x-[26px] gap-y-5 lg:grid-cols-[minmax(0,1fr)_348px]" busy={status === "connecting"}>
      <h1 className="sr-only">{t("page")}</h1>
      {/* What comes while the page is open lies over its foot: nothing that is about to be clicked moves. */}
      <div className="pointer-events-none fixed bottom-4 left-1/2 z-40 grid w-[min(720px,calc(100vw-32px))] -translate-x-1/2 gap-3 *:pointer-events-auto *:shadow-3">
        {isLost(status) && (
          <Notice tone="warning" icon="reconnect">
            {words(status)}
          </Notice>
        )}
        {resumable !== null && !resumedAtFirst && <Resume match={resumable} />}
        {me.challengeOut !== null && <ChallengeSent me={me} />}
      </div>
      {fromDecks && game.deck !== null && (
        <Notice tone="success" className="lg:col-span-2">
          {t("deckChosen", { name: game.deck.name })}
        </Notice>
      )}
      {me.guest && <GuestBand days={guestDays} />}
      {resumable !== null && resumedAtFirst && <Resume match={resumable} />}
      {me.games.length > 1 && (
        <GameChoice games={me.games} chosen={game} decorations={decorations} busy={status === "connecting"} onChoose={chooseGame} />
      )}
      <section aria-label={t("page")}>
        <Modes
          me={me}
          game={game}
          decoration={decorations[game.name]}
          onShowFriends={showFriends}
          onKnow={newcomer && !knows && game.lesson && me.queue === null ? sayKnows : null}
          onInvite={() => setOpen({ dialog: "invite" })}
        />
        <LastMatches matches={last} />
      </section>
      <aside className="grid gap-5">
        {!me.guest && (
          <PlayersPanel
            me={me}
            sought={player}
            filter={filter}
            onFilter={setFilter}
            onChallenge={(player) => setOpen({ dialog: "challenge", player })}
            onAdd={(player) => setOpen({ dialog: "add", player })}
            onRemove={(player) => setOpen({ dialog: "remove", player })}
          />
        )}
        <ChosenDeck game={game} />
      </aside>
      {open?.dialog === "add" && (
        <AddFriendDialog
          player={open.player}
          onClose={close}
          onDone={() => {
            close();
            show(t("notices.friend-asked", { pseudo: open.player.pseudo }));
          }}
        />
      )}
      {open?.dialog === "remove" && (
        <RemoveFriendDialog
          player={open.player}
          onClose={close}
          onDone={() => {
            close();
            show(t("notices.friend-removed", { pseudo: open.player.pseudo }));
          }}
        />
      )}
      {open?.dialog === "challenge" && <ChallengeDialog player={open.player} me={me} game={game} onClose={close} onDone={close} />}
      {open?.dialog === "invite" && <LinkDialog game={game} onClose={close} />}
      <Invitations />
      <PassingNotices notices={notices} onDismiss={dismiss} />
    </Wrap>
  );
}

const STRIP = "flex flex-wrap items-center gap-4 rounded-lg px-4 py-3 shadow-2 lg:col-span-2";

function Resume({ match }: { match: NonNullable<Me["match"]> }) {
  const t = useTranslations("lobby.resume");
  const lesson = useTranslations("lobby.lesson");
  const reached = useReached(match.id);
  return (
    <section aria-labelledby="resume" className={`${STRIP} bg-[linear-gradient(100deg,#4a2fa3,#6a3fa8_60%,#a04a86)] text-on-dark`}>
      <div className="min-w-0 flex-1">
        <b id="resume" className="block font-display text-[1.1rem] leading-tight">
          {match.lesson ? lesson("waits") : match.opponent === null ? t("againstComputer") : t("against", { pseudo: match.opponent })}
        </b>
        <p className="text-sm">
          {reached && `${lesson("step", { ...reached })}. `}
          {match.lesson ? lesson("waitsText") : t("text")}
        </p>
      </div>
      {match.lesson && <EndLesson matchId={match.id} />}
      <ButtonLink href={`/match/${match.id}`} look="sun" icon="swords" className="max-sm:w-full">
        {match.lesson ? lesson("goOn") : t("button")}
      </ButtonLink>
    </section>
  );
}

function ChallengeSent({ me }: { me: Me }) {
  const t = useTranslations("lobby.challenge");
  const { busy, refusal, run } = useDeed();
  const challenge = me.challengeOut;
  if (challenge === null) return null;
  return (
    <section role="status" className={`${STRIP} bg-violet-soft text-violet-ink`}>
      <Avatar nickname={challenge.to.pseudo} className="text-[19px]" />
      <div className="min-w-0 flex-1">
        <b className="block font-display text-[1.1rem] leading-tight">{t("sent", { pseudo: challenge.to.pseudo })}</b>
        <p className="text-sm">{refusal ?? t("waiting")}</p>
      </div>
      <Button busy={busy} className="max-sm:w-full" onClick={() => run((say) => say("challenge:withdraw", { challengeId: challenge.id }))}>
        {t("withdraw")}
      </Button>
    </section>
  );
}

function ChosenDeck({ game: { name, deck } }: { game: GameOffer }) {
  const t = useTranslations("lobby.deck");
  return (
    <section aria-label={t("title")} className="panel flex flex-wrap items-center gap-3.5 px-[18px] py-3.5">
      <div className="min-w-0 flex-1">
        <b className="line-clamp-2 font-display text-[1.1rem] leading-tight wrap-anywhere">{deck?.name ?? t("none")}</b>
        {deck !== null && (
          <Chip tone={deck.legal ? "ok" : "bad"} icon={deck.legal ? "check" : "warning"} className="mt-1">
            {t(deck.legal ? "legal" : "draft")}
          </Chip>
        )}
      </div>
      <ButtonLink href={deckPageOf(name)} size="sm" icon="cards">
        {t("manage")}
      </ButtonLink>
    </section>
  );
}

"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { entryTo } from "@/accounts/entry";
import type { LinkedChallenge } from "@/friends/challenge-links";
import { type Refusal, useConnection, useMatchFound, useMe } from "@/ui/realtime";
import { Avatar, Button, ButtonLink, FieldError, Notice, Spinner, Wrap } from "@/ui/shell";
import { useRefusalWords } from "@/ui/use-refusal-words";
import { type LogInFailure, playAsGuest } from "../accounts/session";
import { useLogInWords } from "../accounts/use-log-in-words";
import { DeckChoice, useMyDecks } from "../lobby/deck-choice";
import { ToDeckPage, useDeckFault } from "../lobby/deck-needed";
import { gameNamed } from "../lobby/game";

interface Linked {
  readonly code: string;
  readonly challenge: LinkedChallenge;
}

/** A challenge as somebody meets it who is not logged in: they may play at once, or come in by their account first. */
export function ChallengeLinkPage({ code, challenge }: Linked) {
  const t = useTranslations("challengeLink");
  const failureWords = useLogInWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LogInFailure | null>(null);
  const play = async () => {
    setBusy(true);
    setFailure(null);
    const failed = await playAsGuest();
    if (failed === null) return window.location.reload();
    setBusy(false);
    setFailure(failed);
  };
  return (
    <>
      <Rules challenge={challenge} />
      {failure !== null && <FieldError role="alert">{failureWords(failure)}</FieldError>}
      <Button look="sun" size="lg" icon="swords" block busy={busy} onClick={play}>
        {t("asGuest")}
      </Button>
      <p className="text-sm text-ink-2">{t("guestAbout")}</p>
      <ButtonLink href={entryTo(`/defi/${code}`)} block>
        {t("logIn")}
      </ButtonLink>
      <ButtonLink href={entryTo(`/defi/${code}`, "/inscription")} block>
        {t("signUp")}
      </ButtonLink>
    </>
  );
}

function Rules({ challenge: { from, game, edition } }: Pick<Linked, "challenge">) {
  const t = useTranslations("challengeLink");
  const words = useTranslations("games");
  return (
    <div className="flex items-center gap-4">
      <Avatar nickname={from.pseudo} className="text-[30px]" />
      <p className="min-w-0 text-ink-2">
        {t("rules", { pseudo: from.pseudo, game: words(`${game}.name`), edition: words(`${game}.edition.${edition}`) })}
      </p>
    </div>
  );
}

/** The challenge of a link that leads nowhere any more. */
export function ChallengeGone() {
  const t = useTranslations("challengeLink.gone");
  return (
    <>
      <p className="text-ink-2">{t("text")}</p>
      <ButtonLink href="/jeu" look="sun" icon="swords">
        {t("play")}
      </ButtonLink>
    </>
  );
}

/** A challenge as a player meets it. */
export function ChallengeSheet({
  title,
  code,
  challenge,
  own,
}: {
  title: string;
  code: string;
  challenge: LinkedChallenge | null;
  /** The player has sent it. */
  own: boolean;
}) {
  const t = useTranslations("challengeLink");
  return (
    <Wrap className="grid content-start justify-items-center">
      <section className="panel grid w-[min(480px,100%)] gap-4 rounded-xl p-5 shadow-2 sm:p-7">
        <h1 className="text-[1.6rem]">{own ? t("own.title") : title}</h1>
        {challenge === null ? (
          <ChallengeGone />
        ) : own ? (
          <>
            <p className="text-ink-2">{t("own.text")}</p>
            <ButtonLink href="/jeu" look="sun">
              {t("own.back")}
            </ButtonLink>
          </>
        ) : (
          <Take code={code} challenge={challenge} />
        )}
      </section>
    </Wrap>
  );
}

/** While its sender is away or at a table, it is tried again so often. */
const AGAIN_MS = 4_000;

/** Takes the challenge up, at once or as soon as its sender is there. */
function Take({ code, challenge }: Linked) {
  const t = useTranslations("challengeLink");
  const router = useRouter();
  const words = useRefusalWords();
  const me = useMe();
  const { say } = useConnection();
  const [taking, setTaking] = useState(false);
  const [waiting, setWaiting] = useState<"offline" | "busy" | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useMatchFound(useCallback((matchId: string) => router.push(`/match/${matchId}`), [router]));
  useEffect(() => {
    if (!taking) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const take = async () => {
      const answer = await say("challenge:take", { code });
      if (!here || answer.ok) return;
      const passing = answer.code === "offline" || answer.code === "busy" || answer.code === "unreachable";
      setWaiting(answer.code === "offline" || answer.code === "busy" ? answer.code : null);
      if (passing) again = setTimeout(take, AGAIN_MS);
      else {
        setTaking(false);
        setRefusal(answer);
      }
    };
    void take();
    return () => {
      here = false;
      clearTimeout(again);
    };
  }, [taking, code, say]);
  if (me === null) return <Spinner />;
  if (refusal?.code === "withdrawn") return <ChallengeGone />;
  const { pseudo } = challenge.from;
  return (
    <>
      <Rules challenge={challenge} />
      <Deck me={me} challenge={challenge} />
      {waiting !== null && (
        <Notice icon="hourglass">
          <span role="status">{t(`waiting.${waiting}`, { pseudo })}</span>
        </Notice>
      )}
      {refusal !== null && <FieldError role="alert">{words(refusal)}</FieldError>}
      {me.match !== null && <Notice tone="warning">{t("busy")}</Notice>}
      <Button
        look="sun"
        size="lg"
        icon="swords"
        block
        busy={taking}
        disabled={me.match !== null}
        data-testid="take"
        onClick={() => {
          setRefusal(null);
          setTaking(true);
        }}
      >
        {t("accept")}
      </Button>
      {taking && <Button onClick={() => setTaking(false)}>{t("stop")}</Button>}
    </>
  );
}

function Deck({ me, challenge }: { me: NonNullable<ReturnType<typeof useMe>> } & Pick<Linked, "challenge">) {
  const game = gameNamed(me, challenge.game);
  const decks = useMyDecks(game);
  const fault = useDeckFault(game.deck, challenge.edition);
  return (
    <>
      <DeckChoice game={game} decks={decks} />
      {fault !== null && (
        <Notice tone="warning" action={<ToDeckPage game={game.name} look="plain" />}>
          {fault}
        </Notice>
      )}
    </>
  );
}

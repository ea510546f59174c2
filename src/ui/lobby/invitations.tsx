"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { ChallengeView, Me, PublicPlayer } from "@/realtime/protocol";
import { useMe } from "@/ui/realtime";
import { Avatar, Button, Dialog, FieldError, Notice } from "@/ui/shell";
import { useDeed } from "@/ui/use-deed";
import { DeckChoice, useMyDecks } from "./deck-choice";
import { ToDeckPage, useDeckFault } from "./deck-needed";
import { Versus } from "./dialogs";
import { gameNamed } from "./game";

/** Requests answered "later": they wait in the list and do not pop up again on the next page. */
const postponed = new Set<string>();

/** What others ask of this player, one at a time, on whatever page they are: challenges first, then friend requests. */
export function Invitations() {
  const me = useMe();
  const [, setPostponements] = useState(0);
  const asking = me?.requestsIn;
  useEffect(() => {
    // Somebody who withdraws and asks again asks anew.
    for (const id of postponed) if (asking && !asking.some((player) => player.id === id)) postponed.delete(id);
  }, [asking]);

  if (me === null) return null;
  const [challenge] = me.challengesIn;
  if (challenge !== undefined) return <ChallengeReceived key={challenge.id} challenge={challenge} me={me} />;
  const request = me.requestsIn.find(({ id }) => !postponed.has(id));
  if (request === undefined) return null;
  const postpone = () => {
    postponed.add(request.id);
    setPostponements((count) => count + 1);
  };
  return <RequestReceived key={request.id} player={request} onLater={postpone} />;
}

function ChallengeReceived({ challenge, me }: { challenge: ChallengeView; me: Me }) {
  const t = useTranslations("lobby.challenged");
  const words = useTranslations("lobby.challenge");
  const game = gameNamed(me, challenge.game);
  const editions = useTranslations(`games.${game.name}.edition`);
  const { busy, refusal, run } = useDeed();
  const fault = useDeckFault(game.deck, challenge.edition);
  const decks = useMyDecks(game);
  const answer = (accept: boolean) => run((say) => say("challenge:answer", { challengeId: challenge.id, accept }));
  return (
    <Dialog
      role="alertdialog"
      title={t("title", { pseudo: challenge.from.pseudo })}
      onClose={() => void answer(false)}
      actions={
        <>
          <Button disabled={busy || decks === null} onClick={() => answer(false)}>
            {t("decline")}
          </Button>
          {fault !== null ? (
            <ToDeckPage game={game.name} />
          ) : (
            <Button look="sun" icon="swords" busy={busy || decks === null} onClick={() => answer(true)}>
              {t("accept")}
            </Button>
          )}
        </>
      }
    >
      <Versus
        left={{ pseudo: challenge.from.pseudo, line: words("friend") }}
        right={{ pseudo: me.pseudo, line: game.deck?.name ?? words("you") }}
      />
      <p className="text-ink-2">
        {t("edition", { edition: editions(challenge.edition) })} {me.queue !== null && t("leavesQueue")}
      </p>
      <DeckChoice game={game} decks={decks} />
      {fault !== null && <Notice tone="warning">{fault}</Notice>}
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

function RequestReceived({ player, onLater }: { player: PublicPlayer; onLater: () => void }) {
  const t = useTranslations("lobby.request");
  const { busy, refusal, run } = useDeed();
  const answer = (accept: boolean) => run((say) => say("friend:answer", { userId: player.id, accept }));
  return (
    <Dialog
      role="alertdialog"
      title={t("title", { pseudo: player.pseudo })}
      lead={<Avatar nickname={player.pseudo} className="text-[24px]" />}
      onClose={onLater}
      actions={
        <>
          <Button look="quiet" className="mr-auto" onClick={onLater}>
            {t("later")}
          </Button>
          <Button disabled={busy} onClick={() => answer(false)}>
            {t("decline")}
          </Button>
          <Button look="sun" icon="check" busy={busy} onClick={() => answer(true)}>
            {t("accept")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t("text")}</p>
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

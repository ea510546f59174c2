"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { GameOffer, Me, PublicPlayer } from "@/realtime/protocol";
import { Avatar, Button, Dialog, FieldError, Notice } from "@/ui/shell";
import { useDeed } from "@/ui/use-deed";
import { DeckChoice, useMyDecks } from "./deck-choice";
import { ToDeckPage, useDeckFault } from "./deck-needed";
import { EditionChoice } from "./edition-choice";
import { useEdition } from "./use-edition";

interface Asking {
  readonly player: PublicPlayer;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function AddFriendDialog({ player, onClose, onDone }: Asking) {
  const t = useTranslations("lobby.addFriend");
  const { busy, refusal, run } = useDeed();
  const add = async () => (await run((say) => say("friend:ask", { userId: player.id }))) && onDone();
  return (
    <Dialog
      title={t("title", { pseudo: player.pseudo })}
      lead={<Avatar nickname={player.pseudo} className="text-[24px]" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button look="sun" icon="addFriend" busy={busy} onClick={add}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t("text", { pseudo: player.pseudo })}</p>
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

export function RemoveFriendDialog({ player, onClose, onDone }: Asking) {
  const t = useTranslations("lobby.removeFriend");
  const { busy, refusal, run } = useDeed();
  const remove = async () => (await run((say) => say("friend:remove", { userId: player.id }))) && onDone();
  return (
    <Dialog
      role="alertdialog"
      title={t("title", { pseudo: player.pseudo })}
      lead={<Avatar nickname={player.pseudo} className="text-[24px]" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button look="danger" icon="bin" busy={busy} onClick={remove}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t("text")}</p>
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

/** Confirms a challenge to a friend: by which rules, with which deck. */
export function ChallengeDialog({ player, me, game, onClose, onDone }: Asking & { me: Me; game: GameOffer }) {
  const t = useTranslations("lobby.challenge");
  const { busy, refusal, run } = useDeed();
  const [edition] = useEdition(game);
  const fault = useDeckFault(game.deck);
  const decks = useMyDecks(game);
  const send = async () => (await run((say) => say("challenge:send", { userId: player.id, game: game.name, edition }))) && onDone();
  return (
    <Dialog
      title={t("title", { pseudo: player.pseudo })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          {fault !== null ? (
            <ToDeckPage game={game.name} />
          ) : (
            <Button look="sun" icon="swords" busy={busy || decks === null} onClick={send}>
              {t("confirm")}
            </Button>
          )}
        </>
      }
    >
      <Versus left={{ pseudo: me.pseudo, line: t("you") }} right={{ pseudo: player.pseudo, line: t("friend") }} />
      {fault === null && <EditionChoice game={game} className="w-full" />}
      <DeckChoice game={game} decks={decks} />
      {fault !== null && <Notice tone="warning">{fault}</Notice>}
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

interface Side {
  readonly pseudo: string;
  readonly line: ReactNode;
}

/** Two portraits face to face. */
export function Versus({ left, right }: { left: Side; right: Side }) {
  const t = useTranslations("lobby.challenge");
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3.5 rounded-lg bg-paper p-[18px] text-center">
      <Portrait {...left} />
      <span className="-rotate-8 font-display text-2xl leading-none font-extrabold text-coral-ink" role="img" aria-label={t("versus")}>
        vs
      </span>
      <Portrait {...right} />
    </div>
  );
}

function Portrait({ pseudo, line }: Side) {
  return (
    <div className="min-w-0">
      <Avatar nickname={pseudo} className="text-[30px]" />
      <b className="mt-1.5 block truncate font-display text-[1.1rem] leading-[1.3]">{pseudo}</b>
      <small className="text-ink-2">{line}</small>
    </div>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Me } from "@/realtime/protocol";
import { useConnection } from "@/ui/realtime";
import { Avatar, Button, ButtonLink, Chip, FieldError } from "@/ui/shell";
import { useDeed } from "@/ui/use-deed";
import { profileOf } from "../history/address";
import { ReportDialog } from "../reports";
import { FriendStar } from "./friend-star";
import type { RosterRow } from "./roster";

const TONES = { free: "ok", playing: "warn", queueing: "info" } as const;

/** One player: a click opens what may be done with them. */
export function PlayerRow({
  row,
  me,
  open,
  onToggle,
  onChallenge,
  onAdd,
  onRemove,
}: {
  row: RosterRow;
  me: Me;
  open: boolean;
  onToggle: () => void;
  onChallenge: () => void;
  onAdd: () => void;
  onRemove: () => void;
}) {
  const t = useTranslations("lobby.players");
  const { player, status, relation } = row;
  const state = status ?? "offline";
  const line = relation === "asked" ? t("asked") : relation === "asking" || relation === "blocked" ? t(relation) : t(`line.${state}`);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className={`grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-px px-[18px] py-[9px] text-left outline-offset-[-3px] ${open ? "bg-violet-soft" : "hover:bg-paper"}`}
      >
        <Avatar nickname={player.pseudo} className="row-span-2 text-[16.5px]" />
        <b className="flex items-center gap-1.5 truncate font-display leading-[1.2]">
          <span className="truncate">{player.pseudo}</span>
          {relation === "friend" && <FriendStar />}
        </b>
        <Chip tone={status === null ? undefined : TONES[status]} className="row-span-2">
          {t(`status.${state}`)}
        </Chip>
        <small className="truncate text-xs text-ink-2">{line}</small>
      </button>
      {open && <Deeds row={row} me={me} onChallenge={onChallenge} onAdd={onAdd} onRemove={onRemove} />}
    </>
  );
}

function Deeds({
  row: { player, status, relation },
  me,
  onChallenge,
  onAdd,
  onRemove,
}: Pick<Parameters<typeof PlayerRow>[0], "row" | "me" | "onChallenge" | "onAdd" | "onRemove">) {
  const t = useTranslations("lobby.players");
  const busyWords = useTranslations("lobby")("busy");
  const { status: line } = useConnection();
  const { busy, refusal, run } = useDeed();
  const reports = useTranslations("reports");
  const [reporting, setReporting] = useState(false);
  const { id: userId, pseudo } = player;

  const cannot = () => {
    if (me.match !== null) return busyWords;
    if (status === null) return t("cannot.offline", { pseudo });
    if (status === "playing") return t("cannot.playing", { pseudo });
    return me.challengeOut === null ? null : t("cannot.challenging");
  };
  const reason = relation === "friend" || (relation !== "blocked" && status !== null) ? cannot() : null;
  const answer = (accept: boolean) => run((say) => say("friend:answer", { userId, accept }));

  return (
    <div className="grid gap-2 bg-violet-soft px-[18px] pt-1 pb-4 sm:pl-[72px]">
      <div className="flex flex-wrap gap-2.5">
        {relation !== "blocked" && (relation === "friend" || status !== null) && (
          <Button
            size="sm"
            look={relation === "asking" ? "plain" : "sun"}
            icon="swords"
            disabled={reason !== null || line !== "online"}
            onClick={onChallenge}
          >
            {t("challenge")}
          </Button>
        )}
        {relation === "friend" && (
          <Button size="sm" look="danger-quiet" icon="bin" onClick={onRemove}>
            {t("remove")}
          </Button>
        )}
        {relation === "stranger" && (
          <Button size="sm" icon="addFriend" onClick={onAdd}>
            {t("add")}
          </Button>
        )}
        {relation === "asked" && (
          <Button size="sm" busy={busy} onClick={() => run((say) => say("friend:withdraw", { userId }))}>
            {t("withdraw")}
          </Button>
        )}
        {relation === "blocked" ? (
          <Button size="sm" busy={busy} onClick={() => run((say) => say("player:unblock", { userId }))}>
            {t("unblock")}
          </Button>
        ) : (
          relation !== "friend" && (
            <Button size="sm" look="danger-quiet" disabled={busy} onClick={() => run((say) => say("player:block", { userId }))}>
              {t("block")}
            </Button>
          )
        )}
        {relation === "friend" && status === "playing" && (
          <ButtonLink size="sm" look="sun" icon="eye" href={`${profileOf(pseudo)}/regarder`}>
            {t("watch")}
          </ButtonLink>
        )}
        <ButtonLink size="sm" icon="eye" href={profileOf(pseudo)}>
          {t("profile")}
        </ButtonLink>
        <Button size="sm" look="danger-quiet" icon="warning" onClick={() => setReporting(true)}>
          {reports("send")}
        </Button>
        {relation === "asking" && (
          <>
            <Button size="sm" disabled={busy} onClick={() => answer(false)}>
              {t("decline")}
            </Button>
            <Button size="sm" look="sun" icon="check" busy={busy} onClick={() => answer(true)}>
              {t("accept")}
            </Button>
          </>
        )}
      </div>
      {reporting && <ReportDialog player={player} matchId={null} onClose={() => setReporting(false)} />}
      {reason !== null && <p className="text-xs text-ink-2">{reason}</p>}
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </div>
  );
}

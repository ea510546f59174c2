"use client";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { REPORT_REASONS, REPORT_WORDS_MAX } from "@/admin/reports/reasons";
import type { NewReport } from "@/admin/reports/schema";
import type { PublicPlayer } from "@/realtime/protocol";
import { withJson } from "@/ui/ask";
import { useMe } from "@/ui/realtime";
import { Avatar, Button, Dialog, FieldError, Notice } from "@/ui/shell";
import { useAsking } from "@/ui/use-asking";
import { Words } from "@/ui/words/words";

/** Asks why a player is to be reported, and says that it was taken. @param matchId the match in which it happened, if it was in one */
export function ReportDialog(asked: Asked) {
  return (
    <Words of={["reports"]}>
      <Questions {...asked} />
    </Words>
  );
}

interface Asked {
  player: PublicPlayer;
  matchId: string | null;
  onClose: () => void;
}

function Questions({ player, matchId, onClose }: Asked) {
  const t = useTranslations("reports");
  const guest = useMe()?.guest === true;
  const [reason, setReason] = useState<NewReport["reason"]>("INSULT");
  const [words, setWords] = useState("");
  const [done, setDone] = useState(false);
  const { busy, refusal, send } = useAsking();
  const wordsId = useId();
  const { id: playerId, pseudo } = player;

  const report = async () => {
    const request = withJson("POST", { playerId, matchId, reason, words } satisfies NewReport);
    setDone((await send("/api/reports", request)).ok);
  };

  return (
    <Dialog
      title={t("title", { pseudo })}
      lead={<Avatar nickname={pseudo} className="text-[24px]" />}
      onClose={onClose}
      actions={
        done ? (
          <Button onClick={onClose}>{t("close")}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button look="danger" icon="warning" busy={busy} onClick={report}>
              {t("send")}
            </Button>
          </>
        )
      }
    >
      {done ? (
        <Notice tone="success">{t(guest ? "doneGuest" : "done")}</Notice>
      ) : (
        <>
          <p className="text-sm text-ink-2">
            {t("text", { pseudo })} {matchId !== null && t("match")}
          </p>
          <fieldset className="grid gap-0.5">
            <legend className="field__label mb-1">{t("reason")}</legend>
            {REPORT_REASONS.map((each) => (
              <label key={each} className="flex min-h-9 cursor-pointer items-center gap-2.5">
                <input
                  type="radio"
                  className="size-[18px] shrink-0 accent-violet"
                  name={`${wordsId}-reason`}
                  checked={reason === each}
                  onChange={() => setReason(each)}
                />
                {t(`reasons.${each}`)}
              </label>
            ))}
          </fieldset>
          <div className="field">
            <label className="field__label" htmlFor={wordsId}>
              {t("words")}
            </label>
            <textarea
              id={wordsId}
              className="input min-h-20 resize-y"
              maxLength={REPORT_WORDS_MAX}
              aria-describedby={`${wordsId}-about`}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            <p className="field__hint tabular-nums" id={`${wordsId}-about`}>
              {t("left", { count: REPORT_WORDS_MAX - words.length })}
            </p>
          </div>
        </>
      )}
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

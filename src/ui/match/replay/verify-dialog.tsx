"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { notedParts } from "@/ui/realtime/shuffle-notes";
import { Button, Dialog, Icon, Loading, Notice } from "@/ui/shell";
import { ProgressBar } from "@/ui/shell/progress-bar";
import { type FindingLine, type Findings, findingsOf } from "./findings";
import type { Said, VerifiedMatch } from "./verifier";

/**
 * Plays a match again on the reader's device, and says what that proves and what not. To close it is to stop.
 * @param verifier makes the worker that does it
 */
export function VerifyDialog({ matchId, verifier, onClose }: { matchId: string; verifier: () => Worker; onClose: () => void }) {
  const t = useTranslations("replay.verify");
  const words = useTranslations("replay");
  const [said, setSaid] = useState<Said | null>(null);
  const address = `/api/matches/${matchId}/proof`;
  useEffect(() => {
    const worker = verifier();
    worker.onmessage = ({ data }: MessageEvent<Said>) => setSaid(data);
    worker.onerror = () => setSaid({ said: "failed" });
    worker.postMessage(new URL(address, window.location.href).href);
    return () => worker.terminate();
  }, [address, verifier]);
  const over = said?.said === "found" || said?.said === "failed";
  return (
    <Dialog
      title={t(said?.said === "found" && said.verification.ok ? "verified" : "title")}
      subtitle={t("lead")}
      onClose={onClose}
      actions={
        <>
          {said?.said === "found" && (
            <a className="btn btn--quiet" href={address} download={`${matchId}.json`}>
              <Icon name="download" />
              {t("file")}
            </a>
          )}
          <Button onClick={onClose}>{over ? words("close") : t("cancel")}</Button>
        </>
      }
    >
      {said === null && <Loading />}
      {said?.said === "played" && (
        <ProgressBar label={t("playing")} share={said.answers / said.of} at={t("played", { count: said.answers, all: said.of })} />
      )}
      {/* There from the start, so that what comes into it is read out; the progress outside of it is not, number by number. */}
      <div role="status">
        {said?.said === "failed" && <Notice tone="warning">{t("failed")}</Notice>}
        {said?.said === "found" && (
          <Proof found={findingsOf(said.verification, said.match.nonces, notedParts(said.match.seedCommitment))} match={said.match} />
        )}
      </div>
    </Dialog>
  );
}

function Proof({ found: { lines, beside }, match }: { found: Findings; match: VerifiedMatch }) {
  const t = useTranslations("replay.verify");
  return (
    <div className="proof" data-testid="proof">
      <ul>
        {lines.map((line) => (
          <Finding key={line.says} {...line} />
        ))}
      </ul>
      {beside && <p>{t(beside)}</p>}
      <details>
        <summary>{t("numbers")}</summary>
        <dl>
          <dt>{t("commitment")}</dt>
          <dd>{match.seedCommitment}</dd>
          <dt>{t("revealed")}</dt>
          <dd>{match.seed}</dd>
          <dt>{t("nonces")}</dt>
          <dd>{match.nonces.map((nonce) => nonce || "–").join(" · ")}</dd>
        </dl>
      </details>
    </div>
  );
}

function Finding({ ok, says, count }: FindingLine) {
  const t = useTranslations("replay.verify");
  return (
    <li data-ok={ok}>
      <Icon name={ok ? "check" : "warning"} />
      <span>{t(says, { count })}</span>
    </li>
  );
}

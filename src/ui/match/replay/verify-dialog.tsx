"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { Proof } from "@/match/proof";
import { Button, Dialog, Icon, Loading, Notice } from "@/ui/shell";
import { type Checked, checkShuffle } from "./check-shuffle";

type Found = { readonly proof: Proof; readonly checked: Checked } | "failed" | null;

/** What can be proved of a match, and what not. */
export function VerifyDialog({ matchId, answers, onClose }: { matchId: string; answers: number; onClose: () => void }) {
  const t = useTranslations("replay.verify");
  const words = useTranslations("replay");
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let here = true;
    verify(matchId).then(
      (result) => here && setFound(result),
      () => here && setFound("failed"),
    );
    return () => {
      here = false;
    };
  }, [matchId]);
  return (
    <Dialog title={t("title")} subtitle={t("lead")} onClose={onClose} actions={<Button onClick={onClose}>{words("close")}</Button>}>
      {found === null ? (
        <Loading />
      ) : found === "failed" ? (
        <Notice tone="warning">{t("failed")}</Notice>
      ) : (
        <Findings {...found} answers={answers} />
      )}
    </Dialog>
  );
}

async function verify(matchId: string): Promise<Found> {
  const answer = await fetch(`/api/matches/${matchId}/proof`);
  if (!answer.ok) return "failed";
  const proof: Proof = await answer.json();
  return { proof, checked: await checkShuffle(proof) };
}

function Findings({ proof, checked, answers }: Exclude<Found, string | null> & { answers: number }) {
  const t = useTranslations("replay.verify");
  const { verification } = proof;
  const given = verification.ok && verification.begun === "given";
  const journal = verification.ok || verification.fault === "commitment";
  return (
    <div className="proof" data-testid="proof">
      <ul>
        {given ? (
          <Finding ok>{t("given")}</Finding>
        ) : (
          <>
            <Finding ok={checked.seed}>{t(checked.seed ? "seed" : "seedWrong")}</Finding>
            <Finding ok={checked.mixed}>{t(checked.mixed ? "mixed" : "mixedWrong")}</Finding>
          </>
        )}
        <Finding ok={journal}>{t(journal ? "journal" : "journalWrong", { count: answers })}</Finding>
      </ul>
      <p>{t("limits")}</p>
      <details>
        <summary>{t("numbers")}</summary>
        <dl>
          <dt>{t("commitment")}</dt>
          <dd>{proof.seedCommitment}</dd>
          <dt>{t("revealed")}</dt>
          <dd>{proof.seed}</dd>
          <dt>{t("nonces")}</dt>
          <dd>{proof.nonces.map((nonce) => nonce || "–").join(" · ")}</dd>
        </dl>
      </details>
    </div>
  );
}

function Finding({ ok, children }: { ok: boolean; children: string }) {
  return (
    <li data-ok={ok}>
      <Icon name={ok ? "check" : "warning"} />
      <span>{children}</span>
    </li>
  );
}

"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import type { Exclusion, Reasoned, Suspension } from "@/admin/schema";
import type { PublicPlayer } from "@/realtime/protocol";
import { Avatar, Button, Dialog, Field, FieldError, Segments } from "@/ui/shell";
import { withJson } from "../ask";
import { useAsking } from "../use-asking";
import { useReason } from "./use-reason";

const LENGTHS = ["1", "3", "30", "forGood"] as const;
type Length = (typeof LENGTHS)[number];

/** Asks for how long and why before a player is shut out; of one who is, whether to let them in again. */
export function SuspendDialog({ player, onClose, onDone }: { player: PublicPlayer & Exclusion; onClose: () => void; onDone: () => void }) {
  const t = useTranslations("admin.suspension");
  const format = useFormatter();
  const [length, setLength] = useState<Length>("3");
  const why = useTranslations("admin.reason");
  const { id, pseudo, suspendedUntil, banned } = player;
  const shut = suspendedUntil !== null;
  const { reason, asked, field } = useReason(shut ? why("missing") : t("reasonMissing"));
  const { busy, refusal, send } = useAsking();

  const change = async (request: RequestInit) => {
    if (asked() && (await send(`/api/admin/players/${id}/suspension`, request)).ok) onDone();
  };
  const lift = () => change(withJson("DELETE", { reason } satisfies Reasoned));
  const suspend = () => change(withJson("PUT", { days: length === "forGood" ? null : Number(length), reason } satisfies Suspension));

  return (
    <Dialog
      role="alertdialog"
      title={t(shut ? "liftTitle" : "title", { pseudo })}
      lead={<Avatar nickname={pseudo} className="text-[24px]" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          {shut ? (
            <Button look="sun" icon="check" busy={busy} onClick={lift}>
              {t("lift")}
            </Button>
          ) : (
            <Button look="danger" icon="hourglass" busy={busy} onClick={suspend}>
              {t("suspend")}
            </Button>
          )}
        </>
      }
    >
      {shut ? (
        <p className="text-sm text-ink-2">
          {banned ? t("bannedNow") : t("until", { date: format.dateTime(new Date(suspendedUntil), { dateStyle: "long" }) })}
        </p>
      ) : (
        <>
          <p className="text-sm text-ink-2">{t("text")}</p>
          <Segments
            label={t("length")}
            value={length}
            onChange={setLength}
            options={LENGTHS.map((value) => ({ value, label: value === "forGood" ? t("forGood") : t("days", { days: Number(value) }) }))}
          />
        </>
      )}
      <Field label={shut ? why("label") : t("reason")} {...field} />
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

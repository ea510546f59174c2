"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import type { Exclusion } from "@/admin/schema";
import type { PublicPlayer } from "@/realtime/protocol";
import { Avatar, Button, Dialog, Field, FieldError, Segments } from "@/ui/shell";
import { withJson } from "../ask";
import { useAsking } from "../use-asking";

const LENGTHS = ["1", "3", "30", "forGood"] as const;
type Length = (typeof LENGTHS)[number];

/** Asks for how long and why before a player is shut out; of one who is, whether to let them in again. */
export function SuspendDialog({ player, onClose, onDone }: { player: PublicPlayer & Exclusion; onClose: () => void; onDone: () => void }) {
  const t = useTranslations("admin.suspension");
  const format = useFormatter();
  const [length, setLength] = useState<Length>("3");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useAsking();
  const { id, pseudo, suspendedUntil, banned } = player;

  const change = async (request: RequestInit) => {
    if ((await send(`/api/admin/players/${id}/suspension`, request)).ok) onDone();
  };
  const missing = reason.trim() === "";
  const suspend = () => {
    setTried(true);
    if (!missing) void change(withJson("PUT", { days: length === "forGood" ? null : Number(length), reason }));
  };

  const shut = suspendedUntil !== null;
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
            <Button look="sun" icon="check" busy={busy} onClick={() => change({ method: "DELETE" })}>
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
          <Field
            label={t("reason")}
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
            error={tried && missing ? t("reasonMissing") : undefined}
          />
        </>
      )}
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

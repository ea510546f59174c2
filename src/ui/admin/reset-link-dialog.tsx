"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import type { PlayerRow, Reasoned } from "@/admin/schema";
import { withJson } from "@/ui/ask";
import { CopyButton } from "@/ui/copy-button";
import { Avatar, Button, Dialog, Field, FieldError } from "@/ui/shell";
import { useAsking } from "../use-asking";
import { useReason } from "./use-reason";

const Made = z.object({ path: z.string() });

/** Makes a link by which a player sets a new password, for the administrator to hand over. It is shown once. */
export function ResetLinkDialog({ player, onClose }: { player: PlayerRow; onClose: () => void }) {
  const t = useTranslations("admin.reset");
  const why = useTranslations("admin.reason");
  const { reason, asked, field } = useReason(why("missing"));
  const { busy, refusal, send } = useAsking();
  const [link, setLink] = useState<string | null>(null);
  const { id, pseudo } = player;

  const make = async () => {
    if (!asked()) return;
    const answer = await send(`/api/admin/players/${id}/reset`, withJson("POST", { reason } satisfies Reasoned));
    if (answer.ok) setLink(new URL(Made.parse(answer.value).path, window.location.origin).href);
  };

  return (
    <Dialog
      title={t("title", { pseudo })}
      lead={<Avatar nickname={pseudo} className="text-[24px]" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("close")}</Button>
          {link === null ? (
            <Button look="sun" icon="lock" busy={busy} onClick={make}>
              {t("make")}
            </Button>
          ) : (
            <CopyButton text={link}>{t("copy")}</CopyButton>
          )}
        </>
      }
    >
      <p className="text-sm text-ink-2">{t(link === null ? "text" : "once")}</p>
      {link === null ? (
        <Field label={why("label")} {...field} />
      ) : (
        <Field label={t("link")} value={link} readOnly onFocus={(event) => event.target.select()} />
      )}
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

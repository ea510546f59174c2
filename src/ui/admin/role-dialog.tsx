"use client";
import { useTranslations } from "next-intl";
import type { NewRole, PlayerRow } from "@/admin/schema";
import { Avatar, Button, Dialog, Field, FieldError } from "@/ui/shell";
import { withJson } from "../ask";
import { useAsking } from "../use-asking";
import { useReason } from "./use-reason";

/** Asks before somebody becomes an administrator, or is none any more. */
export function RoleDialog({ player, onClose, onDone }: { player: PlayerRow; onClose: () => void; onDone: () => void }) {
  const { id, pseudo, role } = player;
  const which = role === "ADMIN" ? "demote" : "promote";
  const t = useTranslations(`admin.role.${which}`);
  const cancel = useTranslations("admin.role")("cancel");
  const why = useTranslations("admin.reason");
  const { reason, asked, field } = useReason(why("missing"));
  const { busy, refusal, send } = useAsking();
  const change = async () => {
    const request = withJson("PUT", { role: role === "ADMIN" ? "PLAYER" : "ADMIN", reason } satisfies NewRole);
    if (asked() && (await send(`/api/admin/players/${id}/role`, request)).ok) onDone();
  };
  return (
    <Dialog
      role="alertdialog"
      title={t("title", { pseudo })}
      lead={<Avatar nickname={pseudo} className="text-[24px]" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button look="sun" icon="shield" busy={busy} onClick={change}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{t("text")}</p>
      <Field label={why("label")} {...field} />
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

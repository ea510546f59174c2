"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { PlayerRow, Reasoned } from "@/admin/schema";
import { Avatar, Button, Dialog, Field, FieldError, Icon, type IconName } from "@/ui/shell";
import { withJson } from "../ask";
import { useAsking } from "../use-asking";
import { useReason } from "./use-reason";

const LOSSES: readonly { readonly loss: "account" | "match" | "sessions"; readonly icon: IconName }[] = [
  { loss: "account", icon: "warning" },
  { loss: "match", icon: "swords" },
  { loss: "sessions", icon: "exit" },
];

/** Asks before a player is deleted, and says what goes with them. */
export function DeletePlayerDialog({ player, onClose, onDeleted }: { player: PlayerRow; onClose: () => void; onDeleted: () => void }) {
  const t = useTranslations("admin.confirm");
  const why = useTranslations("admin.reason");
  const format = useFormatter();
  const { reason, asked, field } = useReason(why("missing"));
  const { busy, refusal, send } = useAsking();
  const { id, pseudo, firstName, lastName, createdAt } = player;

  const remove = async () => {
    if (asked() && (await send(`/api/admin/players/${id}`, withJson("DELETE", { reason } satisfies Reasoned))).ok) onDeleted();
  };

  return (
    <Dialog
      role="alertdialog"
      title={t("title", { pseudo })}
      subtitle={t("since", { name: `${firstName} ${lastName}`, date: format.dateTime(new Date(createdAt), { dateStyle: "long" }) })}
      lead={<Avatar nickname={pseudo} className="text-[24px]" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button look="danger" icon="bin" busy={busy} onClick={remove}>
            {t("delete")}
          </Button>
        </>
      }
    >
      <ul className="grid gap-1.5 rounded-md bg-danger-soft px-4 py-3 text-sm font-[550] text-danger-ink">
        {LOSSES.map(({ loss, icon }) => (
          <li key={loss} className="flex gap-2">
            <Icon name={icon} className="mt-0.5" />
            {t(loss)}
          </li>
        ))}
      </ul>
      <Field label={why("label")} {...field} />
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DeletionForm } from "@/accounts/own-forms";
import { connection } from "@/ui/realtime";
import { Avatar, Button, Dialog, FieldError, Icon } from "@/ui/shell";
import { CurrentPasswordField } from "../accounts/password-fields";
import { useFaultWords, useOwnForm } from "../accounts/use-own-form";

/** Asks before one's own account is deleted, says what is lost, and wants the password. */
export function DeleteAccountDialog({
  pseudo,
  decks,
  friends,
  onClose,
}: {
  pseudo: string;
  decks: number;
  friends: number;
  onClose: () => void;
}) {
  const t = useTranslations("account.deletion");
  const words = useFaultWords();
  const { busy, faults, refusal, send } = useOwnForm(DeletionForm, "DELETE", "/api/account");
  const [currentPassword, setCurrentPassword] = useState("");
  const submit = async () => {
    connection.close();
    if (await send({ currentPassword })) window.location.assign("/?session=deleted-yourself");
  };
  return (
    <Dialog
      role="alertdialog"
      title={t("title")}
      lead={<Avatar nickname={pseudo} className="text-[24px]" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button look="danger" icon="bin" type="submit" form="deletion" busy={busy}>
            {t("delete")}
          </Button>
        </>
      }
    >
      <ul className="grid gap-1.5 rounded-md bg-danger-soft px-4 py-3 text-sm font-[550] text-danger-ink">
        <li className="flex gap-2">
          <Icon name="cards" className="mt-0.5" />
          {t("losses", { decks, friends })}
        </li>
        <li className="flex gap-2">
          <Icon name="swords" className="mt-0.5" />
          {t("matches")}
        </li>
        <li className="flex gap-2">
          <Icon name="warning" className="mt-0.5" />
          {t("forGood")}
        </li>
      </ul>
      <form
        method="post"
        id="deletion"
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <CurrentPasswordField
          label={t("password")}
          value={currentPassword}
          onChange={setCurrentPassword}
          error={words(faults.currentPassword)}
        />
        {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
      </form>
    </Dialog>
  );
}

"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type DeckLook, MATS, SLEEVES } from "@/match/look";
import { Button, Dialog, FieldError } from "@/ui/shell";
import "./look.css";

/** Chooses how a deck looks at the table: each choice counts at once. */
export function LookDialog({
  name,
  look,
  busy,
  refusal,
  back,
  onDress,
  onClose,
}: {
  name: string;
  look: DeckLook;
  busy: boolean;
  refusal: string | null;
  /** The usual back of the game's cards. */
  back: ReactNode;
  onDress: (look: DeckLook) => void;
  onClose: () => void;
}) {
  const t = useTranslations("decks.look");
  return (
    <Dialog
      title={t("title", { name })}
      subtitle={t("text")}
      onClose={onClose}
      actions={
        <Button look="sun" icon="check" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <fieldset className="looks" aria-busy={busy}>
        <legend>{t("sleeves")}</legend>
        {SLEEVES.map((sleeve) => (
          <label key={sleeve} data-sleeve={sleeve}>
            <input
              type="radio"
              name="sleeve"
              className="sr-only"
              checked={look.sleeve === sleeve}
              onChange={() => onDress({ ...look, sleeve })}
            />
            <span className="looks__back">{back}</span>
            {t(`sleeve.${sleeve}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className="looks" aria-busy={busy}>
        <legend>{t("mats")}</legend>
        {MATS.map((mat) => (
          <label key={mat} data-mat={mat}>
            <input type="radio" name="mat" className="sr-only" checked={look.mat === mat} onChange={() => onDress({ ...look, mat })} />
            <span className="looks__mat" />
            {t(`mat.${mat}`)}
          </label>
        ))}
      </fieldset>
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

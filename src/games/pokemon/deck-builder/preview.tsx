"use client";
import { useTranslations } from "next-intl";
import { COPIES_MAX } from "@/decks/schema";
import { type CardFace, CardPreview } from "@/games/pokemon/card";
import { Button, Dialog, Notice } from "@/ui/shell";
import { Stepper } from "./stepper";

export interface Shown {
  readonly cardId: string;
  readonly face: CardFace;
  /** The sentence for which the card cannot be played; null when it can. */
  readonly obstacle: string | null;
}

interface PreviewProps {
  readonly shown: Shown;
  readonly copies: number;
  readonly onCopies: (copies: number) => void;
}

/** The card that was clicked, large, with the way into the deck. */
export function Preview({ shown, onEnlarge, ...rest }: { shown: Shown | null; onEnlarge: () => void } & Omit<PreviewProps, "shown">) {
  const t = useTranslations("decks.preview");
  return (
    <section aria-label={t("label")} className="preview">
      {shown === null ? (
        <p className="preview__none">{t("none")}</p>
      ) : (
        <>
          <div className="relative">
            <CardPreview face={shown.face} className="shadow-card-up" style={{ "--w": "var(--preview-w)" }} />
            <Button
              size="sm"
              icon="search"
              className="absolute -right-11 bottom-1 [@media(min-height:880px)]:hidden"
              aria-label={t("enlarge", { name: shown.face.name })}
              title={t("enlarge", { name: shown.face.name })}
              onClick={onEnlarge}
            />
          </div>
          <Copies shown={shown} {...rest} />
        </>
      )}
    </section>
  );
}

/** The same over the page, where there is no room for a column, or where the column is too narrow to be read. */
export function PreviewDialog({ onClose, ...rest }: PreviewProps & { onClose: () => void }) {
  const t = useTranslations("decks.preview");
  return (
    <Dialog
      title={rest.shown.face.name}
      onClose={onClose}
      className="justify-items-center"
      actions={
        <Button size="sm" look="quiet" icon="cross" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <CardPreview face={rest.shown.face} className="shadow-card-up" style={{ "--w": "min(360px, calc(100vw - 90px))" }} />
      <Copies {...rest} />
    </Dialog>
  );
}

function Copies({ shown: { face, obstacle }, copies, onCopies }: PreviewProps) {
  const t = useTranslations("decks.preview");
  const words = useTranslations("decks.copies");
  const basicEnergy = face.category === "Energy" && face.kind === "Basic";
  return (
    <div className="grid w-full gap-2">
      {(obstacle === null || copies > 0) && (
        <div className="flex w-full items-center gap-2.5">
          <Stepper
            value={copies}
            shown={basicEnergy ? copies : `${copies} / 4`}
            min={0}
            max={obstacle === null ? COPIES_MAX : copies}
            tone={copies > 4 && !basicEnergy ? "bad" : "plain"}
            labels={{
              value: words("count", { count: copies, name: face.name }),
              fewer: words("fewer", { name: face.name }),
              more: words("more", { name: face.name }),
            }}
            onChange={onCopies}
          />
          <Button
            look="sun"
            icon="plus"
            className="flex-1"
            disabled={obstacle !== null || copies >= COPIES_MAX}
            onClick={() => onCopies(copies + 1)}
          >
            {t("add")}
          </Button>
        </div>
      )}
      {obstacle !== null && (
        <Notice tone="warning">
          {t("notPlayable")}
          {obstacle !== "" && (
            <q lang="en" className="mt-1 block font-normal italic">
              {obstacle}
            </q>
          )}
        </Notice>
      )}
    </div>
  );
}

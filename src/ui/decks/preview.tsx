"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { COPIES_MAX } from "@/decks/limits";
import { Button, Dialog, Notice } from "@/ui/shell";
import type { DeckKit, Shown } from "./kit";
import { Stepper } from "./stepper";

interface PreviewProps<Face> {
  readonly kit: DeckKit<Face>;
  readonly shown: Shown<Face>;
  readonly copies: number;
  readonly onCopies: (copies: number) => void;
  /** The choice of another print; nothing where there is none. */
  readonly prints: ReactNode;
}

/** The card that was clicked, large, with the way into the deck. */
export function Preview<Face>({
  kit,
  shown,
  onEnlarge,
  ...rest
}: { shown: Shown<Face> | null; onEnlarge: () => void } & Omit<PreviewProps<Face>, "shown">) {
  const t = useTranslations("decks.preview");
  return (
    <section aria-label={t("label")} className="preview">
      {shown === null ? (
        <p className="preview__none">{t("none")}</p>
      ) : (
        <>
          <div className="relative">
            <kit.Preview face={shown.face} className="shadow-card-up" style={{ "--w": "var(--preview-w)" }} />
            <Button
              size="sm"
              icon="search"
              className="absolute -right-11 bottom-1 [@media(min-height:880px)]:hidden"
              aria-label={t("enlarge", { name: kit.nameOf(shown.face) })}
              title={t("enlarge", { name: kit.nameOf(shown.face) })}
              onClick={onEnlarge}
            />
          </div>
          <Copies kit={kit} shown={shown} {...rest} />
        </>
      )}
    </section>
  );
}

/** The same over the page, where there is no room for a column, or where the column is too narrow to be read. */
export function PreviewDialog<Face>({ kit, onClose, ...rest }: PreviewProps<Face> & { onClose: () => void }) {
  const t = useTranslations("decks.preview");
  return (
    <Dialog
      title={kit.nameOf(rest.shown.face)}
      onClose={onClose}
      className="justify-items-center"
      actions={
        <Button size="sm" look="quiet" icon="cross" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <kit.Preview face={rest.shown.face} className="shadow-card-up" style={{ "--w": "min(360px, calc(100vw - 90px))" }} />
      <Copies kit={kit} {...rest} />
    </Dialog>
  );
}

function Copies<Face>({ kit, shown: { face, obstacle }, copies, onCopies, prints }: PreviewProps<Face>) {
  const t = useTranslations("decks.preview");
  const words = useTranslations("decks.copies");
  const limit = kit.limitOf(face);
  const name = kit.nameOf(face);
  return (
    <div className="grid w-full gap-2">
      {prints}
      {(obstacle === null || copies > 0) && (
        <div className="flex w-full items-center gap-2.5">
          <Stepper
            value={copies}
            shown={limit === null ? copies : `${copies} / ${limit}`}
            min={0}
            max={obstacle === null ? COPIES_MAX : copies}
            tone={limit !== null && copies > limit ? "bad" : "plain"}
            labels={{
              value: words("count", { count: copies, name }),
              fewer: words("fewer", { name }),
              more: words("more", { name }),
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

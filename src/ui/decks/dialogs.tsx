"use client";
import { useTranslations } from "next-intl";
import type { StarterDeckView } from "@/decks/schema";
import { Button, Dialog, FieldError } from "@/ui/shell";
import type { DeckKit, Faces } from "./kit";

/** A new deck from nothing, from a list, or as a copy of a ready one. */
export function NewDeckDialog<Face>({
  kit,
  starters,
  faces,
  busy,
  refusal,
  onEmpty,
  onImport,
  onCopy,
  onClose,
}: {
  kit: DeckKit<Face>;
  starters: readonly StarterDeckView[];
  faces: Faces<Face>;
  busy: boolean;
  refusal: string | null;
  onEmpty: () => void;
  onImport: () => void;
  onCopy: (starter: StarterDeckView) => void;
  onClose: () => void;
}) {
  const t = useTranslations("decks.new");
  const words = useTranslations(kit.words);
  const editions = useTranslations(`games.${kit.game}.edition`);
  return (
    <Dialog title={t("title")} subtitle={t("text")} onClose={onClose} actions={<Button onClick={onClose}>{t("cancel")}</Button>}>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Beginning title={t("empty")} text={words("emptyText")} onClick={onEmpty} />
        <Beginning title={t("import")} text={t("importText")} onClick={onImport} />
      </div>
      {kit.editions.map((edition) => {
        const ready = starters.filter((starter) => starter.edition === edition);
        return (
          <section key={edition} aria-label={editions(edition)} className="grid gap-2.5">
            <h3 className="font-display">{editions(edition)}</h3>
            <ul className="grid gap-2.5">
              {ready.map((starter) => (
                <Ready
                  key={starter.id}
                  kit={kit}
                  starter={starter}
                  emblem={faces[starter.emblem]}
                  busy={busy}
                  onCopy={() => onCopy(starter)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

/** A ready deck, and the button that makes a copy of it. */
function Ready<Face>({
  kit,
  starter: { name, description },
  emblem,
  busy,
  onCopy,
}: {
  kit: DeckKit<Face>;
  starter: StarterDeckView;
  emblem: Face | undefined;
  busy: boolean;
  onCopy: () => void;
}) {
  const t = useTranslations("decks.new");
  return (
    <li className="flex items-center gap-3.5 rounded-md bg-paper p-3">
      {emblem !== undefined && (
        <span aria-hidden="true" className="flex-none">
          <kit.Picture face={emblem} style={{ "--w": "46px" }} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <b className="font-display">{name}</b>
        <p className="text-sm text-ink-2">{description}</p>
      </div>
      <Button size="sm" look="plain" busy={busy} aria-label={t("copyOf", { name })} onClick={onCopy}>
        {t("copy")}
      </Button>
    </li>
  );
}

function Beginning({ title, text, onClick }: { title: string; text: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="rounded-md border-2 border-dashed border-line-strong p-3.5 text-left hover:bg-paper">
      <b className="font-display">{title}</b>
      <span className="block text-sm text-ink-2">{text}</span>
    </button>
  );
}

export function DeleteDeckDialog({
  name,
  size,
  busy,
  refusal,
  onDelete,
  onClose,
}: {
  name: string;
  size: number;
  busy: boolean;
  refusal: string | null;
  onDelete: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("decks.delete");
  return (
    <Dialog
      role="alertdialog"
      title={t("title", { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button look="danger" icon="bin" busy={busy} onClick={onDelete}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t("text", { count: size })}</p>
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

/** Before changes are lost: by leaving the deck (`unsaved`), or because a match begins (`match`). */
export function UnsavedDialog({
  occasion,
  name,
  busy,
  refusal,
  onSave,
  onDiscard,
  onStay,
}: {
  occasion: "unsaved" | "match";
  name: string;
  busy: boolean;
  refusal: string | null;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}) {
  const t = useTranslations("decks");
  return (
    <Dialog
      role="alertdialog"
      title={t(`${occasion}.title`)}
      onClose={onStay}
      actions={
        <>
          {occasion === "unsaved" && (
            <Button look="quiet" className="mr-auto" onClick={onStay}>
              {t("unsaved.stay")}
            </Button>
          )}
          <Button disabled={busy} onClick={onDiscard}>
            {t(`${occasion}.discard`)}
          </Button>
          <Button look="sun" icon="save" busy={busy} disabled={name.trim() === ""} onClick={onSave}>
            {t(`${occasion}.save`)}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t(`${occasion}.text`, { name })}</p>
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

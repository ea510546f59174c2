"use client";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { LIST_TEXT_MAX } from "@/decks/limits";
import type { DeckCards, ListFault, ReadList } from "@/decks/schema";
import { Button, Dialog, FieldError, Icon, Notice } from "@/ui/shell";
import { useRefusalText } from "../use-asking";
import { readList } from "./api";
import { inReadingOrder, sizeOf } from "./draft";
import type { DeckKit, Faces } from "./kit";
import { SetMark } from "./set-mark";

/** "Importer une liste": a list is pasted, what it came to is shown, and only then becomes a draft. */
export function ImportListDialog<Face>({
  kit,
  onTake,
  onClose,
}: {
  kit: DeckKit<Face>;
  onTake: (list: ReadList<Face>) => void;
  onClose: () => void;
}) {
  const t = useTranslations("decks.import");
  const words = useTranslations(kit.words);
  const refusalText = useRefusalText();
  const [text, setText] = useState("");
  const [read, setRead] = useState<ReadList<Face> | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const fieldId = useId();

  const submit = async () => {
    setBusy(true);
    setRefusal(null);
    const answer = await readList<Face>(kit.game, text);
    setBusy(false);
    if (answer.ok) setRead(answer.value);
    else setRefusal(refusalText(answer.code));
  };

  if (read !== null)
    return (
      <Dialog
        key="read"
        title={t("found.title")}
        onClose={onClose}
        className="!w-[min(620px,calc(100vw-24px))]"
        actions={
          <>
            <Button icon="back" onClick={() => setRead(null)}>
              {t("found.back")}
            </Button>
            <Button look="sun" icon="check" disabled={read.cards.length === 0} onClick={() => onTake(read)}>
              {t("found.take", { count: sizeOf(read.cards) })}
            </Button>
          </>
        }
      >
        <Found kit={kit} list={read} />
      </Dialog>
    );
  return (
    <Dialog
      key="paste"
      title={t("title")}
      subtitle={t("text")}
      onClose={onClose}
      className="!w-[min(620px,calc(100vw-24px))]"
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button look="sun" icon="search" busy={busy} disabled={text.trim() === ""} onClick={() => void submit()}>
            {t("read")}
          </Button>
        </>
      }
    >
      <div className="field">
        <label className="field__label" htmlFor={fieldId}>
          {t("label")}
        </label>
        <textarea
          id={fieldId}
          className="input min-h-[34dvh] resize-y font-mono text-sm leading-relaxed"
          spellCheck={false}
          maxLength={LIST_TEXT_MAX}
          placeholder={words("example")}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

/** What a list came to: the lines that cannot be taken first, each with its reason, then the cards. */
function Found<Face>({ kit, list: { cards, faces, faults } }: { kit: DeckKit<Face>; list: ReadList<Face> }) {
  const t = useTranslations("decks.import.found");
  const words = useTranslations(kit.words);
  const size = sizeOf(cards);
  return (
    <>
      {size === 0 ? (
        <Notice tone="warning">{words("noneFound")}</Notice>
      ) : (
        <Notice tone={faults.length === 0 ? "success" : "info"}>{t("count", { count: size })}</Notice>
      )}
      {faults.length > 0 && (
        <section className="grid gap-2" aria-label={t("faults", { count: faults.length })}>
          <h3 className="flex items-center gap-2 font-display text-base text-danger-ink">
            <Icon name="warning" />
            {t("faults", { count: faults.length })}
          </h3>
          <ul className="grid max-h-[28dvh] gap-2 overflow-auto">
            {faults.map((fault) => (
              <Fault key={fault.line} fault={fault} />
            ))}
          </ul>
        </section>
      )}
      {size > 0 && <Cards kit={kit} cards={inReadingOrder(cards, faces, kit)} faces={faces} />}
    </>
  );
}

function Fault({ fault: { line, text, code, values } }: { fault: ListFault }) {
  const t = useTranslations("decks.import");
  return (
    <li className="rounded-md bg-danger-soft px-3 py-2 text-sm leading-snug">
      <b>{t("found.line", { line })}</b> <span className="font-mono break-words">{text}</span>
      <span className="block text-danger-ink">{t(`faults.${code}`, values)}</span>
    </li>
  );
}

function Cards<Face>({ kit, cards, faces }: { kit: DeckKit<Face>; cards: DeckCards; faces: Faces<Face> }) {
  const t = useTranslations("decks.import.found");
  return (
    <ul aria-label={t("cards")} className="grid max-h-[34dvh] gap-x-5 overflow-auto text-sm sm:grid-cols-2">
      {cards.map(({ cardId, count }) => {
        const face = faces[cardId];
        return (
          <li key={cardId} className="flex gap-2 border-b border-line py-1">
            <b className="w-6 flex-none text-right tabular-nums">{count}</b>
            <span className="min-w-0 flex-1 truncate">{face === undefined ? cardId : kit.nameOf(face)}</span>
            {face !== undefined && (
              <span className="flex-none">
                <SetMark print={kit.printOf(face)} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

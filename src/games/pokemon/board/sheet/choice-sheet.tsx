"use client";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Card, CardButton } from "@/games/pokemon/card";
import { isNothing, whyNot } from "@/ui/match/answering";
import { places } from "@/ui/match/places";
import { RefusalNotice } from "@/ui/match/refusal-notice";
import { Button, Icon, SearchField, Segments } from "@/ui/shell";
import { useBoard } from "../board-context";
import { AskingText } from "../dock/asking-text";
import { useConfirmLabel } from "../dock/confirm-row";
import { DockHead } from "../dock/dock-head";
import { type Category, type Found, foundCards, nextOf, sift } from "../model/found";
import { lookedAt } from "../model/shown";
import { usePurposes } from "../use-words";

/** A long choice among cards: covers the mat, never the margin. */
export function ChoiceSheet({ opponent }: { opponent: string }) {
  const { decision, record, seat, view, offers, control, faceOf } = useBoard();
  const t = useTranslations("board");
  const purposes = usePurposes();
  const confirmLabel = useConfirmLabel();
  const [text, setText] = useState("");
  const [category, setCategory] = useState<Category>("all");
  const [legalOnly, setLegalOnly] = useState(false);
  const found = useMemo(
    () => (decision === null ? [] : foundCards(decision, lookedAt(record.history, seat, view)?.hands.flat() ?? [])),
    [decision, record.history, seat, view],
  );
  if (decision === null || offers === null || control.answering === null) return null;

  const { chosen } = control.answering;
  const shown = sift(found, faceOf, { text, category, legalOnly });
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const hint = purposes.hint(decision, opponent);
  const source = decision.source === undefined ? null : faceOf(decision.source.card);
  const has = (of: Category) => of === "all" || found.some(({ card }) => faceOf(card).category === of);
  const nothing = decision.min === 0 && offers.pass === null;
  return (
    <>
      <div className="veiled" />
      <section className="sheet" role="dialog" aria-labelledby="sheet-title" aria-busy={control.sending || undefined} data-layout="sheet">
        <header className="sheet__head">
          {source !== null && <Card face={source} size="s" />}
          <div>
            <DockHead decision={decision} />
            <h2 id="sheet-title">{purposes.title(decision)}</h2>
            <AskingText decision={decision} />
          </div>
          <p className="count" aria-live="polite">
            <b className="num">
              {chosen.length}
              <small> / {decision.max}</small>
            </b>
            <span>{t("sheet.chosen")}</span>
          </p>
        </header>
        <div className="sheet__bar" hidden={total === 0}>
          <SearchField
            label={t("sheet.search", { count: total })}
            placeholder={t("sheet.search", { count: total })}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Segments
            label={t("sheet.kinds")}
            value={category}
            options={(["all", "Pokémon", "Trainer", "Energy"] as const).filter(has).map((value) => ({ value, label: t(`sheet.${value}`) }))}
            onChange={setCategory}
          />
          {found.some(({ options }) => options.length === 0) && (
            <label className="only">
              <input type="checkbox" checked={legalOnly} onChange={(event) => setLegalOnly(event.target.checked)} />
              {t("sheet.legal")}
            </label>
          )}
        </div>
        <ul className="sheet__grid">
          {shown.map((one) => (
            <FoundCard key={`${one.card}-${one.options.length > 0}`} found={one} />
          ))}
          {shown.length === 0 && <li className="sheet__nothing">{t(total === 0 ? "sheet.none" : "sheet.nothing")}</li>}
        </ul>
        <footer className="sheet__foot">
          <div className="slots">
            {places(Math.min(decision.max, 8)).map((place) => {
              const option = decision.options[chosen[place] ?? -1];
              return option !== undefined && "pick" in option && option.pick === "card" ? (
                <Card key={place} face={faceOf(option.card.card)} size="s" />
              ) : (
                <i key={place}>{place + 1}</i>
              );
            })}
          </div>
          <p>{hint}</p>
          <RefusalNotice refusal={control.refusal} />
          {offers.pass !== null && (
            <Button
              data-option={offers.pass}
              disabled={control.sending}
              onClick={() => offers.pass !== null && control.choose(offers.pass)}
            >
              {purposes.none(decision.purpose)}
            </Button>
          )}
          {nothing && chosen.length > 0 && (
            <Button look="quiet" onClick={control.clear}>
              {t("choice.clear")}
            </Button>
          )}
          <Button
            look={isNothing(control.answering, decision) ? "plain" : "sun"}
            data-testid="confirm"
            busy={control.sending}
            disabled={whyNot(control.answering, decision) !== null}
            onClick={control.confirm}
          >
            {confirmLabel}
          </Button>
        </footer>
      </section>
    </>
  );
}

function FoundCard({ found }: { found: Found }) {
  const { decision, control, faceOf, peek } = useBoard();
  const t = useTranslations("board");
  const face = faceOf(found.card);
  const chosen = control.answering?.chosen ?? [];
  const taken = found.options.filter((index) => chosen.includes(index));
  const room = decision !== null && (decision.max === 1 || chosen.length < decision.max);
  const next = nextOf(found, chosen, room);
  const rank = decision?.ordered && taken[0] !== undefined ? chosen.indexOf(taken[0]) + 1 : null;
  return (
    <li className="found" data-legal={found.options.length > 0 || undefined}>
      <CardButton
        face={face}
        size="s"
        state={taken.length > 0 ? "selected" : found.options.length > 0 ? "target" : "disabled"}
        data-option={next ?? undefined}
        data-copies={found.options.length > 1 ? found.options.join(" ") : undefined}
        aria-label={t("sheet.copies", { name: face.name, count: found.count })}
        onClick={() => (next === null ? peek({ card: found.card }, true) : control.choose(next))}
      />
      {(found.count > 1 || rank !== null) && (
        <span className="found__count num" aria-hidden="true">
          {rank !== null ? rank : taken.length > 0 ? `${taken.length} / ${found.count}` : `×${found.count}`}
        </span>
      )}
      {taken.length > 1 && next !== null && !taken.includes(next) && (
        <button
          type="button"
          className="found__less"
          aria-label={t("choice.clear")}
          onClick={() => taken.at(-1) !== undefined && control.choose(taken.at(-1) ?? 0)}
        >
          <Icon name="minus" />
        </button>
      )}
    </li>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CardBack, CardButton, ColorPip } from "@/games/dragonball/card";
import { COLORS } from "@/games/dragonball/engine/card";
import type { Option } from "@/games/dragonball/engine/options";
import { RefusalNotice } from "@/ui/match/refusal-notice";
import { usePeekPointer } from "@/ui/match/use-peek-pointer";
import { Button, Icon, SearchField, Segments } from "@/ui/shell";
import { useBoard } from "../board-context";
import { Confirm, From } from "../dock/dock";
import { type Sieve, sift } from "../model/sift";
import { useAskWords, useOptionWords } from "../words";

/** From so many cards on there is a search. */
const MANY = 8;

/** A choice among cards that do not lie on the table: a search, a pile, cards looked at, an order. It can be laid aside to look at the table. */
export function ChoiceSheet() {
  const { decision, control, faceOf, looked, read } = useBoard();
  const t = useTranslations("dragonballBoard");
  const shared = useTranslations("board.sheet");
  const asked = useAskWords();
  const [aside, setAside] = useState(false);
  const [sieve, setSieve] = useState<Sieve>({ text: "", color: "all" });
  if (decision === null) return null;
  if (aside)
    return (
      <Button className="dbt-aside" look="sun" icon="eye" onClick={() => setAside(false)}>
        {t("sheet.back")}
      </Button>
    );
  const chosen = control.answering?.chosen ?? [];
  const shown = sift(decision.options, faceOf, sieve);
  return (
    <>
      <div className="veiled" />
      <section className="sheet" role="dialog" aria-label={asked.title(decision)}>
        <div className="sheet__head">
          <div>
            <div className="dock__from">
              <From />
            </div>
            <h2>{asked.title(decision)}</h2>
          </div>
          <Button look="quiet" icon="eyeOff" onClick={() => setAside(true)}>
            {t("sheet.aside")}
          </Button>
        </div>
        {decision.options.length > MANY && <Search sieve={sieve} onSieve={setSieve} />}
        <ul className="dbt-sheet__cards">
          {shown.length === 0 && decision.options.length > 0 && <li>{shared("nothing")}</li>}
          {shown.map((index) => {
            const option = decision.options[index];
            if (option === undefined) return null;
            const rank = chosen.indexOf(index);
            return (
              <li key={index}>
                <Choosable option={option} index={index} chosen={rank >= 0} />
                {decision.ordered && rank >= 0 && decision.max > 1 && <b className="dbt-rank">{rank + 1}</b>}
              </li>
            );
          })}
          {[...looked.entries()].map(([place, definition]) => (
            <li key={`looked ${place}`}>
              <CardButton face={faceOf(definition)} size="m" state="disabled" onClick={() => read({ definition, back: false })} />
            </li>
          ))}
        </ul>
        <div className="sheet__foot">
          <RefusalNotice refusal={control.refusal} />
          <Confirm />
        </div>
      </section>
    </>
  );
}

/** By name and by colour; only colours that are there. */
function Search({ sieve, onSieve }: { sieve: Sieve; onSieve: (sieve: Sieve) => void }) {
  const { decision, faceOf } = useBoard();
  const t = useTranslations("board.sheet");
  const card = useTranslations("dragonballCard.colors");
  const options = decision?.options ?? [];
  const there = COLORS.filter((color) =>
    options.some((option) => "definition" in option && faceOf(option.definition).colors.includes(color)),
  );
  return (
    <div className="sheet__bar">
      <SearchField
        label={t("search", { count: options.length })}
        placeholder={t("search", { count: options.length })}
        value={sieve.text}
        onChange={(event) => onSieve({ ...sieve, text: event.target.value })}
      />
      <Segments
        label={t("kinds")}
        value={sieve.color}
        options={[
          { value: "all", label: t("all") },
          ...there.map((color) => ({
            value: color,
            label: (
              <>
                <ColorPip color={color} />
                <span className="sr-only">{card(color)}</span>
              </>
            ),
          })),
        ]}
        onChange={(color) => onSieve({ ...sieve, color })}
      />
    </div>
  );
}

function Choosable({ option, index, chosen }: { option: Option; index: number; chosen: boolean }) {
  const { control, faceOf, look } = useBoard();
  const hover = usePeekPointer("definition" in option ? { definition: option.definition, back: false } : null, look);
  const words = useOptionWords();
  const { text } = words(option);
  const press = () => control.choose(index);
  if (!("definition" in option))
    return (
      <button type="button" className="card-button" aria-label={text} aria-pressed={chosen} data-option={index} onClick={press}>
        <CardBack size="m" />
        {chosen && <Icon name="check" />}
      </button>
    );
  return (
    <CardButton
      face={faceOf(option.definition)}
      size="m"
      state={chosen ? "selected" : "rest"}
      data-option={index}
      onClick={press}
      {...hover}
    />
  );
}

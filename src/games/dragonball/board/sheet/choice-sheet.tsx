"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CardBack, CardButton } from "@/games/dragonball/card";
import type { Option } from "@/games/dragonball/engine/options";
import { usePeekPointer } from "@/ui/match/use-peek-pointer";
import { Button, Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { Confirm } from "../dock/dock";
import { useAskWords, useOptionWords } from "../words";

/** A choice among cards that do not lie on the table: a search, a pile, cards looked at, an order. It can be laid aside to look at the table. */
export function ChoiceSheet() {
  const { decision, control } = useBoard();
  const t = useTranslations("dragonballBoard");
  const asked = useAskWords();
  const [aside, setAside] = useState(false);
  if (decision === null) return null;
  if (aside)
    return (
      <Button className="dbt-aside" look="sun" icon="eye" onClick={() => setAside(false)}>
        {t("sheet.back")}
      </Button>
    );
  const chosen = control.answering?.chosen ?? [];
  return (
    <>
      <div className="veiled" />
      <section className="sheet" role="dialog" aria-label={asked.title(decision)}>
        <div className="sheet__head">
          <div>
            <p className="dock__from">{asked.from(decision)}</p>
            <h2>{asked.title(decision)}</h2>
          </div>
          <Button look="quiet" icon="eyeOff" onClick={() => setAside(true)}>
            {t("sheet.aside")}
          </Button>
        </div>
        <ul className="dbt-sheet__cards">
          {decision.options.length === 0 && <li>{t("sheet.none")}</li>}
          {decision.options.map((option, index) => {
            const rank = chosen.indexOf(index);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: options are told by their place
              <li key={index}>
                <Choosable option={option} index={index} chosen={rank >= 0} />
                {decision.ordered && rank >= 0 && decision.max > 1 && <b className="dbt-rank">{rank + 1}</b>}
              </li>
            );
          })}
        </ul>
        <div className="sheet__foot">
          <Confirm />
        </div>
      </section>
    </>
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

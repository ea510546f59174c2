"use client";
import { Card } from "@/games/dragonball/card";
import { Icon, type IconName } from "@/ui/shell";
import { useBoard } from "../board-context";
import { useOptionWords } from "../words";

const ICONS: Readonly<Record<string, IconName>> = {
  play: "cards",
  charge: "energy",
  reinforce: "plus",
  activate: "spark",
  counter: "shield",
  attack: "swords",
  combo: "plus",
  pass: "check",
};

/**
 * An option as a button: at once the answer where one is asked for, otherwise chosen or taken back.
 * @param named shows its card as well, where nothing else tells which card acts
 */
export function OptionButton({ index, named = false }: { index: number; named?: boolean }) {
  const { decision, control, faceOf } = useBoard();
  const words = useOptionWords();
  const option = decision?.options[index];
  if (option === undefined) return null;
  const chosen = control.answering?.chosen.includes(index) ?? false;
  const { text, detail, price } = words(option);
  return (
    <button
      type="button"
      className="move"
      data-option={index}
      aria-pressed={decision !== null && decision.max > 1 ? chosen : undefined}
      disabled={control.sending}
      onClick={() => control.choose(index)}
    >
      <span>
        {"definition" in option && (named || !("do" in option)) ? (
          <Card face={faceOf(option.definition)} size="s" />
        ) : (
          <Icon name={"do" in option ? (ICONS[option.do] ?? "spark") : chosen ? "check" : "spark"} />
        )}
      </span>
      <span>
        {named && "definition" in option ? `${text} · ${faceOf(option.definition).sides[0].name}` : text}
        {detail !== "" && !(named && "definition" in option && detail === faceOf(option.definition).sides[0].name) && (
          <small>{detail}</small>
        )}
      </span>
      {price !== "" && <b>{price}</b>}
    </button>
  );
}

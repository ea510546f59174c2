"use client";
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

/** An option as a button: at once the answer where one is asked for, otherwise chosen or taken back. */
export function OptionButton({ index }: { index: number }) {
  const { decision, control } = useBoard();
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
        <Icon name={"do" in option ? (ICONS[option.do] ?? "spark") : chosen ? "check" : "spark"} />
      </span>
      <span>
        {text}
        {detail !== "" && <small>{detail}</small>}
      </span>
      {price !== "" && <b>{price}</b>}
    </button>
  );
}

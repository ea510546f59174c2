"use client";
import type { ReactNode } from "react";
import { ConditionMark, Cost, EnergySymbol, InlineText } from "@/games/pokemon/card";
import type { Option } from "@/games/pokemon/engine/options";
import { Button, Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { useOptionWords } from "./option-words";

/** One button per option: yes and no side by side, everything else in rows. Where one option is the answer, its button sends it. */
export function ListChoice() {
  const { decision, offers, control } = useBoard();
  const words = useOptionWords();
  if (decision === null || offers === null) return null;
  const yesNo = offers.named.every(({ option }) => "pick" in option && (option.pick === "yes" || option.pick === "no"));
  if (yesNo) {
    return (
      <div className="dock__row">
        {offers.named.map(({ index, option }) => (
          <Button
            key={index}
            look={"pick" in option && option.pick === "yes" ? "sun" : "plain"}
            data-option={index}
            disabled={control.sending}
            onClick={() => control.choose(index)}
          >
            {words(option, index).title}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <div className="moves moves--list">
      {offers.named.map(({ index, option }) => {
        const { title, note } = words(option, index);
        const chosen = control.answering?.chosen.includes(index) ?? false;
        return (
          <button
            key={index}
            type="button"
            className="move"
            data-option={index}
            aria-pressed={decision.max > 1 ? chosen : undefined}
            disabled={control.sending}
            onClick={() => control.choose(index)}
          >
            <span>
              <Lead option={option} />
            </span>
            <span>
              <InlineText text={title} />
              {note !== undefined && <small>{note}</small>}
            </span>
            {chosen && <Icon name="check" />}
          </button>
        );
      })}
    </div>
  );
}

function Lead({ option }: { option: Option }): ReactNode {
  const { faceOf } = useBoard();
  if (!("pick" in option)) return <Icon name="spark" />;
  switch (option.pick) {
    case "type":
      return <EnergySymbol type={option.type} />;
    case "condition":
      return <ConditionMark condition={option.condition} />;
    case "attack": {
      const face = faceOf(option.card);
      const attack = face.category === "Pokémon" ? face.attacks[option.index] : undefined;
      return attack === undefined ? <Icon name="swords" /> : <Cost cost={attack.cost} />;
    }
    default:
      return <Icon name="spark" />;
  }
}

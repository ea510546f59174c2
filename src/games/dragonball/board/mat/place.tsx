"use client";
import type { Action } from "@/games/dragonball/engine/options";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { useOptionWords } from "../words";

/** Lies over the place of the table where the card that was picked up can be put down for this deed; nothing where it cannot. */
export function Place({ deed }: { deed: Action["do"] }) {
  const { held, offers, decision, control } = useBoard();
  const words = useOptionWords();
  if (held === null || decision === null) return null;
  const index = (offers.get(held) ?? []).find((each) => {
    const option = decision.options[each];
    return option !== undefined && "do" in option && option.do === deed;
  });
  const option = index === undefined ? undefined : decision.options[index];
  if (option === undefined) return null;
  return (
    <button
      type="button"
      className="place"
      data-option={index}
      disabled={control.sending}
      onClick={() => index !== undefined && control.choose(index)}
    >
      <Icon name="plus" />
      <span>{words(option).text}</span>
    </button>
  );
}

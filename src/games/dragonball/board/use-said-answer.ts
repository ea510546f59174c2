"use client";
import type { Option } from "@/games/dragonball/engine/options";
import type { SaidAnswer } from "@/ui/match/practice/use-practice";
import { useBoard } from "./board-context";
import { useOptionWords } from "./words";

/** What an answer to the open decision does, in words: the deed, and with which card. */
export function useSaidAnswer(): (choice: readonly number[]) => SaidAnswer {
  const { decision, faceOf } = useBoard();
  const words = useOptionWords();
  return (choice) => {
    const options: readonly Option[] = choice.flatMap((index) => decision?.options[index] ?? []);
    const said = options.map((option) => {
      const { text, detail, price } = words(option);
      // At the table these stand on their card; here it has to be named.
      const named =
        "do" in option && (option.do === "attack" || option.do === "combo" || option.do === "activate" || option.do === "counter");
      const card = named ? faceOf(option.definition).sides[0].name : "";
      return { text, why: [card, named && option.do === "combo" ? price : detail].filter(Boolean).join(" · ") };
    });
    const why = said.flatMap((each) => each.why || []);
    return { deed: said.map(({ text }) => text).join(", "), why: why.join(", ") || null };
  };
}

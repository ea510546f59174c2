import { Fragment } from "react";
import { typeOfLetter } from "@/games/pokemon/engine/card";
import { keyed } from "@/ui/card/keyed";
import { EnergySymbol } from "./energy-symbol";
import type { EnergyType } from "./model";

/** One line of text cut at its symbols: "Défaussez une Énergie {R}." → ["Défaussez une Énergie ", { type: "Fire" }, "."]. Unknown braces stay text. */
export function symbolsIn(text: string): readonly (string | { readonly type: EnergyType })[] {
  return text
    .split(/(\{[A-Z]\})/)
    .filter((part) => part !== "")
    .map((part) => {
      const type = /^\{.\}$/.test(part) ? typeOfLetter(part.slice(1, -1)) : undefined;
      return type === undefined ? part : { type };
    });
}

/** A line of text with its symbols drawn. */
export function InlineText({ text }: { text: string }) {
  return keyed(symbolsIn(text), (part) => (typeof part === "string" ? part : part.type)).map(({ key, item: part }) => (
    <Fragment key={key}>{typeof part === "string" ? part : <EnergySymbol type={part.type} />}</Fragment>
  ));
}

/** Rules text with its symbols drawn; a line break begins a new paragraph. */
export function RulesText({ text, className = "card__text" }: { text: string; className?: string }) {
  return keyed(text.split("\n"), (line) => line).map(({ key, item: line }) => (
    <p key={key} className={className}>
      <InlineText text={line} />
    </p>
  ));
}

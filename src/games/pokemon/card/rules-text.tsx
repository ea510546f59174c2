import { Fragment } from "react";
import { keyed } from "@/ui/card/keyed";
import { EnergySymbol } from "./energy-symbol";
import type { EnergyType } from "./model";

const SYMBOLS: Record<string, EnergyType> = {
  G: "Grass",
  R: "Fire",
  W: "Water",
  L: "Lightning",
  P: "Psychic",
  F: "Fighting",
  D: "Darkness",
  M: "Metal",
  Y: "Fairy",
  N: "Dragon",
  C: "Colorless",
};

/** One line of text cut at its symbols: "Défaussez une Énergie {R}." → ["Défaussez une Énergie ", { type: "Fire" }, "."]. Unknown braces stay text. */
export function symbolsIn(text: string): readonly (string | { readonly type: EnergyType })[] {
  return text
    .split(/(\{[A-Z]\})/)
    .filter((part) => part !== "")
    .map((part) => {
      const type = SYMBOLS[part.slice(1, -1)];
      return type !== undefined && part.length === 3 && part.startsWith("{") ? { type } : part;
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

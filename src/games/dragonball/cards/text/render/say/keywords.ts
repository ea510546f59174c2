import type { Color } from "@/games/dragonball/engine/card";
import type { Keyword } from "@/games/dragonball/engine/effects/language";
import { nounPhrase } from "@/kernel/texts/words";
import { cardNoun, nouns } from "./nouns";
import { CannotSayError, type Scope, say, zones } from "./scope";

const NAMES: Readonly<Record<Color, string>> = { red: "Red", blue: "Blue", green: "Green", yellow: "Yellow", black: "Black" };
const named = (colors: readonly Color[]): string => colors.map((color) => NAMES[color]).join("/");

/** The bracket of a keyword with what stands in it: "[Swap 5]", "[Arrival Red/Blue]". */
export function keywordBracket(keyword: Keyword): string {
  switch (keyword.name) {
    case "Swap":
      return `[Swap ${keyword.cost}]`;
    case "Over Realm":
    case "Dark Over Realm":
    case "Z-Stack":
      return `[${keyword.name} ${keyword.count}]`;
    case "Arrival":
    case "Aegis":
    case "Alliance":
    case "Revive":
      return `[${keyword.name} ${named(keyword.colors)}]`;
    case "Empower":
      return keyword.colors.length === 0 ? `[Empower ${keyword.count}]` : `[Empower ${named(keyword.colors)} ${keyword.count}]`;
    default:
      return `[${keyword.name}]`;
  }
}

/** What cards a keyword asks for; "" where its name says all. */
export function keywordText(scope: Scope, keyword: Keyword): string {
  switch (keyword.name) {
    case "Evolve":
    case "EX-Evolve":
    case "Xeno-Evolve": {
      if (keyword.elseToHand) throw new CannotSayError("a card that goes to the hand", keyword);
      const text = nounPhrase(cardNoun(scope, keyword.onto), false).text;
      return keyword.from ? say(scope, "cardsFromZones", { cards: text, zone: zones(scope, keyword.from, "you") }) : text;
    }
    case "Union-Fusion":
    case "Union-Potara": {
      if (keyword.elseToHand) throw new CannotSayError("a card that goes to the hand", keyword);
      const text = nouns(scope, keyword.cards);
      return keyword.from ? say(scope, "cardsFromZones", { cards: text, zone: zones(scope, keyword.from, "you") }) : text;
    }
    case "Union-Absorb":
      if (!("card" in keyword)) return "";
      return say(scope, "cardsFromZones", {
        cards: nounPhrase(cardNoun(scope, keyword.card), false).text,
        zone: zones(scope, keyword.from, "you"),
      });
    case "Swap":
      return keyword.where ? nounPhrase(cardNoun(scope, keyword.where), false).text : "";
    case "Z-Awaken":
      return nounPhrase(cardNoun(scope, keyword.onto), false).text;
    case "Z-Stack":
      return nounPhrase(cardNoun(scope, keyword.where), keyword.count !== 1).text;
    default:
      return "";
  }
}

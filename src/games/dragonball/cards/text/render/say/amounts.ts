import type { Amount, Cards } from "@/games/dragonball/engine/effects/language";
import { cardsPhrase, spotOf } from "./cards";
import { CannotSayError, type Scope, say } from "./scope";

/** A number by itself. */
export function amountText(scope: Scope, amount: Amount): string {
  if (typeof amount === "number" || amount === "X") return String(amount);
  return measure(scope, amount);
}

/** What an amount is worked out from: "the number of cards in your hand". */
export function measure(scope: Scope, amount: Amount): string {
  if (typeof amount === "number" || amount === "X") return String(amount);
  if ("count" in amount) return counted(scope, amount.count);
  if ("the" in amount) return say(scope, "numberOf", { number: scope.language.numbers[amount.the], cards: cardsPhrase(scope, amount.of) });
  if ("different" in amount)
    return say(scope, amount.different === "colors" ? "colorsAmong" : "namesAmong", { place: placeOf(scope, amount.among) });
  if ("energyMarkers" in amount) return say(scope, amount.energyMarkers === "you" ? "yourEnergyMarkers" : "opponentsEnergyMarkers");
  throw new CannotSayError("an amount", amount);
}

/** "Your energy", "the number of red cards in your Drop". */
function counted(scope: Scope, cards: Cards): string {
  const spot = spotOf(scope, cards);
  if ("of" in spot)
    return say(scope, ({ you: "countOfYours", opponent: "countOfOpponents", both: "countOfBoth" } as const)[spot.of], {
      nouns: spot.noun.many,
    });
  return say(scope, "countPlaced", { nouns: spot.noun.many, place: spot.place });
}

/** So much for each of something: by how much, and "for each card in your hand"; undefined where it is no such amount. */
export function perEach(scope: Scope, amount: Amount): { readonly by: number; readonly each: string } | undefined {
  if (typeof amount !== "object") return undefined;
  if ("times" in amount) {
    const [of, by] = amount.times;
    const each = eachOf(scope, of);
    return each === undefined ? undefined : { by, each };
  }
  const each = eachOf(scope, amount);
  return each === undefined ? undefined : { by: 1, each };
}

function eachOf(scope: Scope, amount: Amount): string | undefined {
  if (typeof amount !== "object") return undefined;
  if ("count" in amount) return eachCard(scope, amount.count, 1);
  if ("divided" in amount) {
    const [of, by] = amount.divided;
    return typeof of === "object" && "count" in of ? eachCard(scope, of.count, by) : undefined;
  }
  if ("different" in amount && amount.different === "colors") return say(scope, "forEachColor", { place: placeOf(scope, amount.among) });
  if ("the" in amount && amount.the === "markers") return say(scope, "forEachMarker", { cards: markedCards(scope, amount.of) });
  return undefined;
}

function eachCard(scope: Scope, cards: Cards, by: number): string {
  const spot = spotOf(scope, cards);
  const n = by === 1 ? "" : String(by);
  const nouns = by === 1 ? spot.noun.one : spot.noun.many;
  if ("of" in spot) {
    const several =
      by === 1
        ? ({ you: "forEachOfYours", opponent: "forEachOfOpponents", both: "forEachOfBoth" } as const)
        : ({ you: "forEveryOfYours", opponent: "forEveryOfOpponents", both: "forEveryOfBoth" } as const);
    return say(scope, several[spot.of], {
      n,
      noun: { text: spot.noun.one, feminine: spot.noun.feminine ?? false },
      nouns: { text: spot.noun.many, plural: true, feminine: spot.noun.feminine ?? false },
    });
  }
  const phrase = { text: nouns, plural: by !== 1, feminine: spot.noun.feminine ?? false };
  return say(scope, by === 1 ? "forEachPlaced" : "forEveryPlaced", { n, noun: phrase, place: spot.place });
}

function placeOf(scope: Scope, cards: Cards): string {
  const spot = spotOf(scope, cards, { placed: true });
  if ("of" in spot) throw new CannotSayError("where cards lie", cards);
  return spot.place;
}

const markedCards = (scope: Scope, cards: Cards): string => {
  if (cards === "this") return cardsPhrase(scope, cards).text;
  const spot = spotOf(scope, cards);
  if ("of" in spot)
    return say(scope, ({ you: "allYours", opponent: "allOpponents", both: "allBoth" } as const)[spot.of], { nouns: spot.noun.many });
  return cardsPhrase(scope, cards).text;
};

import { streamFrom } from "@/kernel/random";
import type { CardDefinition } from "./card";
import type { Catalogue } from "./catalogue";
import { COPIES, DECK_SIZE, DRAGON_BALLS, Z_DECK_MOST } from "./deck-size";
import type { CardFilter, PlayerRule } from "./effects/language";
import { matches } from "./effects/meaning";
import { readCard } from "./effects/reading";
import { type Scope, scopeOn } from "./effects/scope";
import { cardOf, type Match } from "./match";
import { matchOf } from "./matchOf";
import { newState } from "./setup/newState";

/** What a player brings, by card numbers; the deck's may stand there several times. */
export interface Deck {
  readonly leader: string;
  readonly deck: readonly string[];
  readonly zDeck?: readonly string[];
}

/** Why a deck may not be played. */
export type DeckFault =
  | { readonly fault: "leader"; readonly card: string }
  | { readonly fault: "tooFew" | "tooMany"; readonly count: number; readonly limit: number }
  | { readonly fault: "zDeckTooLarge"; readonly count: number; readonly limit: number }
  | { readonly fault: "wrongPile"; readonly card: string; readonly pile: "deck" | "zDeck" }
  /** A card whose deck may include only others. */
  | { readonly fault: "notAllowed"; readonly card: string }
  | { readonly fault: "copies"; readonly card: string; readonly count: number; readonly limit: number }
  | { readonly fault: "keyword"; readonly keyword: "Ultimate" | "Super Combo"; readonly count: number; readonly limit: number };

/** A deck that is being built may lack its Leader still. */
export type Draft = Omit<Deck, "leader"> & { readonly leader: string | null };

/** Every rule that a deck breaks (DB-DECK-01 to 06); the Leader's colours do not limit it (DB-DECK-07, D-18). That a draft has no Leader is not said. */
export function checkDeck(catalogue: Catalogue, { leader, deck, zDeck = [] }: Draft): readonly DeckFault[] {
  const faults: DeckFault[] = [];
  const of = (id: string): CardDefinition => catalogue.card(id).definition;
  if (leader !== null && (of(leader).type !== "Leader" || of(leader).z)) faults.push({ fault: "leader", card: leader });
  if (deck.length < DECK_SIZE.least) faults.push({ fault: "tooFew", count: deck.length, limit: DECK_SIZE.least });
  if (deck.length > DECK_SIZE.most) faults.push({ fault: "tooMany", count: deck.length, limit: DECK_SIZE.most });
  if (zDeck.length > Z_DECK_MOST) faults.push({ fault: "zDeckTooLarge", count: zDeck.length, limit: Z_DECK_MOST });
  for (const id of new Set(deck)) if (of(id).z || of(id).type === "Leader") faults.push({ fault: "wrongPile", card: id, pile: "deck" });
  for (const id of new Set(zDeck)) if (!of(id).z) faults.push({ fault: "wrongPile", card: id, pile: "zDeck" });
  const all = [...deck, ...zDeck];
  const m = laidOut(catalogue, { leader, deck, zDeck });
  const rules = rulesOf(catalogue, m);
  const places = [...m.state.sides[0].deck, ...m.state.sides[0].zDeck];
  for (const id of new Set(all)) {
    const read = readCard(m, places.find((card) => cardOf(m, card).definition.id === id) ?? 0);
    const count = all.filter((one) => one === id).length;
    // DB-DECK-04, DB-KEY-28, DB-DECK-05.
    const usual = read.keywords.includes("Dragon Ball") ? DRAGON_BALLS : COPIES;
    const limit = rules.reduce(
      (most, { rule, scope }) => ("copies" in rule && matches(m, read, rule.of, scope) ? rule.copies : most),
      usual,
    );
    if (count > limit) faults.push({ fault: "copies", card: id, count, limit });
    if (rules.some(({ rule, scope }) => "deckOf" in rule && !matches(m, read, rule.deckOf, scope)))
      faults.push({ fault: "notAllowed", card: id });
  }
  // DB-KEY-14a, DB-KEY-17.
  for (const [keyword, limit] of [
    ["Ultimate", 1],
    ["Super Combo", 4],
  ] as const) {
    const count = all.filter((id) => catalogue.card(id).faces[0]?.values.keywords.includes(keyword)).length;
    if (count > limit) faults.push({ fault: "keyword", keyword, count, limit });
  }
  return faults;
}

/** A deck as cards, each as it is while building: what holds in all zones holds there (DB-DECK-06). */
function laidOut(catalogue: Catalogue, { leader, deck, zDeck = [] }: Draft): Match {
  const table = [...new Set([...(leader === null ? [] : [leader]), ...deck, ...zDeck])];
  const bring = {
    leader: leader === null ? null : table.indexOf(leader),
    deck: deck.map((id) => table.indexOf(id)),
    zDeck: zDeck.map((id) => table.indexOf(id)),
  };
  return matchOf(catalogue, newState({ table, start: 0 }, [bring, { leader: null, deck: [], zDeck: [] }], streamFrom("deck")));
}

/** DB-DECK-05: what Permanent skills of the deck's cards say on its building, each with the card that says it. */
function rulesOf(catalogue: Catalogue, m: Match): readonly { readonly rule: DeckRule; readonly scope: Scope }[] {
  return m.state.sides[0].leader
    .map(({ card }) => card)
    .concat(m.state.sides[0].deck, m.state.sides[0].zDeck)
    .flatMap((card) =>
      (catalogue.card(cardOf(m, card).definition.id).faces[0]?.permanents ?? []).flatMap(({ does }) =>
        does?.type === "permanent"
          ? does.changes.flatMap((change) =>
              "rule" in change && isDeckRule(change.rule) ? [{ rule: change.rule, scope: scopeOn(0, card, card) }] : [],
            )
          : [],
      ),
    );
}

type DeckRule = Extract<PlayerRule, { copies: number } | { deckOf: CardFilter }>;

function isDeckRule(rule: PlayerRule): rule is DeckRule {
  return "copies" in rule || "deckOf" in rule;
}

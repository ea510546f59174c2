import type { PrintedCard } from "./printed";

type Erratum = readonly [printed: string | RegExp, inForce: string];

/** Words of a card's older prints, and what stands in their place since an erratum: by the card's name. */
const errata: Readonly<Record<string, readonly Erratum[]>> = {
  "Brooklet Hill": [["Pokémon and, put it", "Pokémon, put it"]],
  Celebi: [["take a Prize card. Shuffle this", "take a Prize card. Then, shuffle this"]], // its French print: both on heads
  "Energy Recycler": [["Shuffle 5", "Shuffle up to 5"]], // CMP-1504
  "Jamming Net": [["all Defending Pokémon", "your opponent's Pokémon"]], // CMP-1052
  Sunkern: [["from Sunkern. Search", "from Sunkern. Then, search"]], // as on Metapod: all of it on heads
  Slowking: [["cards of that player's deck and", "cards of either player's deck and"]], // its older print says "that player" of nobody
  "Sacred Ash": [["Shuffle 5", "Shuffle up to 5"]], // CMP-2176
  "Super Rod": [["Shuffle 3 in", "Shuffle up to 3 in"]], // CMP-2173
  "Superior Energy Retrieval": [["Put 4 ", "Put up to 4 "]], // CMP-2174
  "Venusaur & Snivy-GX": [["Once during your turn, if", "If"]], // CMP-2072
};

/** Sets of Diamond & Pearl to Call of Legends. Before them every Trainer card is one, Supporters and Stadiums too. */
const BESIDE_SUPPORTERS = /^(?:dp[p\d]|pl\d|ru1|hgss[p\d]|col1|pop[6-9])-/;

/** What stood beside Supporter and Stadium cards as "Trainer cards" in those sets are Item cards since Black & White (CMP-14). */
const TRAINERS_ARE_ITEMS: readonly Erratum[] = [
  [/(?<!\b(?:instead of|as well as|counts as) )\b([Aa] )?Trainer (cards?\b(?! attached| as well)|(?=and Stadium cards))/g, "$1Item $2"],
  [/\b([Aa]) (?=Item cards?\b)/g, "$1n "],
];

/** A card with the texts that are in force: an erratum holds for older prints too. */
export function withErrata(card: PrintedCard): PrintedCard {
  const changed = [...(errata[card.name] ?? []), ...(BESIDE_SUPPORTERS.test(card.id) ? TRAINERS_ARE_ITEMS : [])];
  if (changed.length === 0) return card;
  const now = <T extends { readonly text: string }>(each: T): T => ({
    ...each,
    text: changed.reduce((text, [printed, inForce]) => text.replace(printed, inForce), each.text),
  });
  return card.category === "Pokémon" ? { ...card, attacks: card.attacks.map(now), abilities: card.abilities.map(now) } : now(card);
}

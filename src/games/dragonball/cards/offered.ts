import type { Database } from "@/db";
import { catalogue } from "@/games/dragonball/cards/catalogue";
import { facet } from "@/games/dragonball/cards/facet";
import { COSTS } from "@/games/dragonball/cards/kinds";
import { COLORS, type Color } from "@/games/dragonball/engine/card";
import { DRAGON_BALL } from "@/games/dragonball/engine/name";

/** What some card of the catalogue is or has: nothing else is worth asking for. Numbers in their order, words in that of the alphabet. */
export interface Offered {
  readonly colors: readonly Color[];
  readonly costs: readonly (typeof COSTS)[number][];
  readonly comboPowers: readonly string[];
  readonly comboCosts: readonly string[];
  readonly keywords: readonly string[];
  readonly traits: readonly string[];
  readonly characters: readonly string[];
  readonly multicolor: readonly boolean[];
  readonly playable: readonly boolean[];
}

/** Read once for as long as the catalogue stays as it is, but for what can be played. */
export async function listOffered(database: Database): Promise<Offered> {
  const kept = await catalogue.kept(database);
  const [facets, playable] = await Promise.all([kept.facets(), database.card.groupBy({ by: ["playable"], where: { game: DRAGON_BALL } })]);
  const values = (name: string) => [...facets].filter((each) => each.startsWith(`${name}:`)).map((each) => each.slice(name.length + 1));
  const numbers = (name: string) => values(name).sort((one, other) => Number(one) - Number(other));
  const named = (name: string) => values(name).sort(new Intl.Collator("en").compare);
  return {
    colors: COLORS.filter((color) => facets.has(facet.color(color))),
    costs: COSTS.filter((cost) => facets.has(facet.cost(cost === "X" ? cost : Number(cost)))),
    comboPowers: numbers("comboPower"),
    comboCosts: numbers("combo"),
    keywords: named("keyword"),
    traits: named("trait"),
    characters: named("character"),
    multicolor: [true, false].filter((several) => facets.has(facet.colors(several ? "several" : "one"))),
    playable: [true, false].filter((each) => playable.some((row) => row.playable === each)),
  };
}

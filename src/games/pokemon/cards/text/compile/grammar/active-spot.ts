import type { Duration, Instruction, Modifier, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { substitute } from "../unresolved/substitute";

/** Durations that hang on a Pokémon. */
const OF_A_POKEMON: ReadonlySet<Duration> = new Set<Duration>(["untilLeavesActive", "whileInPlay"]);
/** Where a change says whom it is about. */
const WHOM = ["on", "by", "of", "to"] as const;

/** What lasts on "your opponent's Active Pokémon" is on whoever stands in the Active Spot; on "the Defending Pokémon", on that one (CMP-1695). */
export function onActiveSpot<T>(sentence: T, text: string): T {
  if (!/\bActive\b/.test(text) || /\b(Defending|new Active)\b/.test(text)) return sentence;
  return substitute(sentence, (node) =>
    isLasting(node) && !OF_A_POKEMON.has(node.duration) ? { ...node, change: whoeverIsActive(node.change) } : undefined,
  );
}

type Lasting = Extract<Instruction, { do: "lasting" }>;

const isLasting = (node: object): node is Lasting => Reflect.get(node, "do") === "lasting";

function whoeverIsActive(change: Modifier): Modifier {
  const about = WHOM.flatMap((key) => {
    const whom: unknown = Reflect.get(change, key);
    return isActive(whom) ? [[key, { pokemon: "all", side: whom.side, place: "active" }]] : [];
  });
  return { ...change, ...Object.fromEntries(about) };
}

function isActive(whom: unknown): whom is Extract<PokemonSelector, { pokemon: "active" }> {
  return typeof whom === "object" && whom !== null && Reflect.get(whom, "pokemon") === "active";
}

import type { AbilityFace, CardFace, TrainerFace } from "@/games/pokemon/cards/face";
import { SPECIAL_CONDITIONS, type SpecialCondition } from "@/games/pokemon/engine/card";
import { editionRules } from "@/games/pokemon/engine/editions";
import type { Edition, PokemonView } from "@/games/pokemon/engine/view";
import type { RuleAnchor } from "@/games/pokemon/rules/anchors";

/** A word of the game on a card that is explained where it is touched: its key in `pokemonWords`, and where the rules say it whole. */
export interface Word {
  readonly key: string;
  readonly rule: RuleAnchor;
}

const CONDITIONS = {
  Asleep: "asleep",
  Burned: "burned",
  Confused: "confused",
  Paralyzed: "paralyzed",
  Poisoned: "poisoned",
} as const satisfies Readonly<Record<SpecialCondition, RuleAnchor>>;

const KINDS: Readonly<Record<TrainerFace["kind"], Word>> = {
  Item: { key: "item", rule: "item" },
  Supporter: { key: "supporter", rule: "supporter" },
  Stadium: { key: "stadium", rule: "stadium" },
  "Pokémon Tool": { key: "tool", rule: "pokemon-tool" },
  "Technical Machine": { key: "technicalMachine", rule: "trainers" },
};

const ABILITIES: Readonly<Record<AbilityFace["kind"], string>> = {
  Ability: "ability",
  "Pokémon Power": "power",
  "Poké-Power": "power",
  "Poké-Body": "power",
  "VSTAR Power": "VSTARPower",
  "Ancient Trait": "ancientTrait",
};

/** Marks with rules of their own; all others only matter to cards that name them. */
const MARKS = [
  ..."EX ex GX V VMAX VSTAR Mega Primal BREAK Tera Radiant LEGEND Baby Fossil".split(" "),
  "TAG TEAM",
  "V-UNION",
  "Mega ex",
  "Prism Star",
  "ACE SPEC",
  "LV.X",
];
/** What another mark of the same card says as well. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  EX: ["Mega", "Primal"],
  Mega: ["Primal"],
  GX: ["TAG TEAM"],
  V: ["VMAX", "VSTAR", "V-UNION"],
  ex: ["Mega ex"],
};

/** The key of a Special Condition, which in some editions means something else. */
export function conditionKey(condition: SpecialCondition, edition: Edition): string {
  return condition === "Burned" && editionRules[edition].burn === "flipForDamage" ? "BurnedFlip" : condition;
}

/**
 * The words of a card that a newcomer may not know, those first that matter now: the Special Conditions it is in, then what its texts speak of and what it is.
 * @param pokemon the card in play, where it is
 * @param names what the Special Conditions are called in the language of the texts
 */
export function wordsOf(
  face: CardFace,
  pokemon: PokemonView | undefined,
  edition: Edition,
  names: Readonly<Record<string, string>>,
): readonly Word[] {
  const isIn = pokemon?.conditions ?? [];
  const texts = textsOf(face).join(" ").toLowerCase();
  const spoken = SPECIAL_CONDITIONS.filter((one) => !isIn.includes(one) && texts.includes((names[one] ?? one).toLowerCase()));
  const conditions = [...isIn, ...spoken].map((one): Word => ({ key: conditionKey(one, edition), rule: CONDITIONS[one] }));
  const marks = MARKS.filter((mark) => face.marks.includes(mark) && !SAID_BY[mark]?.some((other) => face.marks.includes(other)));
  return [...conditions, ...marks.map(markWord), ...kindWords(face)];
}

function textsOf(face: CardFace): readonly string[] {
  if (face.category !== "Pokémon") return [face.text];
  return [...face.abilities.map(({ text }) => text), ...face.attacks.map(({ text }) => text ?? "")];
}

function markWord(mark: string): Word {
  return { key: mark.replace(/[^A-Za-z]/g, ""), rule: ["Radiant", "Prism Star", "ACE SPEC"].includes(mark) ? "deck" : "cards" };
}

function kindWords(face: CardFace): readonly Word[] {
  if (face.category === "Energy") return [{ key: "energy", rule: "act" }];
  if (face.category === "Trainer") return [KINDS[face.kind]];
  const evolves = face.stage === "Stage 1" || face.stage === "Stage 2";
  return [
    ...[...new Set(face.abilities.map(({ kind }) => ABILITIES[kind]))].map((key): Word => ({ key, rule: "pokemon" })),
    ...(evolves ? [{ key: "evolution", rule: "act" } as const] : []),
    ...(face.weaknesses.length > 0 ? [{ key: "weakness", rule: "damage" } as const] : []),
    ...(face.resistances.length > 0 ? [{ key: "resistance", rule: "damage" } as const] : []),
    { key: "retreat", rule: "act" },
  ];
}

import type { CardState } from "@/ui/card/state";
import { familyOf } from "./family";
import type { AbilityFace, CardFace, EnergyFace, PokemonFace, PokemonInPlayView, Stage, TrainerFace } from "./model";

/** The messages of the namespace `card`, as `useTranslations("card")` gives them. */
export type CardWords = (key: string, values?: Record<string, string | number>) => string;

const STAGE_KEYS: Record<Stage, string> = {
  Basic: "basic",
  "Stage 1": "stage1",
  "Stage 2": "stage2",
  Mega: "mega",
  BREAK: "break",
  VMAX: "vmax",
  VSTAR: "vstar",
  "V-UNION": "vunion",
  Restored: "restored",
  "LV.X": "lvx",
  LEGEND: "legend",
};

type Kind = TrainerFace["kind"] | EnergyFace["kind"];

const KIND_KEYS: Record<Kind, string> = {
  Item: "item",
  Supporter: "supporter",
  Stadium: "stadium",
  "Pokémon Tool": "tool",
  "Technical Machine": "technicalMachine",
  Basic: "basicEnergy",
  Special: "specialEnergy",
};

const ABILITY_KEYS: Record<AbilityFace["kind"], string> = {
  Ability: "ability",
  "Pokémon Power": "pokemonPower",
  "Poké-Power": "pokePower",
  "Poké-Body": "pokeBody",
  "VSTAR Power": "vstarPower",
  "Ancient Trait": "ancientTrait",
};

export const stageWord = (stage: Stage, t: CardWords): string => t(`stages.${STAGE_KEYS[stage]}`);

export const abilityWord = (kind: AbilityFace["kind"], t: CardWords): string => t(`abilities.${ABILITY_KEYS[kind]}`);

/** "Supporter", "Énergie de base". */
export const kindWord = (kind: Kind, t: CardWords): string => t(`kinds.${KIND_KEYS[kind]}`);

/** The short word lettered along the spine. */
export function spineWord(face: CardFace, t: CardWords): string {
  if (face.category === "Pokémon") return stageWord(familyOf(face) === "Mega" ? "Mega" : face.stage, t);
  return t(`spines.${KIND_KEYS[face.kind]}`);
}

const typeWords = (types: PokemonFace["types"], t: CardWords): string => types.map((type) => t(`types.${type}`)).join(" / ");

/** What a screen reader says of a card: "Amphinobi, Pokémon Eau, Niveau 2, 130 PV", and its state where it has one. */
export function spokenCard(face: CardFace, t: CardWords, state: CardState = "rest"): string {
  const card =
    face.category === "Pokémon"
      ? t("spoken.pokemon", { name: face.name, types: typeWords(face.types, t), stage: stageWord(face.stage, t), hp: face.hp })
      : t("spoken.other", { name: face.name, kind: kindWord(face.kind, t) });
  return withState(card, t, state);
}

/** What a screen reader says of a Pokémon in play: the card, HP left, Energies, Tools, Special Conditions. */
export function spokenInPlay(view: PokemonInPlayView, t: CardWords, state: CardState = "rest"): string {
  const { face, maxHp, damage, energies, tools, conditions } = view;
  const stage = stageWord(face.stage, t);
  const parts = [
    t("spoken.pokemon", { name: face.name, types: typeWords(face.types, t), stage, hp: maxHp }),
    t("spoken.remaining", { hp: Math.max(0, maxHp - damage), max: maxHp }),
  ];
  if (energies.length > 0) {
    const list = groupUnits(energies).map(({ unit, count }) => `${count} ${unitWord(unit, t)}`);
    parts.push(t("spoken.energies", { count: energies.length, list: list.join(", ") }));
  }
  if (tools.length > 0) parts.push(t("spoken.tools", { count: tools.length, names: tools.join(", ") }));
  for (const condition of conditions) parts.push(t(`conditions.${condition}`));
  return withState(parts.join(", "), t, state);
}

function withState(card: string, t: CardWords, state: CardState): string {
  return state === "rest" ? card : t("spoken.withState", { card, state: t(`states.${state}`) });
}

/** "Eau", "Eau / Plante", or "Tous types" where a unit may stand for more than three. */
export function unitWord(unit: readonly PokemonFace["types"][number][], t: CardWords): string {
  return unit.length > 3 ? t("anyType") : typeWords(unit, t);
}

/** Equal units together, in the order in which each first appears. */
export function groupUnits(units: PokemonInPlayView["energies"]): { unit: PokemonInPlayView["energies"][number]; count: number }[] {
  const groups = new Map<string, { unit: PokemonInPlayView["energies"][number]; count: number }>();
  for (const unit of units) {
    const key = unit.join("/");
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { unit, count: 1 });
  }
  return [...groups.values()];
}

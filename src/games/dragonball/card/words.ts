import type { Color } from "@/games/dragonball/engine/card";
import { KEYWORDS } from "@/games/dragonball/engine/effects/language/keywords";
import type { CardState } from "@/ui/card/state";
import type { CardFace, InPlayView } from "./model";
import { type Side, sideOf } from "./sides";
import type { Bracket } from "./text/skill";

/** The messages of the namespace `dragonballCard`, as `useTranslations` gives them. */
export type CardWords = (key: string, values?: Record<string, string | number>) => string;

/** "Rouge et Bleu". */
export function colorWords(colors: readonly Color[], t: CardWords): string {
  return colors.map((color) => t(`colors.${color}`)).reduce((first, second) => t("and", { first, second }));
}

/** "Combat", "Leader Z". */
export function kindWord(face: CardFace, t: CardWords): string {
  const kind = t(`kinds.${face.type}`);
  return face.z ? t("zKind", { kind }) : kind;
}

/** The short word lettered along the spine. */
export function spineWord(face: CardFace, side: Side, t: CardWords): string {
  if (face.z) return `Z · ${t(`kinds.${face.type}`)}`;
  const kind = t(`kinds.${face.type}`);
  return side === "back" ? t("awake", { kind }) : kind;
}

/** 15 000 as it is written and spoken: thousands set off by a narrow space. */
export const plainPower = (power: number): string => String(power).replace(/\B(?=(?:\d{3})+$)/g, "\u202f");

const SKILL_WORDS = new Set<string>([
  ...KEYWORDS,
  ...["Auto", "Permanent", "Activate: Main", "Activate: Battle", "Activate: Main/Battle", "Once per turn", "Twice per turn"],
  ...["Counter", "Counter: Play", "Counter: Attack", "Counter: Battle Card Attack", "Counter: Counter"],
  ...["Limit", "Bond", "Sparking", "Burst", "Spirit Boost", "Strike", "Union"],
]);

/** What stands in a bracket, in the reader's language; a word that no rule knows stays as printed. */
export function bracketWord({ name, count }: Pick<Bracket, "name" | "count">, t: CardWords): string {
  const word = SKILL_WORDS.has(name) ? t(`keywords.${name}`) : name;
  return count === undefined ? word : `${word} ${count}`;
}

/** What a screen reader says of a card: "Sarn, vétéran des Braises, Combat, Rouge, coût 3, 15 000 de puissance", and its state where it has one. */
export function spokenCard(face: CardFace, side: Side, t: CardWords, state: CardState = "rest"): string {
  const { name, power } = sideOf(face, side);
  return withState([name, ...factsOf(face, side, t, power)].join(", "), t, state);
}

function factsOf(face: CardFace, side: Side, t: CardWords, power: number | undefined): readonly string[] {
  const kind = kindWord(face, t);
  return [
    side === "back" ? t("awake", { kind }) : kind,
    colorWords(face.colors, t),
    ...(face.cost ? [t("spoken.cost", { cost: face.cost.total })] : []),
    ...(face.zCost === undefined ? [] : [t("spoken.zCost", { cost: face.zCost })]),
    ...(power === undefined ? [] : [t("spoken.power", { power: plainPower(power) })]),
  ];
}

/** What a screen reader says of a card in play: "Sarn, Combat, Rouge, coût 3, 15 000 de puissance, en Inertie"; of a Hidden one no fact counts (DB-MODE-04). */
export function spokenInPlay(view: InPlayView, t: CardWords, state: CardState = "rest"): string {
  const { face, rest, hidden, keywords, markers, under = 0 } = view;
  const side = view.back ? "back" : "front";
  const { name, power: printed } = sideOf(face, side);
  const power = view.power ?? printed;
  const change = printed === undefined || power === undefined ? 0 : power - printed;
  const mode = rest ? t("spoken.rest") : t("spoken.active");
  const facts = [
    ...factsOf(face, side, t, power),
    ...(change > 0 ? [t("spoken.stronger")] : change < 0 ? [t("spoken.weaker")] : []),
    mode,
    ...keywords.filter((keyword) => SKILL_WORDS.has(keyword)).map((keyword) => bracketWord({ name: keyword }, t)),
    ...(markers === undefined ? [] : [t("spoken.markers", { count: markers })]),
  ];
  const parts = [name, ...(hidden ? [t("spoken.hidden"), mode] : facts), ...(under > 0 ? [t("spoken.under", { count: under })] : [])];
  return withState(parts.join(", "), t, state);
}

function withState(card: string, t: CardWords, state: CardState): string {
  return state === "rest" ? card : t("spoken.withState", { card, state: t(`states.${state}`) });
}

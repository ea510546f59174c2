import { english, plural, same } from "@/kernel/texts/tongues/english";
import { invariable } from "@/kernel/texts/words";
import type { Language } from "../language";
import { abilities } from "./abilities";
import { actions } from "./actions";
import { changes } from "./changes";
import { conditions } from "./conditions";
import { phrases } from "./phrases";

/** Verb, "your opponent …", "you have …". */
const VERBS: readonly (readonly [verb: string, third: string, participle: string])[] = [
  ["attach", "attaches", "attached"],
  ["choose", "chooses", "chose"],
  ["devolve", "devolves", "devolved"],
  ["discard", "discards", "discarded"],
  ["do", "does", "did"],
  ["double", "doubles", "doubled"],
  ["quadruple", "quadruples", "quadrupled"],
  ["draw", "draws", "drew"],
  ["flip", "flips", "flipped"],
  ["heal", "heals", "healed"],
  ["Knock Out", "Knocks Out", "Knocked Out"],
  ["look", "looks", "looked"],
  ["make", "makes", "made"],
  ["move", "moves", "moved"],
  ["put", "puts", "put"],
  ["remove", "removes", "removed"],
  ["reveal", "reveals", "revealed"],
  ["search", "searches", "searched"],
  ["shuffle", "shuffles", "shuffled"],
  ["switch", "switches", "switched"],
  ["take", "takes", "took"],
  ["turn", "turns", "turned"],
  ["use", "uses", "used"],
];

export const en: Language = {
  ...english,
  locale: "en",
  verbs: Object.fromEntries(VERBS.map(([verb, third]) => [verb, { order: verb, infinitive: verb, third }])),
  participles: Object.fromEntries(VERBS.map(([verb, , participle]) => [verb, invariable(participle)])),
  nouns: {
    pokemon: same("Pokémon"),
    card: plural("card"),
    trainerCard: plural("Trainer card"),
    item: plural("Item card"),
    supporter: plural("Supporter card"),
    stadium: plural("Stadium card"),
    tool: plural("Pokémon Tool card"),
    machine: plural("Technical Machine card"),
    energyCard: plural("Energy card"),
    basicEnergyCard: plural("basic Energy card"),
    specialEnergyCard: plural("Special Energy card"),
    energy: same("Energy"),
    basicEnergy: same("basic Energy"),
    specialEnergy: same("Special Energy"),
    attachedTool: plural("Pokémon Tool"),
  },
  zones: {
    deck: { your: "your deck", their: "their deck", opponents: "your opponent's deck" },
    hand: { your: "your hand", their: "their hand", opponents: "your opponent's hand" },
    discard: { your: "your discard pile", their: "their discard pile", opponents: "your opponent's discard pile" },
    prizes: { your: "your Prize cards", their: "their Prize cards", opponents: "your opponent's Prize cards" },
    lostZone: { your: "your Lost Zone", their: "their Lost Zone", opponents: "your opponent's Lost Zone" },
    bench: { your: "your Bench", their: "their Bench", opponents: "your opponent's Bench" },
  },
  conditions: {
    Asleep: invariable("Asleep"),
    Burned: invariable("Burned"),
    Confused: invariable("Confused"),
    Paralyzed: invariable("Paralyzed"),
    Poisoned: invariable("Poisoned"),
  },
  stages: {
    Basic: "Basic {noun}",
    "Stage 1": "Stage 1 {noun}",
    "Stage 2": "Stage 2 {noun}",
    Mega: "Mega Evolution {noun}",
    BREAK: "{noun} BREAK",
    Restored: "Restored {noun}",
    VMAX: "{noun} VMAX",
    VSTAR: "{noun} VSTAR",
  },
  marks: {
    EX: "{noun}-EX",
    Mega: "Mega Evolution {noun}",
    BREAK: "{noun} BREAK",
    GX: "{noun}-GX",
    V: "{noun} V",
    VMAX: "{noun} VMAX",
    VSTAR: "{noun} VSTAR",
    ex: "{noun} ex",
    "Mega ex": "Mega Evolution {noun} ex",
    Tera: "Tera {noun}",
    Radiant: "Radiant {noun}",
    "ACE SPEC": "ACE SPEC {noun}",
    "Ultra Beast": "Ultra Beast {noun}",
    "Team Plasma": "Team Plasma {noun}",
    "Team Flare Hyper Gear": "Team Flare Hyper Gear {noun}",
    Ancient: "Ancient {noun}",
    Future: "Future {noun}",
    "Prism Star": "Prism Star {noun}",
    "TAG TEAM": "TAG TEAM {noun}",
    "Single Strike": "Single Strike {noun}",
    "Rapid Strike": "Rapid Strike {noun}",
    "Fusion Strike": "Fusion Strike {noun}",
    "LV.X": "{noun} LV-X",
    SP: "{noun} SP",
    LEGEND: "{noun} LEGEND",
    Baby: "Baby {noun}",
    Star: "{noun} ☆",
    "Delta Species": "{noun} δ",
  },
  families: { "Team Aqua's": "Team Aqua {noun}", "Team Magma's": "Team Magma {noun}", "'s ": "{noun} with an owner in their name" },
  trainers: {
    Item: "item",
    Supporter: "supporter",
    Stadium: "stadium",
    "Pokémon Tool": "tool",
    "Technical Machine": "machine",
  },
  templates: { ...phrases, ...conditions, ...actions, ...changes, ...abilities },
  polish: (text) =>
    text
      // "Basic" and "Special" stand before the type.
      .replace(/((?:\{[A-Z]\}(?:, or |, | or ))*\{[A-Z]\}) (basic|Special) (?=Energy)/g, "$2 $1 ")
      .replace(/\b([Aa]) (?=[AEIOaeio]|M |Ul|Un(?!ow))/g, "$1n ")
      .replace(/s's\b/g, "s'"),
};

import { elided, french, verbs } from "@/kernel/texts/tongues/french";
import type { Forms, Noun, Verb } from "@/kernel/texts/words";
import type { Language } from "../language";
import { abilities } from "./abilities";
import { actions } from "./actions";
import { changes } from "./changes";
import { conditions } from "./conditions";
import { phrases } from "./phrases";

const card = (kind: string): Noun => ({ one: `carte ${kind}`, many: `cartes ${kind}`, feminine: true });
const energy = (kind: string, kinds = kind): Noun => ({
  one: ["Énergie", kind].filter(Boolean).join(" "),
  many: ["Énergies", kinds].filter(Boolean).join(" "),
  feminine: true,
});
const regular = (masculine: string): Forms => [masculine, `${masculine}e`, `${masculine}s`, `${masculine}es`];

/** -er verbs: "cherchez", "chercher", "cherche". */
const REGULAR =
  "ajouter attacher chercher déplacer défausser doubler infliger jouer lancer mélanger montrer piocher placer quadrupler récupérer regarder replacer retirer retourner soigner utiliser échanger".split(
    " ",
  );
const IRREGULAR: Readonly<Record<string, Verb>> = {
  choisir: { order: "choisissez", infinitive: "choisir", third: "choisit" },
  faire: { order: "faites", infinitive: "faire", third: "fait" },
  mettre: { order: "mettez", infinitive: "mettre", third: "met" },
  rendre: { order: "rendez", infinitive: "rendre", third: "rend" },
};

export const fr: Language = {
  ...french,
  locale: "fr",
  verbs: verbs(REGULAR, IRREGULAR),
  participles: {
    attach: regular("attaché"),
    discard: regular("défaussé"),
    draw: regular("pioché"),
    heal: regular("soigné"),
    move: regular("déplacé"),
    put: regular("placé"),
    reveal: regular("montré"),
    shuffle: regular("mélangé"),
  },
  nouns: {
    pokemon: { one: "Pokémon", many: "Pokémon" },
    card: { one: "carte", many: "cartes", feminine: true },
    trainerCard: card("Dresseur"),
    item: card("Objet"),
    supporter: card("Supporter"),
    stadium: card("Stade"),
    tool: card("Outil Pokémon"),
    machine: card("Capsule Technique"),
    energyCard: card("Énergie"),
    basicEnergyCard: card("Énergie de base"),
    specialEnergyCard: card("Énergie spéciale"),
    energy: energy(""),
    basicEnergy: energy("de base"),
    specialEnergy: energy("spéciale", "spéciales"),
    attachedTool: { one: "Outil Pokémon", many: "Outils Pokémon" },
  },
  zones: {
    deck: { your: "votre deck", their: "son deck", opponents: "le deck de votre adversaire" },
    hand: { your: "votre main", their: "sa main", opponents: "la main de votre adversaire" },
    discard: { your: "votre pile de défausse", their: "sa pile de défausse", opponents: "la pile de défausse de votre adversaire" },
    prizes: { your: "vos cartes Récompense", their: "ses cartes Récompense", opponents: "les cartes Récompense de votre adversaire" },
    lostZone: { your: "votre Zone Perdue", their: "sa Zone Perdue", opponents: "la Zone Perdue de votre adversaire" },
    bench: { your: "votre Banc", their: "son Banc", opponents: "le Banc de votre adversaire" },
  },
  conditions: {
    Asleep: regular("Endormi"),
    Burned: regular("Brûlé"),
    Confused: ["Confus", "Confuse", "Confus", "Confuses"],
    Paralyzed: regular("Paralysé"),
    Poisoned: regular("Empoisonné"),
  },
  stages: {
    Basic: "{noun} de base",
    "Stage 1": "{noun} de Niveau 1",
    "Stage 2": "{noun} de Niveau 2",
    Mega: "{noun} Méga-Évolution",
    BREAK: "{noun} TURBO",
    Restored: "{noun} {noun:Restauré|Restaurés}",
    VMAX: "{noun}-VMAX",
    VSTAR: "{noun}-VSTAR",
  },
  marks: {
    EX: "{noun}-EX",
    Mega: "{noun} Méga-Évolution",
    BREAK: "{noun} TURBO",
    GX: "{noun}-GX",
    V: "{noun}-V",
    VMAX: "{noun}-VMAX",
    VSTAR: "{noun}-VSTAR",
    ex: "{noun}-ex",
    "Mega ex": "{noun}-ex Méga-Évolution",
    Tera: "{noun} Téracristal",
    Radiant: "{noun} {noun:Radieux|Radieux}",
    "ACE SPEC": "{noun} HIGH-TECH",
    "Ultra Beast": "{noun} Ultra-Chimère",
    "Team Plasma": "{noun} de la Team Plasma",
    "Team Flare Hyper Gear": "{noun} Hyper Gear de la Team Flare",
    Ancient: "{noun} du Passé",
    Future: "{noun} du Futur",
    "Prism Star": "{noun} ◇ (Prisme Étoile)",
    "TAG TEAM": "{noun} ESCOUADE",
    "Single Strike": "{noun} Poing Final",
    "Rapid Strike": "{noun} Mille Poings",
    "Fusion Strike": "{noun} Poing de Fusion",
    "LV.X": "{noun} NIV.X",
    SP: "{noun} SP",
    LEGEND: "{noun} LEGEND",
    Baby: "Bébé {noun}",
    Star: "{noun} ☆",
    "Delta Species": "{noun} δ",
  },
  families: {
    "Team Aqua's": "{noun} de la Team Aqua",
    "Team Magma's": "{noun} de la Team Magma",
    "'s ": "{noun} dont le nom comporte celui d’un propriétaire",
  },
  trainers: { Item: "item", Supporter: "supporter", Stadium: "stadium", "Pokémon Tool": "tool", "Technical Machine": "machine" },
  templates: { ...phrases, ...conditions, ...actions, ...changes, ...abilities },
  polish: elided,
};

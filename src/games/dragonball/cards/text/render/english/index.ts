import { english, plural, same } from "@/kernel/texts/tongues/english";
import { invariable } from "@/kernel/texts/words";
import type { Language, ZoneName } from "../language";
import { actions } from "./actions";
import { changes } from "./changes";
import { conditions } from "./conditions";
import { phrases } from "./phrases";
import { triggers } from "./triggers";

/** "Your hand", "their hand", "its owner's hand"; behind another zone "hand" alone. */
const zone = (name: string): ZoneName => ({
  your: `your ${name}`,
  their: `their ${name}`,
  opponents: `your opponent's ${name}`,
  both: `any player's ${name}`,
  owners: `its owner's ${name}`,
  ownersOfSeveral: `their owners' ${name}`,
  again: name,
});

/** Verb, and "your opponent …". */
const VERBS: readonly (readonly [verb: string, third: string])[] = [
  ["activate", "activates"],
  ["add", "adds"],
  ["change", "changes"],
  ["choose", "chooses"],
  ["deal", "deals"],
  ["discard", "discards"],
  ["draw", "draws"],
  ["end", "ends"],
  ["flip", "flips"],
  ["gain", "gains"],
  ["give", "gives"],
  ["KO", "KOs"],
  ["look", "looks"],
  ["negate", "negates"],
  ["pay", "pays"],
  ["place", "places"],
  ["play", "plays"],
  ["remove", "removes"],
  ["reveal", "reveals"],
  ["send", "sends"],
  ["shuffle", "shuffles"],
  ["switch", "switches"],
  ["take", "takes"],
  ["turn", "turns"],
  ["use", "uses"],
];

export const en: Language = {
  ...english,
  locale: "en",
  oneOrMoreIsMany: true,
  verbs: Object.fromEntries(VERBS.map(([verb, third]) => [verb, { order: verb, infinitive: verb, third }])),
  nouns: {
    card: plural("card"),
    battle: plural("Battle Card"),
    unison: plural("Unison"),
    leader: plural("Leader"),
    extra: plural("Extra Card"),
    zCard: plural("Z-Card"),
    zBattle: plural("Z-Battle Card"),
    zUnison: plural("Z-Unison"),
    zLeader: plural("Z-Leader"),
    zExtra: plural("Z-Extra Card"),
    token: plural("token"),
    energy: same("energy"),
    copyOfThisCard: { one: "copy of this card", many: "copies of this card" },
  },
  zones: {
    deck: zone("deck"),
    hand: zone("hand"),
    drop: zone("Drop"),
    leader: zone("Leader Area"),
    battle: zone("Battle Area"),
    combo: zone("Combo Area"),
    energy: zone("energy"),
    life: zone("life"),
    warp: zone("Warp"),
    unison: zone("Unison Area"),
    zDeck: zone("Z-Deck"),
    zEnergy: zone("Z-Energy"),
  },
  colors: {
    red: invariable("red"),
    blue: invariable("blue"),
    green: invariable("green"),
    yellow: invariable("yellow"),
    black: invariable("black"),
  },
  modes: { active: "Active Mode", rest: "Rest Mode" },
  durations: {
    battle: "for the battle",
    mainPhase: "for the Main Phase",
    turn: "for the turn",
    opponentsTurnStart: "until the start of your opponent's next turn",
    endOfOpponentsTurn: "until the end of your opponent's next turn",
    yourTurnStart: "until the start of your next turn",
    yourMainStart: "until the start of your next Main Phase",
    endOfYourTurn: "until the end of your turn",
    endOfYourNextTurn: "until the end of your next turn",
    match: "for the game",
  },
  moments: {
    startOfTurn: "the start of {turn}",
    startOfMain: "the start of {main}",
    endOfMain: "the end of {main}",
    endOfTurn: "the end of {turn}",
    startOfOffense: "the start of the Offense Step of {turn}",
    startOfDefense: "the start of the Defense Step of {turn}",
    startOfDamage: "the start of the Damage Step of {turn}",
    endOfDamage: "the end of the Damage Step of {turn}",
    endOfBattle: "the end of a battle of {turn}",
  },
  turns: {
    you: { turn: "your turn", main: "your Main Phase" },
    opponent: { turn: "your opponent's turn", main: "your opponent's Main Phase" },
    both: { turn: "each player's turn", main: "each player's Main Phase" },
  },
  numbers: {
    power: "power",
    originalPower: "original power",
    energyCost: "energy cost",
    comboPower: "combo power",
    comboCost: "combo cost",
    markers: "number of markers",
    under: "number of cards",
    zCost: "Z-Energy cost",
  },
  ordinals: ["first", "second", "third", "fourth", "fifth", "sixth"].map(invariable),
  templates: { ...phrases, ...conditions, ...actions, ...changes, ...triggers },
  polish: (text) => text.replace(/\ba other\b/g, "another").replace(/\b([Aa]) (?=[aeio]|Ex|un(?!is))/g, "$1n "),
};

import { elided, french, verbs } from "@/kernel/texts/tongues/french";
import type { Forms, Noun, Verb } from "@/kernel/texts/words";
import type { Language, ZoneName } from "../language";
import { wordsPutIn } from "../word-order";
import { actions } from "./actions";
import { changes } from "./changes";
import { conditions } from "./conditions";
import { phrases } from "./phrases";
import { triggers } from "./triggers";

const feminine = (one: string, many = `${one}s`): Noun => ({ one, many, feminine: true });
const masculine = (one: string, many = `${one}s`): Noun => ({ one, many });
const forms = (one: string): Forms => [one, one.endsWith("e") ? one : `${one}e`, `${one}s`, one.endsWith("e") ? `${one}s` : `${one}es`];

/** "Votre main", "sa main", "la main de votre adversaire". */
const zone = (name: string, article: "le" | "la", [your, their] = article === "le" ? ["votre", "son"] : ["votre", "sa"]): ZoneName => ({
  your: `${your} ${name}`,
  their: `${their} ${name}`,
  opponents: `${article} ${name} de votre adversaire`,
  both: `${article} ${name} de n’importe quel joueur`,
  owners: `${article} ${name} de son propriétaire`,
  ownersOfSeveral: `${article} ${name} de leur propriétaire`,
});

/** -er verbs: "cherchez", "chercher", "cherche". */
const REGULAR =
  "activer ajouter annuler défausser donner infliger jouer mélanger passer payer piocher placer regarder remplacer retirer retourner révéler transférer utiliser".split(
    " ",
  );
const IRREGULAR: Readonly<Record<string, Verb>> = {
  choisir: { order: "choisissez", infinitive: "choisir", third: "choisit" },
  mettre: { order: "mettez", infinitive: "mettre", third: "met" },
  prendre: { order: "prenez", infinitive: "prendre", third: "prend" },
  recevoir: { order: "recevez", infinitive: "recevoir", third: "reçoit" },
  subir: { order: "subissez", infinitive: "subir", third: "subit" },
};

export const fr: Language = {
  ...french,
  locale: "fr",
  oneOrMoreIsMany: false,
  verbs: verbs(REGULAR, IRREGULAR),
  nouns: {
    card: feminine("carte"),
    battle: feminine("carte de Combat", "cartes de Combat"),
    unison: feminine("Unisson"),
    leader: masculine("Leader"),
    extra: feminine("Extra"),
    zCard: feminine("carte Z", "cartes Z"),
    zBattle: feminine("carte de Combat Z", "cartes de Combat Z"),
    zUnison: feminine("Unisson Z", "Unissons Z"),
    zLeader: masculine("Leader Z", "Leaders Z"),
    zExtra: feminine("Extra Z", "Extras Z"),
    token: masculine("jeton"),
    energy: feminine("Énergie"),
    copyOfThisCard: masculine("exemplaire de cette carte", "exemplaires de cette carte"),
  },
  zones: {
    deck: zone("deck", "le"),
    hand: zone("main", "la"),
    drop: zone("Dispersion", "la"),
    leader: zone("Zone du Leader", "la"),
    battle: zone("Zone de Combat", "la"),
    combo: zone("Zone de Combo", "la"),
    energy: zone("Zone d’Énergie", "la"),
    life: zone("Zone de Vie", "la"),
    warp: zone("Dimension parallèle", "la"),
    unison: zone("Zone Unisson", "la"),
    zDeck: zone("Deck Z", "le"),
    zEnergy: zone("Zone d’Énergie Z", "la"),
  },
  colors: { red: forms("rouge"), blue: forms("bleu"), green: forms("vert"), yellow: forms("jaune"), black: forms("noir") },
  modes: { active: "mode Action", rest: "mode Inertie" },
  durations: {
    battle: "jusqu’à la fin du combat",
    mainPhase: "jusqu’à la fin de la Phase principale",
    turn: "jusqu’à la fin du tour",
    opponentsTurnStart: "jusqu’au début du prochain tour de votre adversaire",
    endOfOpponentsTurn: "jusqu’à la fin du prochain tour de votre adversaire",
    yourTurnStart: "jusqu’au début de votre prochain tour",
    yourMainStart: "jusqu’au début de votre prochaine Phase principale",
    endOfYourTurn: "jusqu’à la fin de votre tour",
    endOfYourNextTurn: "jusqu’à la fin de votre prochain tour",
    match: "pour toute la partie",
  },
  moments: {
    startOfTurn: "au début {turn}",
    startOfMain: "au début {main}",
    endOfMain: "à la fin {main}",
    endOfTurn: "à la fin {turn}",
    startOfOffense: "au début de l’Étape d’Attaque {turn}",
    startOfDefense: "au début de l’Étape de Défense {turn}",
    startOfDamage: "au début de l’Étape des Dégâts {turn}",
    endOfDamage: "à la fin de l’Étape des Dégâts {turn}",
    endOfBattle: "à la fin d’un combat {turn}",
  },
  turns: {
    you: { turn: "de votre tour", main: "de votre Phase principale" },
    opponent: { turn: "du tour de votre adversaire", main: "de la Phase principale de votre adversaire" },
    both: { turn: "du tour de chaque joueur", main: "de la Phase principale de chaque joueur" },
  },
  numbers: {
    power: { text: "puissance", feminine: true },
    originalPower: { text: "puissance d’origine", feminine: true },
    energyCost: "coût d’Énergie",
    comboPower: { text: "puissance de Combo", feminine: true },
    comboCost: "coût de Combo",
    markers: "nombre de marqueurs",
    under: "nombre de cartes",
    zCost: "coût d’Énergie Z",
  },
  ordinals: [
    ["premier", "première", "premiers", "premières"],
    ...["deuxième", "troisième", "quatrième", "cinquième", "sixième"].map(forms),
  ],
  templates: { ...phrases, ...conditions, ...actions, ...changes, ...triggers },
  polish: (text) =>
    elided(
      wordsPutIn(text)
        .replace(
          /\bau (plus|moins) (\d+|X) points de vie/g,
          (_, limit: string, n: string) => `${n} points de vie ou ${OR_SO[limit] ?? limit}`,
        )
        .replace(/\bde au (plus|moins) (\d+|X)/g, (_, limit: string, n: string) => `de ${n} ou ${OR_SO[limit] ?? limit}`)
        .replace(/(?<![\d-])1 points de vie/g, "1 point de vie")
        .replace(/(?<!\d)0 marqueurs/g, "0 marqueur")
        .replace(/(\bl[ae] [^,.:]*?) de votre adversaire ou (?=l[ae] [^,.:]* de votre adversaire)/g, "$1 ou ")
        .replace(/\bn’importe quel nombre (?!d[eu’]|joueur)/g, "n’importe quel nombre de ")
        .replace(/\b(ses|leurs) (?=\[)/g, "$1 Capacités ")
        .replace(/\b(avez|pas) de en jeu /g, "$1 en jeu de ")
        .replace(/\bsont (?=(?:cartes|Énergies|Extras|Leaders|Unissons)\b)/g, "sont des ")
        .replace(/\b(une? [^.:,]*) ou (?=carte )/g, "$1 ou une ")
        .replace(/(?<!\bcette )(\bcartes?) depuis (?=(?:la|sa|votre) )/g, "$1 de ")
        .replace(/(?<=\b[Dd]éfausse[rz]?\b[^.:,]*) depuis (?=(?:la|sa|votre) )/g, " de ")
        // In the places where cards are in play nothing is taken from them.
        .replace(/(?<!(?:placé|placée) [^.:,]*)\bdepuis (?=(?:la|sa|votre) Zone (?:de Combat|du Leader|Unisson))/g, "de "),
    ),
};

/** Behind "de" a limit is told after the number: "un coût de 3 ou moins", but "au plus 3 cartes". */
const OR_SO: Readonly<Record<string, string>> = { plus: "moins", moins: "plus" };

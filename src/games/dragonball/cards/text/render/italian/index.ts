import { card, contracted, italian, regular, verb } from "@/kernel/texts/tongues/italian";

import type { Language, ZoneName } from "../language";
import { wordsPutIn } from "../word-order";
import { actions } from "./actions";
import { changes } from "./changes";
import { conditions } from "./conditions";
import { phrases } from "./phrases";
import { triggers } from "./triggers";

/** "La tua mano", "la sua mano", "la mano del tuo avversario". @param alone the article before the name by itself, where it is another ("l’Area") */
const zone = (article: "il" | "la" | "i", name: string, alone = `${article} `): ZoneName => {
  const [yours, theirs] = ({ il: ["tuo", "suo"], la: ["tua", "sua"], i: ["tuoi", "suoi"] } as const)[article];
  return {
    your: `${article} ${yours} ${name}`,
    their: `${article} ${theirs} ${name}`,
    opponents: `${alone}${name} del tuo avversario`,
    both: `${alone}${name} di qualsiasi giocatore`,
    owners: `${alone}${name} del suo proprietario`,
    ownersOfSeveral: `${alone}${name} dei loro proprietari`,
  };
};

export const it: Language = {
  ...italian,
  locale: "it",
  oneOrMoreIsMany: false,
  verbs: {
    aggiungere: verb("aggiungi", "aggiungere", "aggiunge"),
    annullare: verb("annulla", "annullare"),
    attivare: verb("attiva", "attivare"),
    dare: verb("dai", "dare", "dà"),
    giocare: verb("gioca", "giocare"),
    girare: verb("gira", "girare"),
    guadagnare: verb("guadagna", "guadagnare"),
    guardare: verb("guarda", "guardare"),
    infliggere: verb("infliggi", "infliggere", "infligge"),
    mandare: verb("manda", "mandare"),
    mescolare: verb("mescola", "mescolare"),
    mettere: verb("metti", "mettere", "mette"),
    pagare: verb("paga", "pagare"),
    passare: verb("passa", "passare"),
    pescare: verb("pesca", "pescare"),
    prendere: verb("prendi", "prendere", "prende"),
    rimuovere: verb("rimuovi", "rimuovere", "rimuove"),
    rivelare: verb("rivela", "rivelare"),
    scartare: verb("scarta", "scartare"),
    scegliere: verb("scegli", "scegliere", "sceglie"),
    sostituire: verb("sostituisci", "sostituire", "sostituisce"),
    subire: verb("subisci", "subire", "subisce"),
    terminare: verb("termina", "terminare"),
    togliere: verb("togli", "togliere", "toglie"),
    usare: verb("usa", "usare"),
  },
  nouns: {
    card: { one: "carta", many: "carte", feminine: true },
    battle: card("Battaglia"),
    unison: { one: "Unisono", many: "Unisoni" },
    leader: { one: "Leader", many: "Leader" },
    extra: card("Extra"),
    zCard: card("Z"),
    zBattle: card("Battaglia Z"),
    zUnison: { one: "Unisono Z", many: "Unisoni Z" },
    zLeader: { one: "Leader Z", many: "Leader Z" },
    zExtra: card("Extra Z"),
    token: { one: "gettone", many: "gettoni" },
    energy: { one: "Energia", many: "Energie", feminine: true },
    copyOfThisCard: { one: "copia di questa carta", many: "copie di questa carta", feminine: true },
  },
  zones: {
    deck: zone("il", "mazzo"),
    hand: zone("la", "mano"),
    drop: zone("i", "Scarti", "gli "),
    leader: zone("la", "Area del Leader", "l’"),
    battle: zone("la", "Area di Battaglia", "l’"),
    combo: zone("la", "Area di Combo", "l’"),
    energy: zone("la", "Energia", "l’"),
    life: zone("la", "Vita"),
    warp: zone("la", "Dimensione parallela"),
    unison: zone("la", "Area dell’Unisono", "l’"),
    zDeck: zone("il", "Mazzo Z"),
    zEnergy: zone("la", "Energia Z", "l’"),
  },
  colors: {
    red: regular("rosso"),
    blue: ["blu", "blu", "blu", "blu"],
    green: ["verde", "verde", "verdi", "verdi"],
    yellow: ["giallo", "gialla", "gialli", "gialle"],
    black: regular("nero"),
  },
  modes: { active: "modalità Attiva", rest: "modalità Riposo" },
  durations: {
    battle: "fino alla fine della battaglia",
    mainPhase: "fino alla fine della Fase principale",
    turn: "fino alla fine del turno",
    opponentsTurnStart: "fino all’inizio del prossimo turno del tuo avversario",
    endOfOpponentsTurn: "fino alla fine del prossimo turno del tuo avversario",
    yourTurnStart: "fino all’inizio del tuo prossimo turno",
    yourMainStart: "fino all’inizio della tua prossima Fase principale",
    endOfYourTurn: "fino alla fine del tuo turno",
    endOfYourNextTurn: "fino alla fine del tuo prossimo turno",
    match: "per tutta la partita",
  },
  moments: {
    startOfTurn: "all’inizio {turn}",
    startOfMain: "all’inizio {main}",
    endOfMain: "alla fine {main}",
    endOfTurn: "alla fine {turn}",
    startOfOffense: "all’inizio del Passo di Attacco {turn}",
    startOfDefense: "all’inizio del Passo di Difesa {turn}",
    startOfDamage: "all’inizio del Passo dei Danni {turn}",
    endOfDamage: "alla fine del Passo dei Danni {turn}",
    endOfBattle: "alla fine di una battaglia {turn}",
  },
  turns: {
    you: { turn: "del tuo turno", main: "della tua Fase principale" },
    opponent: { turn: "del turno del tuo avversario", main: "della Fase principale del tuo avversario" },
    both: { turn: "del turno di ogni giocatore", main: "della Fase principale di ogni giocatore" },
  },
  numbers: {
    power: { text: "potenza", feminine: true },
    originalPower: { text: "potenza originaria", feminine: true },
    energyCost: "costo di Energia",
    comboPower: { text: "potenza di Combo", feminine: true },
    comboCost: "costo di Combo",
    markers: "numero di segnalini",
    under: "numero di carte",
    zCost: "costo di Energia Z",
  },
  ordinals: ["primo", "secondo", "terzo", "quarto", "quinto", "sesto"].map(regular),
  templates: { ...phrases, ...conditions, ...actions, ...changes, ...triggers },
  // In a list each has the preposition: "dal tuo mazzo o dai tuoi Scarti".
  prepose: (preposition, text) =>
    text
      .split(/(?<=, | o | e )/)
      .map((part, at) => contracted(preposition, part) ?? (at === 0 ? `${preposition} ${part}` : part))
      .join(""),
  polish: (text) =>
    wordsPutIn(text)
      .replace(/(almeno|al massimo) (\d+|X) carte Vita/g, (_, limit: string, n: string) => `${n} carte Vita ${orSo(limit)}`)
      .replace(/\bdi (almeno|al massimo) (\d+|X)/g, (_, limit: string, n: string) => `di ${n} ${orSo(limit)}`)
      .replace(/(?<!\d)1 carte Vita/g, "1 carta Vita")
      .replace(/\bdi (?=da \d)/g, "")
      .replace(/\bqualsiasi numero (?!di)/g, "qualsiasi numero di ")
      .replace(/\b(le sue|le loro|le proprie) (?=\[)/g, "$1 abilità ")
      .replace(/\b(un[oa]? [^.:,]*) o (?=carta )/g, "$1 o una ")
      .replace(/(\bda(?:gli |l |ll’|lla )[^,.:]*?) del tuo avversario o (?=da[^,.:]* del tuo avversario)/g, "$1 o ")
      .replace(/(?<!\p{L})[Tt]u e il tuo avversario non puoi/gu, "nessun giocatore può")
      // "Tu" goes without saying.
      .replace(/(?<!\p{L})tu (?!e )/gu, "")
      .replace(/\bi (?=[AEIOUaeiou])/g, "gli ")
      .replace(/\b(de|ne|a|su|da)i (?=[AEIOUaeiou])/g, "$1gli ")
      .replace(/\b([Uu]n|[Qq]uell|[Nn]essun|[Ll]|[DdNn]ell|[Dd]all|[Aa]ll|[Ss]ull)a (?=[AEIOUaeiou])/g, "$1’")
      .replace(/\b([Dd]e|[Nn]e|[Aa]|[Ss]u|[Dd]a)l (?=[AEIOUaeiou])/g, "$1ll’")
      .replace(/\b[Ii]l (?=[AEIOUaeiou])/g, (article) => (article.startsWith("I") ? "L’" : "l’"))
      .replace(/(?<!\p{L})ed? (?=[eèE])/gu, "ed ")
      .replace(/\b([Aa]) (?=a)/g, "$1d "),
};

/** Behind "di" a limit is told after the number: "un costo di 3 o meno", but "al massimo 3 carte". */
const orSo = (limit: string): string => (limit === "almeno" ? "o più" : "o meno");

import type { Forms, Language, Mood, Noun, Phrase, Verb } from "../language";
import { abilities } from "./abilities";
import { actions } from "./actions";
import { changes } from "./changes";
import { conditions } from "./conditions";
import { phrases } from "./phrases";

const card = (kind: string): Noun => ({ one: `carta ${kind}`, many: `carte ${kind}`, feminine: true });
const regular = (masculine: string): Forms => [
  masculine,
  masculine.replace(/o$/, "a"),
  masculine.replace(/o$/, "i"),
  masculine.replace(/o$/, "e"),
];

/** With "avere" a participle does not agree. */
const invariable = (form: string): Forms => [form, form, form, form];

/** Order and third person of a verb: "assegna" for both with -are, two forms otherwise. A pronoun takes the end of the infinitive. */
const verb = (order: string, infinitive: string, third = order): Verb => ({
  order,
  infinitive,
  third,
  infinitiveWithPronoun: infinitive.replace(/e$/, ""),
});

function pronoun({ plural, feminine }: Phrase): string {
  if (plural) return feminine ? "le" : "li";
  return feminine ? "la" : "lo";
}

/** What a preposition becomes with each article. */
const ARTICLES: readonly (readonly [article: string, forms: Readonly<Record<string, string>>])[] = [
  ["il ", { a: "al ", di: "del ", da: "dal ", in: "nel ", su: "sul " }],
  ["lo ", { a: "allo ", di: "dello ", da: "dallo ", in: "nello ", su: "sullo " }],
  ["la ", { a: "alla ", di: "della ", da: "dalla ", in: "nella ", su: "sulla " }],
  ["i ", { a: "ai ", di: "dei ", da: "dai ", in: "nei ", su: "sui " }],
  ["gli ", { a: "agli ", di: "degli ", da: "dagli ", in: "negli ", su: "sugli " }],
  ["le ", { a: "alle ", di: "delle ", da: "dalle ", in: "nelle ", su: "sulle " }],
  ["l’", { a: "all’", di: "dell’", da: "dall’", in: "nell’", su: "sull’" }],
];

export const it: Language = {
  locale: "it",
  verbs: {
    aggiungere: verb("aggiungi", "aggiungere", "aggiunge"),
    assegnare: verb("assegna", "assegnare"),
    cercare: verb("cerca", "cercare"),
    curare: verb("cura", "curare"),
    fare: verb("fai", "fare", "fa"),
    giocare: verb("gioca", "giocare"),
    girare: verb("gira", "girare"),
    guardare: verb("guarda", "guardare"),
    infliggere: verb("infliggi", "infliggere", "infligge"),
    lanciare: verb("lancia", "lanciare"),
    mettere: verb("metti", "mettere", "mette"),
    mostrare: verb("mostra", "mostrare"),
    pescare: verb("pesca", "pescare"),
    prendere: verb("prendi", "prendere", "prende"),
    quadruplicare: verb("quadruplica", "quadruplicare"),
    raddoppiare: verb("raddoppia", "raddoppiare"),
    rendere: verb("rendi", "rendere", "rende"),
    rimettere: verb("rimetti", "rimettere", "rimette"),
    rimischiare: verb("rimischia", "rimischiare"),
    rimuovere: verb("rimuovi", "rimuovere", "rimuove"),
    scambiare: verb("scambia", "scambiare"),
    scartare: verb("scarta", "scartare"),
    scegliere: verb("scegli", "scegliere", "sceglie"),
    spostare: verb("sposta", "spostare"),
    usare: verb("usa", "usare"),
  },
  participles: {
    attach: invariable("assegnato"),
    discard: invariable("scartato"),
    draw: invariable("pescato"),
    heal: invariable("curato"),
    move: invariable("spostato"),
    put: invariable("messo"),
    reveal: invariable("mostrato"),
    shuffle: invariable("rimischiato"),
  },
  nouns: {
    pokemon: { one: "Pokémon", many: "Pokémon" },
    card: { one: "carta", many: "carte", feminine: true },
    trainerCard: card("Allenatore"),
    item: card("Strumento"),
    supporter: card("Aiuto"),
    stadium: card("Stadio"),
    tool: card("Oggetto Pokémon"),
    machine: card("Macchina Tecnica"),
    energyCard: card("Energia"),
    basicEnergyCard: card("Energia base"),
    specialEnergyCard: card("Energia speciale"),
    energy: { one: "Energia", many: "Energie", feminine: true },
    basicEnergy: { one: "Energia base", many: "Energie base", feminine: true },
    specialEnergy: { one: "Energia speciale", many: "Energie speciali", feminine: true },
    attachedTool: { one: "Oggetto Pokémon", many: "Oggetti Pokémon" },
  },
  zones: {
    deck: { your: "il tuo mazzo", their: "il suo mazzo", opponents: "il mazzo del tuo avversario" },
    hand: { your: "la tua mano", their: "la sua mano", opponents: "la mano del tuo avversario" },
    discard: { your: "la tua pila degli scarti", their: "la sua pila degli scarti", opponents: "la pila degli scarti del tuo avversario" },
    prizes: { your: "le tue carte Premio", their: "le sue carte Premio", opponents: "le carte Premio del tuo avversario" },
    lostZone: { your: "la tua area perduta", their: "la sua area perduta", opponents: "l’area perduta del tuo avversario" },
    bench: { your: "la tua panchina", their: "la sua panchina", opponents: "la panchina del tuo avversario" },
  },
  conditions: {
    Asleep: regular("addormentato"),
    Burned: regular("bruciato"),
    Confused: regular("confuso"),
    Paralyzed: regular("paralizzato"),
    Poisoned: regular("avvelenato"),
  },
  stages: {
    Basic: "{noun} Base",
    "Stage 1": "{noun} di Fase 1",
    "Stage 2": "{noun} di Fase 2",
    Mega: "{noun} Megaevoluzione",
    BREAK: "{noun} TURBO",
    Restored: "{noun} Ricreato",
    VMAX: "{noun}-VMAX",
    VSTAR: "{noun} V-ASTRO",
  },
  marks: {
    EX: "{noun}-EX",
    Mega: "{noun} Megaevoluzione",
    BREAK: "{noun} TURBO",
    GX: "{noun}-GX",
    V: "{noun}-V",
    VMAX: "{noun}-VMAX",
    VSTAR: "{noun} V-ASTRO",
    ex: "{noun}-ex",
    "Mega ex": "{noun}-ex Megaevoluzione",
    Tera: "{noun} Teracristal",
    Radiant: "{noun} {noun:lucente|lucenti}",
    "ACE SPEC": "{noun} ASSO TATTICO",
    "Ultra Beast": "{noun} {noun:Ultracreatura|Ultracreature}",
    "Team Plasma": "{noun} del Team Plasma",
    "Team Flare Hyper Gear": "{noun} Hyper Gear del Team Flare",
    Ancient: "{noun} del passato",
    Future: "{noun} del futuro",
    "Prism Star": "{noun} ◇ (stella prisma)",
    "TAG TEAM": "{noun} GIOCO DI SQUADRA",
    "Single Strike": "{noun} Singolcolpo",
    "Rapid Strike": "{noun} Pluricolpo",
    "Fusion Strike": "{noun} Colpo Fusione",
    "LV.X": "{noun} LV.X",
    SP: "{noun} SP",
    LEGEND: "{noun} LEGEND",
    Baby: "{noun} Baby",
    Star: "{noun} ☆",
    "Delta Species": "{noun} δ",
  },
  families: {
    "Team Aqua's": "{noun} del Team Idro",
    "Team Magma's": "{noun} del Team Magma",
    "'s ": "{noun} con un proprietario nel nome",
  },
  trainers: { Item: "item", Supporter: "supporter", Stadium: "stadium", "Pokémon Tool": "tool", "Technical Machine": "machine" },
  templates: { ...phrases, ...conditions, ...actions, ...changes, ...abilities },
  prepose: (preposition, text) => {
    for (const [article, forms] of ARTICLES) {
      const contracted = forms[preposition];
      if (contracted && text.startsWith(article)) return `${contracted}${text.slice(article.length)}`;
    }
    return `${preposition} ${text}`;
  },
  withPronoun: (verb: Verb, mood: Mood, object: Phrase) => {
    if (mood === "third") return `${pronoun(object)} ${verb.third}`;
    return `${mood === "order" ? verb.order : (verb.infinitiveWithPronoun ?? verb.infinitive)}${pronoun(object)}`;
  },
  polish: (text) =>
    text
      .replace(/\bi (?=[AEIOUaeiou])/g, "gli ")
      .replace(/\b(de|ne|a|su|da)i (?=altri\b)/g, "$1gli ")
      .replace(/\b(un|Un|quell|Quell)a (?=[AEIOUaeiou])/g, "$1’")
      .replace(/\b(ed?) (?=e)/g, "ed ")
      .replace(/\b([Aa]) (?=a)/g, "$1d "),
};

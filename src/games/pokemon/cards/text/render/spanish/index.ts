import type { Forms, Language, Mood, Noun, Phrase, Verb } from "../language";
import { abilities } from "./abilities";
import { actions } from "./actions";
import { changes } from "./changes";
import { conditions } from "./conditions";
import { phrases } from "./phrases";

const card = (kind: string): Noun => ({ one: `carta ${kind}`, many: `cartas ${kind}`, feminine: true });
const invariable = (form: string): Forms => [form, form, form, form];
const regular = (masculine: string): Forms => [masculine, masculine.replace(/o$/, "a"), `${masculine}s`, masculine.replace(/o$/, "as")];

/** Order, infinitive, "tu rival …"; the order carries an accent when a pronoun is hung on it. */
function verb(order: string, infinitive: string, orderWithPronoun: string, third = order): Verb {
  return { order, infinitive, third, orderWithPronoun };
}

function pronoun({ plural, feminine }: Phrase): string {
  if (plural) return feminine ? "las" : "los";
  return feminine ? "la" : "lo";
}

/** A condition is told in the indicative after "si"; "mientras" asks for the subjunctive. */
const SUBJUNCTIVE: Readonly<Record<string, string>> = {
  está: "esté",
  están: "estén",
  tiene: "tenga",
  tienen: "tengan",
  tienes: "tengas",
  queda: "quede",
  quedan: "queden",
  es: "sea",
  son: "sean",
  hay: "haya",
};

export const es: Language = {
  locale: "es",
  verbs: {
    barajar: verb("baraja", "barajar", "barája"),
    buscar: verb("busca", "buscar", "búsca"),
    cambiar: verb("cambia", "cambiar", "cámbia"),
    curar: verb("cura", "curar", "cúra"),
    dejar: verb("deja", "dejar", "déja"),
    descartar: verb("descarta", "descartar", "descárta"),
    devolver: verb("devuelve", "devolver", "devuélve"),
    cuadruplicar: verb("cuadruplica", "cuadruplicar", "cuadruplíca"),
    duplicar: verb("duplica", "duplicar", "duplíca"),
    elegir: verb("elige", "elegir", "elíge"),
    eliminar: verb("elimina", "eliminar", "elimína"),
    enseñar: verb("enseña", "enseñar", "enséña"),
    hacer: verb("haz", "hacer", "haz", "hace"),
    jugar: verb("juega", "jugar", "juéga"),
    lanzar: verb("lanza", "lanzar", "lánza"),
    mirar: verb("mira", "mirar", "míra"),
    mover: verb("mueve", "mover", "muéve"),
    poner: verb("pon", "poner", "pon", "pone"),
    robar: verb("roba", "robar", "róba"),
    tomar: verb("toma", "tomar", "tóma"),
    unir: verb("une", "unir", "úne"),
    usar: verb("usa", "usar", "úsa"),
  },
  participles: {
    attach: invariable("unido"),
    discard: invariable("descartado"),
    draw: invariable("robado"),
    heal: invariable("curado"),
    move: invariable("movido"),
    put: invariable("puesto"),
    reveal: invariable("enseñado"),
    shuffle: invariable("barajado"),
  },
  nouns: {
    pokemon: { one: "Pokémon", many: "Pokémon" },
    card: { one: "carta", many: "cartas", feminine: true },
    trainerCard: card("de Entrenador"),
    item: card("de Objeto"),
    supporter: card("de Partidario"),
    stadium: card("de Estadio"),
    tool: card("de Herramienta Pokémon"),
    machine: card("de Máquina Técnica"),
    energyCard: card("de Energía"),
    basicEnergyCard: card("de Energía Básica"),
    specialEnergyCard: card("de Energía Especial"),
    energy: { one: "Energía", many: "Energías", feminine: true },
    basicEnergy: { one: "Energía Básica", many: "Energías Básicas", feminine: true },
    specialEnergy: { one: "Energía Especial", many: "Energías Especiales", feminine: true },
    attachedTool: { one: "Herramienta Pokémon", many: "Herramientas Pokémon", feminine: true },
  },
  zones: {
    deck: { your: "tu baraja", their: "su baraja", opponents: "la baraja de tu rival" },
    hand: { your: "tu mano", their: "su mano", opponents: "la mano de tu rival" },
    discard: { your: "tu pila de descartes", their: "su pila de descartes", opponents: "la pila de descartes de tu rival" },
    prizes: { your: "tus cartas de Premio", their: "sus cartas de Premio", opponents: "las cartas de Premio de tu rival" },
    lostZone: { your: "tu Zona Perdida", their: "su Zona Perdida", opponents: "la Zona Perdida de tu rival" },
    bench: { your: "tu Banca", their: "su Banca", opponents: "la Banca de tu rival" },
  },
  conditions: {
    Asleep: regular("Dormido"),
    Burned: regular("Quemado"),
    Confused: regular("Confundido"),
    Paralyzed: regular("Paralizado"),
    Poisoned: regular("Envenenado"),
  },
  stages: {
    Basic: "{noun} {noun~Básico|Básica|Básicos|Básicas}",
    "Stage 1": "{noun} de Fase 1",
    "Stage 2": "{noun} de Fase 2",
    Mega: "{noun} Megaevolución",
    BREAK: "{noun} TURBO",
    Restored: "{noun} {noun~Recuperado|Recuperada|Recuperados|Recuperadas}",
    VMAX: "{noun} VMAX",
    VSTAR: "{noun} V-ASTRO",
  },
  marks: {
    EX: "{noun}-EX",
    Mega: "{noun} Megaevolución",
    BREAK: "{noun} TURBO",
    GX: "{noun}-GX",
    V: "{noun} V",
    VMAX: "{noun} VMAX",
    VSTAR: "{noun} V-ASTRO",
    ex: "{noun} ex",
    "Mega ex": "{noun} ex Megaevolución",
    Tera: "{noun} Teracristal",
    Radiant: "{noun} {noun:radiante|radiantes}",
    "ACE SPEC": "{noun} de AS TÁCTICO",
    "Ultra Beast": "{noun} {noun:Ultraente|Ultraentes}",
    "Team Plasma": "{noun} del Equipo Plasma",
    "Team Flare Hyper Gear": "{noun} de Hipermaquinaria del Team Flare",
    Ancient: "{noun} del Pasado",
    Future: "{noun} del Futuro",
    "Prism Star": "{noun} de ◇ (Estrella Prisma)",
    "TAG TEAM": "{noun} RELEVOS",
    "Single Strike": "{noun} Golpe Brusco",
    "Rapid Strike": "{noun} Golpe Fluido",
    "Fusion Strike": "{noun} Golpe Fusión",
    "LV.X": "{noun} NV.X",
    SP: "{noun} SP",
    LEGEND: "{noun} LEGEND",
    Baby: "{noun} Bebé",
    Star: "{noun} ☆",
    "Delta Species": "{noun} δ",
  },
  families: {
    "Team Aqua's": "{noun} del Equipo Aqua",
    "Team Magma's": "{noun} del Equipo Magma",
    "'s ": "{noun} con un dueño en su nombre",
  },
  trainers: { Item: "item", Supporter: "supporter", Stadium: "stadium", "Pokémon Tool": "tool", "Technical Machine": "machine" },
  templates: { ...phrases, ...conditions, ...actions, ...changes, ...abilities },
  prepose: (preposition, text) =>
    text.startsWith("el ") ? `${preposition === "de" ? "del" : "al"} ${text.slice(3)}` : `${preposition} ${text}`,
  withPronoun: (verb: Verb, mood: Mood, object: Phrase) => {
    if (mood === "third") return `${pronoun(object)} ${verb.third}`;
    return `${mood === "order" ? (verb.orderWithPronoun ?? verb.order) : verb.infinitive}${pronoun(object)}`;
  },
  polish: (text) =>
    text
      .replace(
        /(?<=(?<!\p{L})[Mm]ientras [^,.]*?)(?<!que )(?<!\p{L})(?:está|están|tiene|tienen|tienes|queda|quedan|es|son|hay)(?!\p{L})/gu,
        (verb) => SUBJUNCTIVE[verb] ?? verb,
      )
      .replace(/ y (?=[Ii](?![aeou])|[Hh]i)/g, " e ")
      .replace(/ o (?=[Oo]|[Hh]o|8)/g, " u "),
};

import { card, euphonic, regular, spanish, verb } from "@/kernel/texts/tongues/spanish";

import type { Language, ZoneName } from "../language";
import { wordsPutIn } from "../word-order";
import { actions } from "./actions";
import { changes } from "./changes";
import { conditions } from "./conditions";
import { phrases } from "./phrases";
import { triggers } from "./triggers";

/** "Tu mano", "su mano", "la mano de tu rival". */
const zone = (article: "el" | "la", name: string): ZoneName => ({
  your: `tu ${name}`,
  their: `su ${name}`,
  opponents: `${article} ${name} de tu rival`,
  both: `${article} ${name} de cualquier jugador`,
  owners: `${article} ${name} de su propietario`,
  ownersOfSeveral: `${article} ${name} de sus propietarios`,
});

export const es: Language = {
  ...spanish,
  locale: "es",
  oneOrMoreIsMany: false,
  verbs: {
    activar: verb("activa", "activar", "actíva"),
    añadir: verb("añade", "añadir", "añáde"),
    anular: verb("anula", "anular", "anúla"),
    barajar: verb("baraja", "barajar", "barája"),
    cambiar: verb("cambia", "cambiar", "cámbia"),
    dar: verb("da", "dar", "da"),
    dejar: verb("deja", "dejar", "déja"),
    descartar: verb("descarta", "descartar", "descárta"),
    elegir: verb("elige", "elegir", "elíge"),
    enviar: verb("envía", "enviar", "envía"),
    ganar: verb("gana", "ganar", "gána"),
    infligir: verb("inflige", "infligir", "inflíge"),
    jugar: verb("juega", "jugar", "juéga"),
    mirar: verb("mira", "mirar", "míra"),
    pagar: verb("paga", "pagar", "pága"),
    pasar: verb("pasa", "pasar", "pása"),
    poner: verb("pon", "poner", "pon", "pone"),
    recibir: verb("recibe", "recibir", "recíbe"),
    retirar: verb("retira", "retirar", "retíra"),
    revelar: verb("revela", "revelar", "revéla"),
    robar: verb("roba", "robar", "róba"),
    terminar: verb("termina", "terminar", "termína"),
    tomar: verb("toma", "tomar", "tóma"),
    usar: verb("usa", "usar", "úsa"),
  },
  nouns: {
    card: { one: "carta", many: "cartas", feminine: true },
    battle: card("de Combate"),
    unison: { one: "Unísono", many: "Unísonos" },
    leader: { one: "Líder", many: "Líderes" },
    extra: card("Extra"),
    zCard: card("Z"),
    zBattle: card("de Combate Z"),
    zUnison: { one: "Unísono Z", many: "Unísonos Z" },
    zLeader: { one: "Líder Z", many: "Líderes Z" },
    zExtra: card("Extra Z"),
    token: { one: "ficha", many: "fichas", feminine: true },
    energy: { one: "Energía", many: "Energías", feminine: true },
    copyOfThisCard: { one: "copia de esta carta", many: "copias de esta carta", feminine: true },
  },
  zones: {
    deck: zone("el", "mazo"),
    hand: zone("la", "mano"),
    drop: zone("el", "Descarte"),
    leader: zone("la", "Zona de Líder"),
    battle: zone("la", "Zona de Combate"),
    combo: zone("la", "Zona de Combo"),
    energy: zone("la", "Energía"),
    life: zone("la", "Vida"),
    warp: zone("la", "Dimensión paralela"),
    unison: zone("la", "Zona de Unísono"),
    zDeck: zone("el", "Mazo Z"),
    zEnergy: zone("la", "Energía Z"),
  },
  colors: {
    red: regular("rojo"),
    blue: ["azul", "azul", "azules", "azules"],
    green: ["verde", "verde", "verdes", "verdes"],
    yellow: regular("amarillo"),
    black: regular("negro"),
  },
  modes: { active: "modo Activo", rest: "modo Reposo" },
  durations: {
    battle: "hasta el final del combate",
    mainPhase: "hasta el final de la Fase principal",
    turn: "hasta el final del turno",
    opponentsTurnStart: "hasta el principio del próximo turno de tu rival",
    endOfOpponentsTurn: "hasta el final del próximo turno de tu rival",
    yourTurnStart: "hasta el principio de tu próximo turno",
    yourMainStart: "hasta el principio de tu próxima Fase principal",
    endOfYourTurn: "hasta el final de tu turno",
    endOfYourNextTurn: "hasta el final de tu próximo turno",
    match: "durante toda la partida",
  },
  moments: {
    startOfTurn: "al principio {turn}",
    startOfMain: "al principio {main}",
    endOfMain: "al final {main}",
    endOfTurn: "al final {turn}",
    startOfOffense: "al principio del Paso de Ataque {turn}",
    startOfDefense: "al principio del Paso de Defensa {turn}",
    startOfDamage: "al principio del Paso de Daño {turn}",
    endOfDamage: "al final del Paso de Daño {turn}",
    endOfBattle: "al final de un combate {turn}",
  },
  turns: {
    you: { turn: "de tu turno", main: "de tu Fase principal" },
    opponent: { turn: "del turno de tu rival", main: "de la Fase principal de tu rival" },
    both: { turn: "del turno de cada jugador", main: "de la Fase principal de cada jugador" },
  },
  numbers: {
    power: "poder",
    originalPower: "poder original",
    energyCost: "coste de Energía",
    comboPower: "poder de Combo",
    comboCost: "coste de Combo",
    markers: "número de contadores",
    under: "número de cartas",
    zCost: "coste de Energía Z",
  },
  ordinals: ["primero", "segundo", "tercero", "cuarto", "quinto", "sexto"].map(regular),
  templates: { ...phrases, ...conditions, ...actions, ...changes, ...triggers },
  polish: (text) =>
    euphonic(
      wordsPutIn(text)
        .replace(/(al menos|como máximo) (\d+|X) cartas de Vida/g, (_, limit: string, n: string) => `${n} cartas de Vida ${orSo(limit)}`)
        .replace(/\bde (al menos|como máximo) (\d+|X)/g, (_, limit: string, n: string) => `de ${n} ${orSo(limit)}`)
        .replace(/(?<!\d)1 cartas de Vida/g, "1 carta de Vida")
        .replace(/\bcualquier número (?!de)/g, "cualquier número de ")
        .replace(/\bsus (?=\[)/g, "sus habilidades ")
        .replace(/\bson en modo /g, "están en modo ")
        .replace(/\b(un[oa]? [^.:,]*) o (?=carta )/g, "$1 o una ")
        .replace(/(?<!\besta )(\bcartas?) desde (?=(?:el|la|su|tu) )/g, "$1 de ")
        .replace(/(?<!(?:pone|ponerse|juega) [^.:,]*)\bdesde (?=(?:la|su|tu) Zona de (?:Combate|Líder|Unísono))/g, "de ")
        .replace(/(?<=\b[Dd]escartar?\b[^.:,]*) desde (?=(?:la|su|tu) )/g, " de ")
        .replace(/(\b(?:el|la) [^,.:]*?) de tu rival o (?=(?:el|la) [^,.:]* de tu rival)/g, "$1 o ")
        .replace(/\b(de|a) el (?=Descarte|mazo|Mazo)/g, (_, preposition: string) => `${preposition}l `)
        .replace(/(?<!\p{L})[Tt]ú y tu rival no puedes/gu, "ningún jugador puede")
        // "Tú" goes without saying.
        .replace(/(?<!\p{L})tú (?!y )/gu, ""),
    ),
};

/** Behind "de" a limit is told after the number: "un coste de 3 o menos", but "como máximo 3 cartas". */
const orSo = (limit: string): string => (limit === "al menos" ? "o más" : "o menos");

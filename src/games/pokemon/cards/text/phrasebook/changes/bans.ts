import type { Modifier } from "@/games/pokemon/engine/effects/language";
import { said, together } from "../parts";
import type { Sentence } from "../sentence";
import { change } from "./change";

/** What is forbidden. */
export const bans: readonly Sentence<Modifier>[] = [
  change(
    {
      en: "{on} can't attack",
      fr: "{on} {on:ne peut|ne peuvent} pas attaquer",
      es: "{on} no {on:puede|pueden} atacar",
      it: "{on} non {on:può|possono} attaccare",
    },
    { on: together },
    ({ on }) => ({ forbid: "attack", on }),
  ),
  change(
    {
      en: "if {on} tries to attack, your opponent flips a coin, and on tails that attack doesn't happen",
      fr: "si {on} essaie d’attaquer, votre adversaire lance une pièce, et si c’est pile, l’attaque n’a pas lieu",
      es: "si {on} intenta atacar, tu rival lanza 1 moneda y, si sale cruz, ese ataque no se realiza",
      it: "se {on} prova ad attaccare, il tuo avversario lancia una moneta e, se esce croce, quell’attacco non ha luogo",
    },
    { on: "pokemon" },
    ({ on }) => ({ forbid: "attack", on, unless: "heads" }),
  ),
  change(
    {
      en: "{on} can't use {attack}",
      fr: "{on} ne peut pas utiliser {attack}",
      es: "{on} no puede usar {attack}",
      it: "{on} non può usare {attack}",
    },
    { on: "pokemon", attack: "ownAttack" },
    ({ on, attack }) => ({ forbid: "attack", on, attack }),
  ),
  change(
    {
      en: "your opponent can't use any GX attacks",
      fr: "votre adversaire ne peut pas utiliser d’attaque GX",
      es: "tu rival no puede usar ningún ataque GX",
      it: "il tuo avversario non può usare attacchi GX",
    },
    {},
    () => ({
      forbid: "attack",
      on: { pokemon: "all", side: "opponents", place: "inPlay" },
      attack: { once: "GX" },
    }),
  ),
  change(
    {
      en: "{on} can't retreat",
      fr: "{on} {on:ne peut|ne peuvent} pas battre en retraite",
      es: "{on} no {on:puede|pueden} retirarse",
      it: "{on} non {on:può|possono} ritirarsi",
    },
    { on: together },
    ({ on }) => ({ forbid: "retreat", on }),
  ),
  change(
    {
      en: "{on} can't evolve",
      fr: "{on} {on:ne peut|ne peuvent} pas évoluer",
      es: "{on} no {on:puede|pueden} evolucionar",
      it: "{on} non {on:può|possono} evolversi",
    },
    { on: together },
    ({ on }) => ({ forbid: "evolve", on }),
  ),
  change(
    {
      en: "players can't play any Pokémon from their hands to evolve their Pokémon",
      fr: "les joueurs ne peuvent jouer aucun Pokémon de leur main pour faire évoluer leurs Pokémon",
      es: "los jugadores no pueden jugar ningún Pokémon de su mano para hacer evolucionar a sus Pokémon",
      it: "i giocatori non possono giocare alcun Pokémon dalla propria mano per far evolvere i propri Pokémon",
    },
    {},
    () => ({ forbid: "evolveFromHand", on: { pokemon: "all", side: "both", place: "inPlay" } }),
  ),
  change(
    {
      en: "{on} can't be healed",
      fr: "{on} {on:ne peut pas être soigné|ne peuvent pas être soignés}",
      es: "{on} no se {on:puede|pueden} curar",
      it: "{on} non {on:può essere curato|possono essere curati}",
    },
    { on: together },
    ({ on }) => ({ forbid: "heal", on }),
  ),
  change(
    {
      en: "{on} can't use Abilities",
      fr: "{on} {on:ne peut|ne peuvent} pas utiliser de talent",
      es: "{on} no {on:puede|pueden} usar habilidades",
      it: "{on} non {on:può|possono} usare abilità",
    },
    { on: together },
    ({ on }) => ({ forbid: "useAbilities", on }),
  ),
  change(
    {
      en: "{on} can't be Knocked Out",
      fr: "{on} {on:ne peut|ne peuvent} pas être mis K.O.",
      es: "{on} no {on:puede|pueden} quedar Fuera de Combate",
      it: "{on} non {on:può essere messo|possono essere messi} KO",
    },
    { on: together },
    ({ on }) => ({ forbid: "beKnockedOut", on }),
  ),
  change(
    {
      en: "{on} {on:doesn't|don't} recover from any Special Conditions when {on:it evolves or devolves|they evolve or devolve}",
      fr: "{on} ne {on:guérit|guérissent} d’aucun État Spécial {on:lorsqu’il évolue ou rétrograde|lorsqu’ils évoluent ou rétrogradent}",
      es: "{on} no se {on:recupera|recuperan} de ninguna Condición Especial al evolucionar o involucionar",
      it: "{on} non {on:guarisce da nessuna condizione speciale quando si evolve o involve|guariscono da nessuna condizione speciale quando si evolvono o involvono}",
    },
    { on: together },
    ({ on }) => ({ forbid: "recoverByEvolving", on }),
  ),
  change(
    {
      en: "{on} {on:doesn't|don't} recover from being {adjective} when {on:it evolves or devolves|they evolve or devolve}",
      fr: "{on} ne {on:guérit|guérissent} pas de l’État Spécial {adjective} {on:lorsqu’il évolue ou rétrograde|lorsqu’ils évoluent ou rétrogradent}",
      es: "{on} no se {on:recupera|recuperan} de la Condición Especial {adjective} al evolucionar o involucionar",
      it: "{on} non {on:guarisce|guariscono} dallo stato {adjective} quando si {on:evolve o involve|evolvono o involvono}",
    },
    { on: together, adjective: "afflictions" },
    ({ on, adjective }) => ({
      forbid: "recoverByEvolving",
      on,
      conditions: adjective,
    }),
  ),
  change(
    {
      en: "you can't play any {cards} from your hand",
      fr: "vous ne pouvez pas jouer de {cards} de votre main",
      es: "no puedes jugar {cards} de tu mano",
      it: "non puoi giocare {cards} dalla tua mano",
    },
    { cards: "cardNoun" },
    ({ cards }) => ({ forbid: "play", who: "you", where: cards }),
  ),
  change(
    {
      en: "your opponent can't play any {cards} from their hand",
      fr: "votre adversaire ne peut pas jouer de {cards} de sa main",
      es: "tu rival no puede jugar {cards} de su mano",
      it: "il tuo avversario non può giocare {cards} dalla sua mano",
    },
    { cards: "cardNoun" },
    ({ cards }) => ({ forbid: "play", who: "opponent", where: cards }),
  ),
  change(
    {
      en: "players can't play any {cards} from their hands",
      fr: "les joueurs ne peuvent pas jouer de {cards} de leur main",
      es: "los jugadores no pueden jugar {cards} de su mano",
      it: "i giocatori non possono giocare {cards} dalla propria mano",
    },
    { cards: "cardNoun" },
    ({ cards }) => ({ forbid: "play", who: "both", where: cards }),
  ),
  ...(["you", "opponent"] as const).map((who) => change("cannotTakePrizes", { who: said(who, {}) }, () => ({ forbid: "takePrizes", who }))),
  ...(["you", "opponent"] as const).map((who) => change("cannotDraw", { who: said(who, {}) }, () => ({ forbid: "drawExtra", who }))),
  change("cannotTakePrizes", { who: said("players", {}) }, () => ({ forbid: "takePrizes", who: "both" })),
  change("cannotDraw", { who: said("players", {}) }, () => ({ forbid: "drawExtra", who: "both" })),
];

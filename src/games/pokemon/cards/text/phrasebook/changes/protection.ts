import type { Modifier } from "@/games/pokemon/engine/effects/language";
import { maybe } from "../parts";
import type { Sentence } from "../sentence";
import { change } from "./change";

/** What is prevented, has no effect or has another. */
export const protections: readonly Sentence<Modifier>[] = [
  change(
    {
      en: "{on} can't be affected by any Special Conditions",
      fr: "{on} ne peut être affecté par aucun État Spécial",
      es: "{on} no puede verse afectado por ninguna Condición Especial",
      it: "{on} non può essere influenzato da condizioni speciali",
    },
    { on: "pokemon" },
    ({ on }) => ({ prevent: "conditions", on }),
  ),
  change(
    {
      en: "{on} can't be {adjective}",
      fr: "{on} ne peut pas être {adjective}",
      es: "{on} no puede estar {adjective}",
      it: "{on} non può essere {adjective}",
    },
    { on: "pokemon", adjective: "afflictions" },
    ({ on, adjective }) => ({
      prevent: "conditions",
      on,
      conditions: adjective,
    }),
  ),
  change(
    {
      en: "prevent all effects of Abilities done to {on}",
      fr: "évitez tous les effets des talents infligés {à on}",
      es: "evita todos los efectos de las habilidades infligidos {a on}",
      it: "previeni tutti gli effetti delle abilità inflitti {a on}",
    },
    { on: "pokemon" },
    ({ on }) => ({ prevent: "abilityEffects", on }),
  ),
  change(
    {
      en: "prevent all effects of your opponent's Abilities done to {on}",
      fr: "évitez tous les effets des talents de votre adversaire infligés {à on}",
      es: "evita todos los efectos de las habilidades de tu rival infligidos {a on}",
      it: "previeni tutti gli effetti delle abilità del tuo avversario inflitti {a on}",
    },
    { on: "pokemon" },
    ({ on }) => ({ prevent: "abilityEffects", on, from: "opponent" }),
  ),
  change("preventTrainer", { on: "pokemon", cards: "cardNoun" }, ({ on, cards }) => ({ prevent: "trainerEffects", on, where: cards })),
  change(
    {
      en: "whenever an attack would damage {on}, flip a coin; if heads, prevent that damage",
      fr: "chaque fois que des dégâts d’une attaque seraient infligés {à on}, lancez une pièce ; si c’est face, évitez ces dégâts",
      es: "cada vez que un ataque fuera a dañar {a on}, lanza 1 moneda; si sale cara, evita ese daño",
      it: "ogni volta che un attacco danneggerebbe {on}, lancia una moneta; se esce testa, previeni quei danni",
    },
    { on: "pokemon" },
    ({ on }) => ({ prevent: "damage", on, from: { side: "both" }, flip: true }),
  ),
  change(
    {
      en: "whenever an attack of your opponent's Pokémon would damage {on}, flip a coin; if heads, prevent that damage",
      fr: "chaque fois que des dégâts d’une attaque des Pokémon de votre adversaire seraient infligés {à on}, lancez une pièce ; si c’est face, évitez ces dégâts",
      es: "cada vez que un ataque de los Pokémon de tu rival fuera a dañar {a on}, lanza 1 moneda; si sale cara, evita ese daño",
      it: "ogni volta che un attacco dei Pokémon del tuo avversario danneggerebbe {on}, lancia una moneta; se esce testa, previeni quei danni",
    },
    { on: "pokemon" },
    ({ on }) => ({ prevent: "damage", on, from: { side: "opponents" }, flip: true }),
  ),
  change(
    {
      en: "Pokémon Tools attached to {on} have no effect",
      fr: "les Outils Pokémon attachés {à on} n’ont aucun effet",
      es: "las Herramientas Pokémon unidas {a on} no tienen ningún efecto",
      it: "gli Oggetti Pokémon assegnati {a on} non hanno alcun effetto",
    },
    { on: "pokemon" },
    ({ on }) => ({ suppress: "tools", on }),
  ),
  change(
    {
      en: "Special Energy attached to {on} has no effect except to provide Energy",
      fr: "les Énergies spéciales attachées {à on} n’ont aucun effet autre que de fournir de l’Énergie",
      es: "la Energía Especial unida {a on} no tiene más efecto que proporcionar Energía",
      it: "le Energie speciali assegnate {a on} non hanno altro effetto che fornire Energia",
    },
    { on: "pokemon" },
    ({ on }) => ({ suppress: "specialEnergy", on }),
  ),
  change("noAbilities", { on: "pokemon" }, ({ on }) => ({ suppress: "abilities", on })),
  change(
    {
      en: "if {on} would be Knocked Out{blow}, it is not Knocked Out and its remaining HP becomes {n} instead",
      fr: "si {on} devait être mis K.O.{blow}, il n’est pas mis K.O. et il lui reste {n} PV",
      es: "si {on} fuera a quedar Fuera de Combate{blow}, no queda Fuera de Combate y sus PS restantes pasan a ser {n}",
      it: "se {on} sta per essere messo KO{blow}, non viene messo KO e i suoi PS rimanenti diventano {n}",
    },
    { on: "pokemon", blow: maybe("blow"), n: "number" },
    ({ on, blow, n }) => ({
      replace: "knockOut",
      on,
      byAttackOf: blow,
      remainingHp: n,
    }),
  ),
  change(
    {
      en: "if {on} has full HP and would be Knocked Out{blow}, it is not Knocked Out and its remaining HP becomes {n} instead",
      fr: "si {on} a tous ses PV et devait être mis K.O.{blow}, il n’est pas mis K.O. et il lui reste {n} PV",
      es: "si {on} tiene todos sus PS y fuera a quedar Fuera de Combate{blow}, no queda Fuera de Combate y sus PS restantes pasan a ser {n}",
      it: "se {on} ha tutti i suoi PS e sta per essere messo KO{blow}, non viene messo KO e i suoi PS rimanenti diventano {n}",
    },
    { on: "pokemon", blow: maybe("blow"), n: "number" },
    ({ on, blow, n }) => ({
      replace: "knockOut",
      on,
      byAttackOf: blow,
      fullHpOnly: true,
      remainingHp: n,
    }),
  ),
  change(
    {
      en: "if {on} would be Knocked Out{blow}, flip a coin; if heads, it is not Knocked Out and its remaining HP becomes {n} instead",
      fr: "si {on} devait être mis K.O.{blow}, lancez une pièce ; si c’est face, il n’est pas mis K.O. et il lui reste {n} PV",
      es: "si {on} fuera a quedar Fuera de Combate{blow}, lanza 1 moneda; si sale cara, no queda Fuera de Combate y sus PS restantes pasan a ser {n}",
      it: "se {on} sta per essere messo KO{blow}, lancia una moneta; se esce testa, non viene messo KO e i suoi PS rimanenti diventano {n}",
    },
    { on: "pokemon", blow: maybe("blow"), n: "number" },
    ({ on, blow, n }) => ({
      replace: "knockOut",
      on,
      byAttackOf: blow,
      flip: true,
      remainingHp: n,
    }),
  ),
  change(
    {
      en: "if this card is discarded from play, put it into your hand instead of the discard pile",
      fr: "si cette carte est défaussée du jeu, placez-la dans votre main au lieu de la pile de défausse",
      es: "si esta carta es descartada del juego, ponla en tu mano en lugar de en la pila de descartes",
      it: "se questa carta viene scartata dal gioco, prendila in mano invece di metterla nella pila degli scarti",
    },
    {},
    () => ({ replace: "discardFromPlay", to: "hand" }),
  ),
];

import type { Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** What a player is asked while a text is carried out. */
export const choices: readonly Case<Instruction>[] = [
  {
    name: "chooseMode",
    effect: [{ do: "chooseMode", modes: [[{ do: "draw", count: 1 }], [{ do: "cure", pokemon: { pokemon: "self" } }]] }],
    said: {
      en: "Choose 1: draw a card; or remove all Special Conditions from this Pokémon.",
      fr: "Choisissez 1 option : piochez une carte ; ou retirez tous les États Spéciaux de ce Pokémon.",
      es: "Elige 1 opción: roba 1 carta; o elimina todas las Condiciones Especiales de este Pokémon.",
      it: "Scegli un’opzione: pesca una carta; o rimuovi tutte le condizioni speciali da questo Pokémon.",
    },
  },
  {
    name: "chooseNumber",
    effect: [
      { do: "chooseNumber", from: 1, to: 3, bind: 1 },
      { do: "draw", count: { count: "chosen", binding: 1 } },
    ],
    said: {
      en: "Choose a number from 1 to 3. Draw a number of cards equal to the chosen number.",
      fr: "Choisissez un nombre de 1 à 3. Piochez un nombre de cartes égal au nombre choisi.",
      es: "Elige un número del 1 al 3. Roba un número de cartas igual al número elegido.",
      it: "Scegli un numero da 1 a 3. Pesca un numero di carte pari al numero scelto.",
    },
  },
  {
    name: "chooseAttack",
    effect: [
      { do: "chooseAttack", of: { pokemon: "active", side: "opponents" }, bind: 1 },
      {
        do: "lasting",
        duration: "opponentsNextTurn",
        change: { forbid: "attack", on: { pokemon: "active", side: "opponents" }, attack: { binding: 1 } },
      },
    ],
    said: {
      en: "Choose 1 of the attacks of your opponent's Active Pokémon. During your opponent's next turn, the Defending Pokémon can't use that attack.",
      fr: "Choisissez l’une des attaques du Pokémon Actif de votre adversaire. Pendant le prochain tour de votre adversaire, le Pokémon Défenseur ne peut pas utiliser cette attaque-là.",
      es: "Elige 1 de los ataques del Pokémon Activo de tu rival. Durante el próximo turno de tu rival, el Pokémon Defensor no puede usar ese ataque.",
      it: "Scegli uno degli attacchi del Pokémon attivo del tuo avversario. Durante il prossimo turno del tuo avversario, il Pokémon difensore non può usare quell’attacco.",
    },
  },
  {
    name: "chooseType",
    effect: [
      { do: "chooseType", among: ["Fire", "Water"], bind: 1 },
      {
        do: "lasting",
        duration: "thisTurn",
        change: { modify: "weaknessType", on: { pokemon: "active", side: "opponents" }, type: { binding: 1 } },
      },
    ],
    said: {
      en: "Choose {R} or {W} type. During this turn, the Weakness of the Defending Pokémon is now the chosen type.",
      fr: "Choisissez le type {R} ou {W}. Pendant ce tour, la Faiblesse du Pokémon Défenseur est maintenant du type choisi.",
      es: "Elige el tipo {R} o {W}. Durante este turno, la Debilidad del Pokémon Defensor pasa a ser del tipo elegido.",
      it: "Scegli il tipo {R} o {W}. Durante questo turno, la debolezza del Pokémon difensore è ora del tipo scelto.",
    },
  },
  {
    name: "chooseMode with modes of several sentences",
    effect: [{ do: "chooseMode", modes: [[{ do: "draw", count: 2 }, { do: "endTurn" }], [{ do: "cure", pokemon: { pokemon: "self" } }]] }],
    said: {
      en: "Choose 1: • Draw 2 cards. Your turn ends. • Remove all Special Conditions from this Pokémon.",
      fr: "Choisissez 1 option : • Piochez 2 cartes. Votre tour se termine. • Retirez tous les États Spéciaux de ce Pokémon.",
      es: "Elige 1 opción: • Roba 2 cartas. Tu turno termina. • Elimina todas las Condiciones Especiales de este Pokémon.",
      it: "Scegli un’opzione: • Pesca 2 carte. Il tuo turno finisce. • Rimuovi tutte le condizioni speciali da questo Pokémon.",
    },
  },
  {
    name: "Energy cards counted after they were discarded",
    effect: [
      {
        do: "move",
        cards: { cards: "attached", to: { pokemon: "self" }, what: "energy", count: "all", where: { types: ["Fire"] }, bind: 1 },
        destination: { to: "discard" },
      },
      { do: "attackDamage", change: "more", amount: { multiply: [20, { count: "bound", binding: 1 }] } },
    ],
    said: {
      en: "Discard all {R} Energy attached to this Pokémon. This attack does 20 more damage for each {R} Energy card you discarded in this way.",
      fr: "Défaussez toutes les Énergies {R} attachées à ce Pokémon. Cette attaque inflige 20 dégâts supplémentaires pour chaque carte Énergie {R} que vous avez défaussée de cette façon.",
      es: "Descarta todas las Energías {R} unidas a este Pokémon. Este ataque hace 20 puntos de daño más por cada carta de Energía {R} que has descartado de esta manera.",
      it: "Scarta tutte le Energie {R} assegnate a questo Pokémon. Questo attacco infligge 20 danni in più per ogni carta Energia {R} che hai scartato in questo modo.",
    },
  },
  {
    name: "Energy counted after it was discarded",
    effect: [
      {
        do: "move",
        cards: { cards: "attached", to: { pokemon: "self" }, what: "energy", count: "all", where: { types: ["Fire"] }, bind: 1 },
        destination: { to: "discard" },
      },
      { do: "attackDamage", change: "more", amount: { multiply: [20, { count: "bound", binding: 1, energy: "Fire" }] } },
    ],
    said: {
      en: "Discard all {R} Energy attached to this Pokémon. This attack does 20 more damage for each {R} Energy you discarded in this way.",
      fr: "Défaussez toutes les Énergies {R} attachées à ce Pokémon. Cette attaque inflige 20 dégâts supplémentaires pour chaque Énergie {R} que vous avez défaussée de cette façon.",
      es: "Descarta todas las Energías {R} unidas a este Pokémon. Este ataque hace 20 puntos de daño más por cada Energía {R} que has descartado de esta manera.",
      it: "Scarta tutte le Energie {R} assegnate a questo Pokémon. Questo attacco infligge 20 danni in più per ogni Energia {R} che hai scartato in questo modo.",
    },
  },
  {
    name: "attached Energy cards counted",
    effect: [
      {
        do: "attackDamage",
        change: "more",
        amount: { multiply: [20, { count: "energy", on: { pokemon: "self" }, where: { energyKind: "Special" }, cards: true }] },
      },
    ],
    said: {
      en: "This attack does 20 more damage for each Special Energy card attached to this Pokémon.",
      fr: "Cette attaque inflige 20 dégâts supplémentaires pour chaque carte Énergie spéciale attachée à ce Pokémon.",
      es: "Este ataque hace 20 puntos de daño más por cada carta de Energía Especial unida a este Pokémon.",
      it: "Questo attacco infligge 20 danni in più per ogni carta Energia speciale assegnata a questo Pokémon.",
    },
  },
  {
    name: "each of the chosen Pok\u00e9mon, with a sentence behind the first",
    effect: [
      {
        do: "forEach",
        pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: { upTo: 2 } },
        steps: [
          {
            do: "attach",
            cards: {
              cards: "choose",
              from: { zone: "deck", of: "you" },
              count: 1,
              where: { category: "Energy", types: ["Darkness"] },
              bind: 1,
            },
            to: { pokemon: "each" },
          },
          {
            do: "if",
            when: {
              all: [
                { if: "bound", binding: 1 },
                { if: "place", pokemon: { pokemon: "each" }, is: "active" },
              ],
            },
            then: [{ do: "afflict", condition: "Poisoned", pokemon: { pokemon: "each" } }],
          },
        ],
      },
    ],
    said: {
      en: "Choose up to 2 of your Pokémon. For each of those Pokémon, search your deck for a {D} Energy card and attach it to that Pokémon. Then, shuffle your deck. If you attached any {D} Energy cards in this way and that Pokémon is in the Active Spot, that Pokémon is now Poisoned.",
      fr: "Choisissez jusqu’à 2 de vos Pokémon. Pour chacun de ces Pokémon, cherchez dans votre deck une carte Énergie {D} et attachez-la à ce Pokémon-là. Ensuite, mélangez votre deck. Si vous avez attaché au moins une carte Énergie {D} de cette façon et ce Pokémon-là est sur le Poste Actif, ce Pokémon-là est maintenant Empoisonné.",
      es: "Elige hasta 2 de tus Pokémon. Para cada uno de esos Pokémon, busca en tu baraja 1 carta de Energía {D} y únela a ese Pokémon. Después, baraja las cartas de tu baraja. Si has unido alguna carta de Energía {D} de esta manera y ese Pokémon está en el Puesto Activo, ese Pokémon pasa a estar Envenenado.",
      it: "Scegli fino a 2 dei tuoi Pokémon. Per ciascuno di quei Pokémon, cerca nel tuo mazzo una carta Energia {D} e assegnala a quel Pokémon. Poi, rimischia il tuo mazzo. Se hai assegnato almeno una carta Energia {D} in questo modo e quel Pokémon è in posizione attiva, quel Pokémon è ora avvelenato.",
    },
  },
];

import type { AbilityEffect, Instruction, Modifier, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

const self: PokemonSelector = { pokemon: "self" };
const always = (change: Modifier): readonly AbilityEffect[] => [{ kind: "continuous", change }];

/** Steps that came with the series after XY. */
export const newerSteps: readonly Case<Instruction>[] = [
  {
    name: "extra Energy as an amount",
    effect: [
      {
        do: "attackDamage",
        change: "more",
        amount: { atMost: [{ multiply: [60, { count: "extraEnergy", type: "Metal" }] }, 120] },
      },
    ],
    said: {
      en: "This attack does 60 more damage for each extra {M} Energy attached to this Pokémon (in addition to this attack's cost). You can't add more than 120 damage in this way.",
      fr: "Cette attaque inflige 60 dégâts supplémentaires pour chaque Énergie {M} supplémentaire attachée à ce Pokémon (en plus du coût de cette attaque). Vous ne pouvez pas ajouter plus de 120 dégâts de cette façon.",
      es: "Este ataque hace 60 puntos de daño más por cada Energía {M} adicional unida a este Pokémon (además del coste de este ataque). No puedes añadir más de 120 puntos de daño de esta manera.",
      it: "Questo attacco infligge 60 danni in più per ogni Energia {M} in più assegnata a questo Pokémon (oltre al costo di questo attacco). Non puoi aggiungere più di 120 danni in questo modo.",
    },
  },
  {
    name: "the least HP remaining",
    effect: [
      {
        do: "knockOut",
        pokemon: {
          pokemon: "choose",
          side: "both",
          place: "inPlay",
          count: 1,
          except: "self",
          extreme: { is: "least", of: "remainingHp" },
        },
      },
    ],
    said: {
      en: "Knock Out 1 other Pokémon that has the least HP remaining (yours or your opponent's).",
      fr: "Mettez 1 autre Pokémon auquel il reste le moins de PV (l’un des vôtres ou l’un de ceux de votre adversaire) K.O.",
      es: "Deja Fuera de Combate a 1 otro Pokémon al que le quedan menos PS (tuyo o de tu rival).",
      it: "Metti KO un altro Pokémon con il minor numero di PS rimanenti (tuo o del tuo avversario).",
    },
  },
  {
    name: "the most damage counters",
    effect: [
      {
        do: "heal",
        amount: 30,
        on: { pokemon: "choose", side: "yours", place: "bench", count: 1, extreme: { is: "most", of: "damageCounters" } },
      },
    ],
    said: {
      en: "Heal 30 damage from 1 of your Benched Pokémon that has the most damage counters on it.",
      fr: "Soignez 30 dégâts à l’un de vos Pokémon de Banc avec le plus de marqueurs de dégâts.",
      es: "Cura 30 puntos de daño a 1 de tus Pokémon en Banca con más contadores de daño.",
      it: "Cura uno dei tuoi Pokémon in panchina con il maggior numero di segnalini danno da 30 danni.",
    },
  },
  {
    name: "no GX attacks for the rest of the game",
    effect: [
      {
        do: "lasting",
        change: { forbid: "attack", on: { pokemon: "all", side: "opponents", place: "inPlay" }, attack: { once: "GX" } },
        duration: "match",
      },
    ],
    said: {
      en: "For the rest of this game, your opponent can't use any GX attacks.",
      fr: "Pour le reste de la partie, votre adversaire ne peut pas utiliser d’attaque GX.",
      es: "Durante el resto de la partida, tu rival no puede usar ningún ataque GX.",
      it: "Per il resto della partita, il tuo avversario non può usare attacchi GX.",
    },
  },
  {
    name: "new Prize cards",
    effect: [
      { do: "move", cards: { cards: "all", zone: "prizes", of: "you", bind: 1 }, destination: { to: "deck", place: "shuffled" } },
      { do: "move", cards: { cards: "top", of: "you", count: { count: "bound", binding: 1 } }, destination: { to: "prizes" } },
    ],
    said: {
      en: "Shuffle your Prize cards into your deck. Put the top card of your deck for each card you shuffled in this way face down with your Prize cards.",
      fr: "Mélangez vos cartes Récompense avec votre deck. Placez la carte du dessus de votre deck pour chaque carte que vous avez mélangée de cette façon face cachée avec vos cartes Récompense.",
      es: "Baraja tus cartas de Premio en tu baraja. Pon la primera carta de tu baraja por cada carta que has barajado de esta manera boca abajo con tus cartas de Premio.",
      it: "Rimischia le tue carte Premio nel tuo mazzo. Metti la prima carta del tuo mazzo per ogni carta che hai rimischiato in questo modo a faccia in giù con le tue carte Premio.",
    },
  },
  {
    name: "Prize cards chosen unseen",
    effect: [
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "prizes", of: "you" }, count: { upTo: 3 }, unseen: true, bind: 1 },
        destination: { to: "hand" },
      },
      {
        do: "repeat",
        times: { count: "bound", binding: 1 },
        steps: [{ do: "move", cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1 }, destination: { to: "prizes" } }],
      },
    ],
    said: {
      en: "Put up to 3 of your Prize cards into your hand. For each card you put in this way, put a card from your hand face down with your Prize cards.",
      fr: "Ajoutez jusqu’à 3 de vos cartes Récompense à votre main. Pour chaque carte que vous avez placée de cette façon, placez une carte de votre main face cachée avec vos cartes Récompense.",
      es: "Pon hasta 3 de tus cartas de Premio en tu mano. Para cada carta que has puesto de esta manera, pon 1 carta de tu mano boca abajo con tus cartas de Premio.",
      it: "Aggiungi fino a 3 delle tue carte Premio alla tua mano. Per ogni carta che hai messo in questo modo, metti una carta dalla tua mano a faccia in giù con le tue carte Premio.",
    },
  },
  {
    name: "the played card for a Prize card",
    effect: [
      { do: "look", cards: { cards: "all", zone: "prizes", of: "you", bind: 1 } },
      {
        do: "may",
        steps: [
          {
            do: "move",
            cards: { cards: "choose", from: { binding: 1 }, count: 1, where: { category: "Pokémon", stages: ["Basic"] } },
            destination: { to: "hand" },
            reveal: true,
          },
        ],
        ifDone: [{ do: "move", cards: { cards: "self" }, destination: { to: "prizes" } }],
      },
      { do: "shuffle", zone: "prizes", of: "you" },
    ],
    said: {
      en: "Look at your Prize cards. You may reveal a Basic Pokémon you find there and put it into your hand. If you do, put this card face down with your Prize cards. Shuffle your Prize cards face down.",
      fr: "Regardez vos cartes Récompense. Vous pouvez montrer un Pokémon de base que vous y trouvez et l’ajouter à votre main. Dans ce cas, placez cette carte face cachée avec vos cartes Récompense. Mélangez vos cartes Récompense face cachée.",
      es: "Mira tus cartas de Premio. Puedes enseñar 1 Pokémon Básico que encuentres ahí y ponerlo en tu mano. Si lo haces, pon esta carta boca abajo con tus cartas de Premio. Baraja tus cartas de Premio boca abajo.",
      it: "Guarda le tue carte Premio. Puoi mostrare un Pokémon Base che vi trovi e aggiungerlo alla tua mano. Se lo fai, metti questa carta a faccia in giù con le tue carte Premio. Rimischia le tue carte Premio a faccia in giù.",
    },
  },
  {
    name: "Prize cards taken last turn",
    effect: [
      {
        do: "attackDamage",
        change: "more",
        amount: { multiply: [60, { count: "history", event: { during: "opponentsLastTurn", happened: "tookPrize", by: "opponent" } }] },
      },
    ],
    said: {
      en: "This attack does 60 more damage for each Prize card your opponent took during their last turn.",
      fr: "Cette attaque inflige 60 dégâts supplémentaires pour chaque carte Récompense que votre adversaire a récupérée pendant son dernier tour.",
      es: "Este ataque hace 60 puntos de daño más por cada carta de Premio que tu rival tomó en su último turno.",
      it: "Questo attacco infligge 60 danni in più per ogni carta Premio che il tuo avversario ha preso nel suo ultimo turno.",
    },
  },
  {
    name: "what the opponent agrees to",
    effect: [
      {
        do: "may",
        by: "opponent",
        steps: [
          { do: "takePrizes", count: 1 },
          { do: "takePrizes", count: 1, who: "opponent" },
        ],
        ifNot: [{ do: "draw", count: 4 }],
      },
    ],
    said: {
      en: "Your opponent may have this happen: take 1 Prize card and your opponent takes 1 Prize card. If your opponent doesn't, draw 4 cards.",
      fr: "Votre adversaire peut décider ceci : récupérez 1 carte Récompense et votre adversaire récupère 1 carte Récompense. Si votre adversaire ne le fait pas, piochez 4 cartes.",
      es: "Tu rival puede decidir esto: toma 1 carta de Premio y tu rival toma 1 carta de Premio. Si tu rival no lo hace, roba 4 cartas.",
      it: "Il tuo avversario può decidere questo: prendi 1 carta Premio e il tuo avversario prende 1 carta Premio. Se il tuo avversario non lo fa, pesca 4 carte.",
    },
  },
  {
    name: "the Bench down to 3",
    effect: [
      {
        do: "discardPokemon",
        pokemon: {
          pokemon: "choose",
          side: "opponents",
          place: "bench",
          count: { subtract: [{ count: "pokemon", in: { pokemon: "all", side: "opponents", place: "bench" } }, 3] },
          by: "opponent",
        },
      },
    ],
    said: {
      en: "Your opponent discards Pokémon from their Bench until they have 3.",
      fr: "Votre adversaire défausse des Pokémon de son Banc jusqu’à en avoir 3.",
      es: "Tu rival descarta Pokémon de su Banca hasta que tenga 3.",
      it: "Il tuo avversario scarta Pokémon dalla sua panchina fino ad averne 3.",
    },
  },
  {
    name: "one Pokémon chosen several times",
    effect: [{ do: "damage", amount: 60, to: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 }, times: 4 }],
    said: {
      en: "Choose 1 of your opponent's Pokémon 4 times. For each time you chose a Pokémon, do 60 damage to it. (Don't apply Weakness and Resistance for Benched Pokémon.)",
      fr: "Choisissez l’un des Pokémon de votre adversaire 4 fois. Pour chaque fois que vous avez choisi un Pokémon, infligez-lui 60 dégâts. (N’appliquez ni la Faiblesse ni la Résistance aux Pokémon de Banc.)",
      es: "Elige a 1 de los Pokémon de tu rival 4 veces. Por cada vez que hayas elegido un Pokémon, hazle 60 puntos de daño. (No apliques Debilidad y Resistencia a los Pokémon en Banca).",
      it: "Scegli uno dei Pokémon del tuo avversario 4 volte. Per ogni volta che hai scelto un Pokémon, infliggigli 60 danni. (Non applicare debolezza e resistenza ai Pokémon in panchina.)",
    },
  },
  {
    name: "copies played together",
    effect: [
      {
        do: "ifYouDo",
        steps: [{ do: "may", steps: [{ do: "playTogether", copies: 3 }] }],
        then: [{ do: "takePrizes", count: 1 }],
        otherwise: [{ do: "look", cards: { cards: "top", of: "you", count: 1 } }],
      },
    ],
    said: {
      en: "You may play 4 copies of this card at once. If you played 1, look at the top card of your deck. If you played 4, take 1 Prize card.",
      fr: "Vous pouvez jouer 4 exemplaires de cette carte en même temps. Si vous en avez joué 1, regardez la carte du dessus de votre deck. Si vous en avez joué 4, récupérez 1 carte Récompense.",
      es: "Puedes jugar 4 copias de esta carta a la vez. Si jugaste 1, mira la primera carta de tu baraja. Si jugaste 4, toma 1 carta de Premio.",
      it: "Puoi giocare 4 copie di questa carta contemporaneamente. Se ne hai giocata 1, guarda la prima carta del tuo mazzo. Se ne hai giocate 4, prendi 1 carta Premio.",
    },
  },
];

/** Effects that came with the series after XY. */
export const newerEffects: readonly Case<AbilityEffect>[] = [
  {
    name: "damage of exactly so much",
    effect: always({ prevent: "damage", on: self, from: { side: "opponents" }, exactly: [20, 40, 60] }),
    said: {
      en: "Prevent all damage done to this Pokémon by attacks from your opponent's Pokémon if that damage is exactly 20, 40, or 60.",
      fr: "Évitez tous les dégâts infligés à ce Pokémon par les attaques des Pokémon de votre adversaire si ces dégâts sont exactement de 20, 40 ou 60.",
      es: "Evita todo el daño infligido a este Pokémon por los ataques de los Pokémon de tu rival si ese daño es exactamente de 20, 40 o 60.",
      it: "Previeni tutti i danni inflitti a questo Pokémon dagli attacchi dei Pokémon del tuo avversario se quei danni sono esattamente 20, 40 o 60.",
    },
  },
  {
    name: "GX attacks prevented",
    effect: always({
      prevent: "damageAndEffects",
      on: { pokemon: "all", side: "yours", place: "inPlay" },
      from: { side: "opponents", once: "GX" },
    }),
    said: {
      en: "Prevent all effects of your opponent's GX attacks, including damage, done to each of your Pokémon.",
      fr: "Évitez tous les effets, y compris les dégâts, infligés à chacun de vos Pokémon par les attaques GX de votre adversaire.",
      es: "Evita todos los efectos, incluido el daño, infligidos a cada uno de tus Pokémon por los ataques GX de tu rival.",
      it: "Previeni tutti gli effetti, danni inclusi, inflitti a ciascuno dei tuoi Pokémon dagli attacchi GX del tuo avversario.",
    },
  },
  {
    name: "attacks of cards in the discard pile",
    effect: always({
      permit: "useAttacksOf",
      on: self,
      of: { cards: { cards: "all", zone: "discard", of: "you", where: { category: "Pokémon", stages: ["Basic"] } } },
      payCost: true,
    }),
    said: {
      en: "This Pokémon can use the attacks of all Basic Pokémon from your discard pile.",
      fr: "Ce Pokémon peut utiliser les attaques de tous les Pokémon de base de votre pile de défausse.",
      es: "Este Pokémon puede usar los ataques de todos los Pokémon Básicos de tu pila de descartes.",
      it: "Questo Pokémon può usare gli attacchi di tutti i Pokémon Base dalla tua pila degli scarti.",
    },
  },
  {
    name: "into the hand instead of the discard pile",
    effect: always({ replace: "discardFromPlay", to: "hand" }),
    said: {
      en: "If this card is discarded from play, put it into your hand instead of the discard pile.",
      fr: "Si cette carte est défaussée du jeu, placez-la dans votre main au lieu de la pile de défausse.",
      es: "Si esta carta es descartada del juego, ponla en tu mano en lugar de en la pila de descartes.",
      it: "Se questa carta viene scartata dal gioco, prendila in mano invece di metterla nella pila degli scarti.",
    },
  },
  {
    name: "either player puts onto the Bench",
    effect: [
      {
        kind: "triggered",
        on: { event: "putOntoBench", subject: { side: "both", where: { stages: ["Basic"] } } },
        steps: [{ do: "putCounters", count: 2, on: { pokemon: "event", role: "subject" } }],
      },
    ],
    said: {
      en: "Whenever either player puts a Basic Pokémon from their hand onto their Bench, put 2 damage counters on that Pokémon.",
      fr: "Chaque fois qu’un joueur place un Pokémon de base de sa main sur son Banc, placez 2 marqueurs de dégâts sur ce Pokémon-là.",
      es: "Cada vez que un jugador ponga 1 Pokémon Básico de su mano en su Banca, pon 2 contadores de daño en ese Pokémon.",
      it: "Ogni volta che un giocatore mette un Pokémon Base dalla sua mano nella sua panchina, metti 2 segnalini danno su quel Pokémon.",
    },
  },
  {
    name: "either player evolves",
    effect: [
      {
        kind: "triggered",
        on: { event: "played", how: "toEvolve", subject: { side: "both", where: { marks: ["VMAX"] } } },
        steps: [{ do: "heal", amount: 100, on: { pokemon: "event", role: "subject" } }],
      },
    ],
    said: {
      en: "Whenever either player plays a Pokémon VMAX from their hand to evolve a Pokémon, heal 100 damage from that Pokémon.",
      fr: "Chaque fois qu’un joueur joue un Pokémon-VMAX de sa main pour faire évoluer un Pokémon, soignez 100 dégâts à ce Pokémon-là.",
      es: "Cada vez que un jugador juegue 1 Pokémon VMAX de su mano para hacer evolucionar a un Pokémon, cura 100 puntos de daño a ese Pokémon.",
      it: "Ogni volta che un giocatore gioca un Pokémon-VMAX dalla sua mano per far evolvere un Pokémon, cura quel Pokémon da 100 danni.",
    },
  },
  {
    name: "Energy guarded",
    effect: [
      {
        kind: "continuous",
        change: {
          forbid: "moveByEffects",
          cards: { energyOn: { pokemon: "all", side: "yours", place: "bench" }, where: { energyKind: "Basic" } },
          to: ["discard"],
          from: "opponent",
          by: { category: "Trainer", trainerKinds: ["Item", "Supporter"] },
        },
      },
    ],
    said: {
      en: "Basic Energy attached to your Benched Pokémon can't be discarded by effects of your opponent's Item cards or Supporter cards.",
      fr: "Les Énergies de base attachées à vos Pokémon de Banc ne peuvent pas être défaussées par des effets de cartes Objet ou cartes Supporter de votre adversaire.",
      es: "Las Energías Básicas unidas a tus Pokémon en Banca no se pueden descartar por efectos de cartas de Objeto o cartas de Partidario de tu rival.",
      it: "Le Energie base assegnate ai tuoi Pokémon in panchina non possono essere scartate da effetti di carte Strumento o carte Aiuto del tuo avversario.",
    },
  },
  {
    name: "a deck guarded",
    effect: [
      { kind: "continuous", change: { forbid: "moveByEffects", cards: { zone: "deck", of: "you" }, to: ["discard"], from: "opponent" } },
    ],
    said: {
      en: "Cards in your deck can't be discarded by effects of your opponent's cards.",
      fr: "Les cartes dans votre deck ne peuvent pas être défaussées par des effets de cartes de votre adversaire.",
      es: "Las cartas en tu baraja no se pueden descartar por efectos de cartas de tu rival.",
      it: "Le carte nel tuo mazzo non possono essere scartate da effetti di carte del tuo avversario.",
    },
  },
  {
    name: "a Stadium guarded",
    effect: [
      {
        kind: "continuous",
        change: {
          forbid: "moveByEffects",
          cards: "this",
          to: ["hand", "deck", "discard", "lostZone"],
          from: "both",
          by: { category: "Trainer", trainerKinds: ["Item", "Supporter"] },
        },
      },
    ],
    said: {
      en: "Whenever any player plays an Item card or a Supporter card from their hand, prevent all effects of that card done to this Stadium card.",
      fr: "Chaque fois qu’un joueur joue une carte Objet ou une carte Supporter de sa main, évitez tous les effets de cette carte infligés à ce Stade.",
      es: "Cada vez que un jugador juegue 1 carta de Objeto o 1 carta de Partidario de su mano, evita todos los efectos de esa carta infligidos a este Estadio.",
      it: "Ogni volta che un giocatore gioca una carta Strumento o una carta Aiuto dalla sua mano, previeni tutti gli effetti di quella carta inflitti a questo Stadio.",
    },
  },
  {
    name: "a card drawn for the turn",
    effect: [
      {
        kind: "activated",
        limit: "oncePerTurn",
        from: "hand",
        when: { if: "taken", as: "turnsDraw" },
        steps: [{ do: "move", cards: { cards: "self" }, destination: { to: "bench" } }],
      },
    ],
    said: {
      en: "Once during your turn, if this card is in your hand, if you drew this card at the beginning of your turn, before you put it into your hand, you may put this card onto your Bench.",
      fr: "Une fois pendant votre tour, si cette carte est dans votre main, si vous avez pioché cette carte au début de votre tour, avant de l’ajouter à votre main, vous pouvez placer cette carte sur votre Banc.",
      es: "Una vez durante tu turno, si esta carta está en tu mano, si robaste esta carta al principio de tu turno, antes de ponerla en tu mano, puedes poner esta carta en tu Banca.",
      it: "Una sola volta durante il tuo turno, se questa carta è nella tua mano, se hai pescato questa carta all’inizio del tuo turno, prima di aggiungerla alla tua mano, puoi mettere questa carta nella tua panchina.",
    },
  },
  {
    name: "a card taken as a Prize card",
    effect: [
      {
        kind: "activated",
        from: "hand",
        when: { if: "taken", as: "prize" },
        steps: [
          { do: "move", cards: { cards: "self" }, destination: { to: "bench" } },
          { do: "takePrizes", count: 1 },
        ],
      },
    ],
    said: {
      en: "As often as you like during your turn, if this card is in your hand, if you took this card as a face-down Prize card, before you put it into your hand, you may put this card onto your Bench and take 1 Prize card.",
      fr: "Autant de fois que vous le voulez pendant votre tour, si cette carte est dans votre main, si vous avez récupéré cette carte comme carte Récompense face cachée, avant de l’ajouter à votre main, vous pouvez placer cette carte sur votre Banc et récupérer 1 carte Récompense.",
      es: "Todas las veces que quieras durante tu turno, si esta carta está en tu mano, si tomaste esta carta como carta de Premio boca abajo, antes de ponerla en tu mano, puedes poner esta carta en tu Banca y tomar 1 carta de Premio.",
      it: "Tutte le volte che vuoi durante il tuo turno, se questa carta è nella tua mano, se hai preso questa carta come carta Premio a faccia in giù, prima di aggiungerla alla tua mano, puoi mettere questa carta nella tua panchina e prendere 1 carta Premio.",
    },
  },
  {
    name: "a VSTAR Power lent",
    effect: [
      {
        kind: "activated",
        limit: "vstar",
        when: { if: "pokemon", is: { pokemon: "self" }, where: { marks: ["V"] } },
        steps: [
          {
            do: "lasting",
            change: {
              modify: "prizesForKnockOut",
              of: { pokemon: "all", side: "opponents", place: "active" },
              amount: 1,
              sign: "+",
              byAttack: true,
              by: { pokemon: "all", side: "yours", place: "inPlay", where: { stages: ["Basic"], marks: ["V"] } },
            },
            duration: "thisTurn",
          },
        ],
      },
    ],
    said: {
      en: "During your turn, if this Pokémon is a Pokémon V, you may use this Ability (you can't use more than 1 VSTAR Power in a game). During this turn, if your opponent's Active Pokémon is Knocked Out by damage from an attack used by your Basic Pokémon V, take 1 more Prize card.",
      fr: "Pendant votre tour, si ce Pokémon est un Pokémon-V, vous pouvez utiliser ce talent (vous ne pouvez pas utiliser plus d’un Pouvoir VSTAR par partie). Pendant ce tour, si le Pokémon Actif de votre adversaire est mis K.O. par les dégâts d’une attaque de vos Pokémon-V de base, récupérez 1 carte Récompense de plus.",
      es: "Durante tu turno, si este Pokémon es un Pokémon V, puedes usar esta habilidad (no puedes usar más de 1 Poder V-ASTRO por partida). Durante este turno, si el Pokémon Activo de tu rival queda Fuera de Combate por el daño de un ataque de tus Pokémon V Básicos, toma 1 carta de Premio más.",
      it: "Durante il tuo turno, se questo Pokémon è un Pokémon-V, puoi usare questa abilità (non puoi usare più di un Potere V-ASTRO per partita). Durante questo turno, se il Pokémon attivo del tuo avversario viene messo KO dai danni di un attacco dei tuoi Pokémon-V Base, prendi 1 carta Premio in più.",
    },
  },
];

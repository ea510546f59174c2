import type { Modifier } from "@/games/pokemon/engine/effects/language";
import { together } from "../parts";
import type { Sentence } from "../sentence";
import { change } from "./change";

/** What is allowed. */
export const permissions: readonly Sentence<Modifier>[] = [
  change(
    {
      en: "{on} can evolve during the turn you play it",
      fr: "{on} peut évoluer pendant le tour où vous le jouez",
      es: "{on} puede evolucionar durante el turno en que lo pongas en juego",
      it: "{on} può evolversi durante il turno in cui lo giochi",
    },
    { on: "pokemon" },
    ({ on }) => ({ permit: "evolveThisTurn", on }),
  ),
  change(
    {
      en: "{on} can evolve during your first turn",
      fr: "{on} peut évoluer pendant votre premier tour",
      es: "{on} puede evolucionar durante tu primer turno",
      it: "{on} può evolversi durante il tuo primo turno",
    },
    { on: "pokemon" },
    ({ on }) => ({ permit: "evolveFirstTurn", on }),
  ),
  change(
    {
      en: "if you go first, you can use this attack during your first turn",
      fr: "si vous commencez, vous pouvez utiliser cette attaque pendant votre premier tour",
      es: "si empiezas tú, puedes usar este ataque durante tu primer turno",
      it: "se giochi per primo, puoi usare questo attacco durante il tuo primo turno",
    },
    {},
    () => ({ permit: "attackFirstTurn", on: { pokemon: "self" } }),
  ),
  change(
    {
      en: "you may play this card from your hand to evolve a Pokémon during your first turn or the turn you play that Pokémon",
      fr: "vous pouvez jouer cette carte de votre main pour faire évoluer un Pokémon pendant votre premier tour ou pendant le tour où vous jouez ce Pokémon",
      es: "puedes jugar esta carta de tu mano para hacer evolucionar a un Pokémon durante tu primer turno o durante el turno en que juegues ese Pokémon",
      it: "puoi giocare questa carta dalla tua mano per far evolvere un Pokémon durante il tuo primo turno o durante il turno in cui giochi quel Pokémon",
    },
    {},
    () => ({ permit: "playEarlyToEvolve" }),
  ),
  change(
    {
      en: "if this Pokémon is in your hand when you are setting up to play, you may put it face down in the Active Spot",
      fr: "si ce Pokémon est dans votre main quand vous vous préparez à jouer, vous pouvez le placer face cachée sur le Poste Actif",
      es: "si este Pokémon está en tu mano cuando estás preparando la partida, puedes ponerlo boca abajo en el Puesto Activo",
      it: "se questo Pokémon è nella tua mano quando ti prepari a giocare, puoi metterlo a faccia in giù in posizione attiva",
    },
    {},
    () => ({ permit: "startActive" }),
  ),
  change(
    {
      en: "{on} can retreat once more during your turn",
      fr: "{on} peut battre en retraite une fois de plus pendant votre tour",
      es: "{on} puede retirarse una vez más durante tu turno",
      it: "{on} può ritirarsi un’altra volta durante il tuo turno",
    },
    { on: "pokemon" },
    ({ on }) => ({ permit: "retreatAgain", on }),
  ),
  change(
    {
      en: "{on} can attack even if it is Asleep",
      fr: "{on} peut attaquer même s’il est Endormi",
      es: "{on} puede atacar aunque esté Dormido",
      it: "{on} può attaccare anche se è addormentato",
    },
    { on: "pokemon" },
    ({ on }) => ({ permit: "attackWhileAsleep", on }),
  ),
  change(
    {
      en: "{on} can attack even if it is Paralyzed",
      fr: "{on} peut attaquer même s’il est Paralysé",
      es: "{on} puede atacar aunque esté Paralizado",
      it: "{on} può attaccare anche se è paralizzato",
    },
    { on: "pokemon" },
    ({ on }) => ({ permit: "attackWhileParalyzed", on }),
  ),
  change(
    {
      en: "you may play 1 more Supporter card during your turn",
      fr: "vous pouvez jouer 1 carte Supporter de plus pendant votre tour",
      es: "puedes jugar 1 carta de Partidario más durante tu turno",
      it: "puoi giocare 1 carta Aiuto in più durante il tuo turno",
    },
    {},
    () => ({ permit: "extraSupporter", who: "you" }),
  ),
  change(
    {
      en: "if you go first, you may use this card during your first turn",
      fr: "si vous commencez, vous pouvez utiliser cette carte pendant votre premier tour",
      es: "si empiezas tú, puedes usar esta carta durante tu primer turno",
      it: "se giochi per primo, puoi usare questa carta durante il tuo primo turno",
    },
    {},
    () => ({ permit: "supporterFirstTurn", who: "you" }),
  ),
  change(
    {
      en: "{on} may attack twice each turn. (If the first attack Knocks Out your opponent's Active Pokémon, you may attack again after your opponent chooses a new one.)",
      fr: "{on} peut attaquer deux fois par tour. (Si la première attaque met K.O. le Pokémon Actif de votre adversaire, vous pouvez attaquer de nouveau après que votre adversaire en a choisi un autre.)",
      es: "{on} puede atacar dos veces por turno. (Si el primer ataque deja Fuera de Combate al Pokémon Activo de tu rival, puedes atacar otra vez después de que tu rival elija otro.)",
      it: "{on} può attaccare due volte per turno. (Se il primo attacco mette KO il Pokémon attivo del tuo avversario, puoi attaccare di nuovo dopo che il tuo avversario ne ha scelto un altro.)",
    },
    { on: "pokemon" },
    ({ on }) => ({ permit: "attackTwice", on }),
  ),
  change(
    {
      en: "{on} may use an attack it has twice each turn. (If the first attack Knocks Out your opponent's Active Pokémon, you may attack again after your opponent chooses a new one.)",
      fr: "{on} peut attaquer deux fois par tour avec ses propres attaques. (Si la première attaque met K.O. le Pokémon Actif de votre adversaire, vous pouvez attaquer de nouveau après que votre adversaire en a choisi un autre.)",
      es: "{on} puede atacar dos veces por turno con sus propios ataques. (Si el primer ataque deja Fuera de Combate al Pokémon Activo de tu rival, puedes atacar otra vez después de que tu rival elija otro.)",
      it: "{on} può attaccare due volte per turno con i propri attacchi. (Se il primo attacco mette KO il Pokémon attivo del tuo avversario, puoi attaccare di nuovo dopo che il tuo avversario ne ha scelto un altro.)",
    },
    { on: "pokemon" },
    ({ on }) => ({ permit: "ownAttackTwice", on }),
  ),
  change(
    {
      en: "when you attach an Energy card from your hand to {on}, you may attach 2 instead",
      fr: "quand vous attachez une carte Énergie de votre main {à on}, vous pouvez en attacher 2 à la place",
      es: "cuando unas 1 carta de Energía de tu mano {a on}, puedes unir 2 en su lugar",
      it: "quando assegni una carta Energia dalla tua mano {a on}, puoi assegnarne invece 2",
    },
    { on: "pokemon" },
    ({ on }) => ({ permit: "attachTwoEnergy", on }),
  ),
  change("attackFromBench", { on: "pokemon" }, ({ on }) => ({ permit: "attackFromBench", on })),
  change(
    {
      en: "your turn does not end when {on} becomes a Mega Evolution Pokémon",
      fr: "votre tour ne se termine pas quand {on} devient une Méga-Évolution",
      es: "tu turno no termina cuando {on} pasa a ser una Megaevolución",
      it: "il tuo turno non finisce quando {on} diventa una Megaevoluzione",
    },
    { on: "pokemon" },
    ({ on }) => ({ permit: "megaKeepsTurn", on }),
  ),
  change(
    {
      en: "once during each player's turn, after that player flips coins for an attack, that player may ignore the results and flip those coins again",
      fr: "une fois pendant le tour de chaque joueur, après avoir lancé des pièces pour une attaque, ce joueur peut ignorer les résultats et relancer ces pièces",
      es: "una vez durante el turno de cada jugador, después de lanzar monedas para un ataque, ese jugador puede ignorar los resultados y volver a lanzar esas monedas",
      it: "una sola volta durante il turno di ciascun giocatore, dopo aver lanciato delle monete per un attacco, quel giocatore può ignorare i risultati e rilanciare quelle monete",
    },
    {},
    () => ({ permit: "reflipAttackCoins", on: { pokemon: "all", side: "both", place: "inPlay" } }),
  ),
  change(
    {
      en: "once during your turn, after you flip coins for an attack of {on}, you may ignore the results and flip those coins again",
      fr: "une fois pendant votre tour, après avoir lancé des pièces pour une attaque {de on}, vous pouvez ignorer les résultats et relancer ces pièces",
      es: "una vez durante tu turno, después de lanzar monedas para un ataque {de on}, puedes ignorar los resultados y volver a lanzar esas monedas",
      it: "una sola volta durante il tuo turno, dopo aver lanciato delle monete per un attacco {di on}, puoi ignorare i risultati e rilanciare quelle monete",
    },
    { on: together },
    ({ on }) => ({ permit: "reflipAttackCoins", on }),
  ),
  change(
    {
      en: "{on} can use any attack from its previous Evolutions",
      fr: "{on} peut utiliser toute attaque de ses Évolutions précédentes",
      es: "{on} puede usar cualquier ataque de sus Evoluciones anteriores",
      it: "{on} può usare qualsiasi attacco delle sue Evoluzioni precedenti",
    },
    { on: "pokemon" },
    ({ on }) => ({ permit: "useAttacksOf", on, of: "previousEvolutions", payCost: true }),
  ),
];

import type { Attack, CardDefinition, Instruction, Option, PokemonView } from "@/games/pokemon/engine";
import { lacking, remaining, type Table, type Units } from "./table";
import { abilityText, averageDamage, isEndless, stepsOf } from "./text";

/** How worthwhile a main action is; attacking and ending the turn come last, since they end it. 0: better not. */
export function actionWorth(table: Table, option: Option): number {
  if (!("do" in option)) return 0;
  switch (option.do) {
    case "playBasic":
      return hasRoom(table) ? 900 : 0;
    case "evolve":
      return evolutionWorth(table, option.card.card, option.pokemon);
    case "attachTool":
      return 700 + holderWorth(table, option.pokemon);
    case "useAbility":
      return abilityWorth(table, option);
    case "attachEnergy":
      return energyWorth(table, option.card.card, option.pokemon);
    case "playTrainer":
      return trainerWorth(table, option.card.card);
    case "useStadium":
      return 300;
    case "retreat":
      return retreatWorth(table);
    case "attack":
      return 100 + Math.min(99, attackWorth(table, option) / 4);
    case "endTurn":
      return 1;
    case "discardFromPlay":
      return 0;
  }
}

/** A Mega Evolution ends the turn (FAM-03): everything else is done before. */
function evolutionWorth(table: Table, id: string, target: number): number {
  if (table.cardOf(id).marks.includes("Mega")) return 230;
  return 880 + holderWorth(table, target);
}

/** A Tool or an Evolution does most on a Pokémon that fights. */
function holderWorth(table: Table, target: number): number {
  const place = table.pokemon(target);
  return place ? place.pokemon.provides.length + (place.active ? 3 : 0) : 0;
}

function abilityWorth(table: Table, { source, name, pokemon }: Extract<Option, { do: "useAbility" }>): number {
  const card = table.cardOf(source.card);
  if (isEndless(card, name)) return 0;
  const { cost, steps } = abilityText(card, name);
  const user = pokemon === undefined ? undefined : table.pokemon(pokemon)?.pokemon;
  return textWorth(table, [...cost, ...steps], 650, user);
}

function trainerWorth(table: Table, id: string): number {
  const card = table.cardOf(id);
  if (card.category !== "Trainer") return 0;
  if (card.kind === "Stadium") return 350;
  const text = [...(card.cost ?? []), ...card.effect];
  if (card.kind !== "Supporter") return textWorth(table, text, 600);
  return textWorth(table, text, givesHandUp(text) ? 400 : 560);
}

const FEW_CARDS = 7;

/** What a text is worth now: as usual, or nothing where it would heal, switch, draw or pay in vain. */
function textWorth(table: Table, text: readonly Instruction[], usual: number, user?: PokemonView): number {
  const steps = stepsOf(text);
  if (givesHandUp(text) && table.hand.filter((card) => isUseful(table, card)).length > 3) return 0;
  if (table.mine.deckCount < FEW_CARDS && steps.some(drawsForMe) && !fillsDeck(steps)) return 0;
  for (const step of steps) {
    if (step.do === "heal" && step.on.pokemon !== "self" && !healsSomebody(table, healed(step.amount), steps.some(takesEnergy))) return 0;
    if (step.do === "switch" && step.side === "yours") {
      const into = step.to?.pokemon === "self" ? user : undefined;
      return table.switchGain(into) > 20 ? 260 : 0;
    }
  }
  // Healing and paying come after the Energy of the turn, which may be what is paid with.
  return steps.some(({ do: what }) => what === "heal") ? Math.min(usual, 270) : usual;
}

function givesHandUp(text: readonly Instruction[]): boolean {
  return text.some(
    (step) => step.do === "move" && step.cards.cards === "all" && step.cards.zone === "hand" && step.cards.of !== "opponent",
  );
}

function fillsDeck(steps: readonly Instruction[]): boolean {
  return steps.some((step) => step.do === "move" && step.destination.to === "deck");
}

function drawsForMe(step: Instruction): boolean {
  return (step.do === "draw" || step.do === "drawUntil") && step.who !== "opponent";
}

const healed = (amount: unknown): number => (typeof amount === "number" ? amount : 60);

/** Whether nothing of the healing would be lost; who pays for it with Energy must have some left to attack with. */
function healsSomebody(table: Table, amount: number, costsEnergy: boolean): boolean {
  return table.myPokemon.some(({ damage, provides }) => damage >= amount && (!costsEnergy || provides.length > 2));
}

const takesEnergy = (step: Instruction): boolean => step.do === "move" && step.cards.cards === "attached";

/** A card in hand that one would be sorry to lose: a Supporter or Item, or what fits a Pokémon in play. */
function isUseful(table: Table, card: CardDefinition): boolean {
  if (card.category !== "Pokémon") return card.category === "Trainer";
  if (card.evolvesFrom.length === 0) return hasRoom(table);
  return table.myPokemon.some((pokemon) => evolves(table, pokemon, card));
}

/** One place on the Bench is kept for what is drawn later. */
function hasRoom(table: Table): boolean {
  return table.mine.bench.length < table.mine.benchSize - 1;
}

export function evolves(table: Table, pokemon: PokemonView, card: CardDefinition): boolean {
  const [top] = table.printed(pokemon);
  return top !== undefined && card.category === "Pokémon" && card.evolvesFrom.includes(top.name);
}

/** An Energy is best where it makes a better attack usable, next best where it brings one nearer or pays the way out for a better attacker. */
function energyWorth(table: Table, id: string, target: number): number {
  const energy = table.cardOf(id);
  const place = table.pokemon(target);
  if (energy.category !== "Energy" || !place?.own) return 0;
  const gain = Math.max(
    energyGain(table, place.pokemon, energy.provides, place.active),
    place.active ? wayOut(table, place.pokemon, energy.provides) : 0,
  );
  if (gain > 0) return 500 + Math.min(49, gain / 3);
  // What no attack needs is attached only out of plenty.
  return table.hand.filter(({ category }) => category === "Energy").length > 1 ? 420 + remaining(place.pokemon) / 100 : 50;
}

/** What attaching this Energy gains for the attacks of a Pokémon and of those it can evolve into from the hand. */
export function energyGain(table: Table, pokemon: PokemonView, units: Units, active: boolean): number {
  const now = table.bestAttack(pokemon);
  const gain = (attack: Attack): number => {
    const [before, after] = [lacking(pokemon, attack), lacking(pokemon, attack, units)];
    const better = goal(table, attack, pokemon) - now;
    if (after >= before || better <= 0) return 0;
    const wasted = units.length - (before - after);
    return (after === 0 ? better : (better * 0.6) / (after + 1)) - wasted * 8;
  };
  const later = table.hand.flatMap((card) => (card.category === "Pokémon" && evolves(table, pokemon, card) ? card.attacks : []));
  const best = Math.max(0, ...table.attacks(pokemon).map(gain), ...later.map((attack) => gain(attack) * 0.8));
  if (!active) return best;
  return best * (table.isDoomed(pokemon) && table.bestAttack(pokemon, units) <= now ? 0.4 : 1.4);
}

/** What an attack promises whatever it is used on. */
function goal(table: Table, attack: Attack, by: PokemonView): number {
  const target = table.theirActive;
  const average = averageDamage(attack);
  const damage = target ? (average + Math.min(table.damage(attack, by, target), remaining(target))) / 2 : average;
  return 1 + damage + (attack.effect.length > 0 ? 8 : 0);
}

/** With this Energy the Active Pokémon can retreat for one that fights better. */
function wayOut(table: Table, active: PokemonView, units: Units): number {
  const pays = active.provides.length < active.retreatCost && active.provides.length + units.length >= active.retreatCost;
  return pays && !table.view.used.retreat ? table.switchGain() / 2 : 0;
}

function retreatWorth(table: Table): number {
  const active = table.myActive;
  return active && table.switchGain() > 15 + 15 * active.retreatCost ? 250 : 0;
}

function attackWorth(table: Table, { source, name, damage }: Extract<Option, { do: "attack" }>): number {
  const active = table.myActive;
  const card = table.cardOf(source.card);
  const attack = "attacks" in card ? card.attacks.find((one) => one.name === name) : undefined;
  const { least, most } = damage ?? { least: 0, most: null };
  if (!active || !attack) return damage ? (least + (most ?? least)) / 2 : 10;
  // What is printed says what is to be expected; what may come of it here, the engine tells.
  const expected = table.theirActive ? table.damage(attack, active, table.theirActive) : 0;
  return table.attackWorth(attack, active, Math.max(least, Math.min(expected, most ?? expected)));
}

/** A wording of the cards before Black & White, and how the same is said since. */
type Phrase = readonly [old: RegExp, since: string];

/** Names of things. */
const NAMES: readonly Phrase[] = [
  [/\bPokémon-ex\b/g, "Pokémon ex"],
  [/\bLV\.X\b/g, "LV-X"],
  [/\b[Tt]his (?:Pokémon )?power\b/g, "this Ability"],
  [/\bshow(s?) (it|them|that card|those cards|this card)(?: to)? (?:your opponent|all players)/gi, "reveal$1 $2"],
  // Powers and Bodies are effects on their Pokémon like any other.
  [/\bPoké-Powers, Poké-Bodies, or any other effects/g, "or any other effects"],
];

/** What an attack does: its damage is printed beside it, so a text that says it again adds nothing. */
const DAMAGE: readonly Phrase[] = [
  [/\b(If (?:heads|tails), [^.;]*); if (heads|tails), /gi, "$1. If $2, "],
  [/\b(this attack )?does \d+ damage plus (\d+) more damage/gi, "this attack does $2 more damage"],
  [/\b(this attack )?does \d+ damage plus (\d+) damage/gi, "this attack does $2 more damage"],
  [/\bdo \d+ damage plus (\d+) more damage/g, "do $1 more damage"],
  [/^Don't apply Weakness and Resistance for this attack\b/g, "This attack's damage isn't affected by Weakness or Resistance"],
  [/\b[Rr]emoves? (\d+) damage counters? from\b/g, "heal $1[0] damage from"],
  [/\b[Rr]emoves? all damage counters from\b/g, "heal all damage from"],
];

/** The two Active Pokémon of each side in double battles, of which there is one in every other match. */
const DOUBLE_BATTLE: readonly Phrase[] = [
  [/\b(?:1|each|all) of (?:the|your opponent's) (?:Defending|Active) Pokémon(?!'s)/gi, "the Defending Pokémon"],
  [/\beach of your Active Pokémon(?!'s)/g, "your Active Pokémon"],
];

const EFFECTS: readonly Phrase[] = [
  [/, if any(?=[.,]|$)/g, ""],
  [/\bprevent all effects of an attack, including damage, done\b/g, "prevent all effects of attacks, including damage, done"],
];

const PHRASES: readonly Phrase[] = [...NAMES, ...DAMAGE, ...DOUBLE_BATTLE, ...EFFECTS];

/** The text in today's words where they mean exactly the same. */
export const inTodaysWords = (text: string): string =>
  PHRASES.reduce((said, [old, since]) => said.replace(old, since), text).replace(/(\d+)\[0\]/g, "$10");

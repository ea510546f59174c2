/** A wording of the cards before Black & White, and how the same is said since. */
export type Phrase = readonly [old: RegExp, since: string];

const TYPE = "Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Colorless";

/** Slips of the pen, on prints and in what was copied from them. */
export const SLIPS: readonly Phrase[] = [
  [/\](?=\s*$)/g, ""],
  [/(?<=\p{Ll})!(?=\s*$)/gu, "."],
  [/\beach attached ((?:\w+ )?Energy) attached to\b/g, "each $1 attached to"],
  [new RegExp(`\\b(Pokémon is) (?=(?:${TYPE}) Pokémon[ ,.])`, "g"), "$1 a "],
  [/\b(Energy cards?), attached to\b/g, "$1 attached to"],
  [/\bdamages? damage (?=times\b)|\bdamages (?=times\b)/g, "damage "],
  [/\bby attack is\b/g, "by attacks is"],
  [/\byou (opponent's|Benched) /g, "your $1 "],
  [/\bSeach\b/g, "Search"],
  [/\bEnergy is attached to it\b/g, "Energy attached to it"],
  [/\battached (?=1 of your)/g, "attached to "],
  [/\b(attached to it) in your hand\b/g, "$1 into your hand"],
  [/\battached to(?= on top of| on the bottom of| in the Lost Zone)/g, "attached to it"],
  [new RegExp(`\\b(${TYPE}) Energy (less|more)\\b`, "g"), "$1 $2"],
  [/\bused it (?=\p{Lu}|this)/gu, "used if "],
  [/\bIf here are\b/g, "If there are"],
  [/\bcan't flips\b/g, "can't flip"],
  [/\b(second|first|third) coins is\b/g, "$1 coin is"],
  [/\bin the way you like\b/g, "in any way you like"],
  [/\bprevents all\b/g, "prevent all"],
  [/\b([Pp]revent all) of effects\b/g, "$1 effects"],
  [/\bthan has any\b/g, "that has any"],
  [/\bParalysed\b/g, "Paralyzed"],
  [/\bcounters that that\b/g, "counters than that"],
  [/\bdamage country\b/g, "damage counter"],
  [/\bthe Pokémon has already has\b/g, "the Pokémon that already has"],
  [/\b(Pokémon) has (?=already has any damage counters)/g, "$1 that "],
  [/\b(If (?:heads|tails)),? and (?:if )?(?=your opponent has any Benched Pokémon)/g, "$1, if "],
  [
    /,? and switch (?:that Pokémon|it) with (?:your opponent's Active|the Defending) Pokémon\b/g,
    " and switch it with the Defending Pokémon",
  ],
  [/\b(If (?:heads|tails)),? and (?=switch)/g, "$1, "],
  [/\bcards reveal them and put\b/g, "cards, reveal them, and put"],
  [/\battached to it prevent\b/g, "attached to it, prevent"],
  [/\bAt any times between\b/g, "At any time between"],
  [/\bisn't affected by or any\b/g, "isn't affected by any"],
  [/\bthat does not have\b/g, "that doesn't have"],
  [
    /(has any Energy (?:cards )?attached to it, flip a coin\. If heads, )(?:choose 1 of those cards and discard it|discard 1 of those Energy cards)/g,
    "$1choose 1 of those Energy cards and discard it",
  ],
  [/\bhas any Energy cards attached to it, flip\b/g, "has any Energy attached to it, flip"],
  [/\bhis her\b/g, "his or her"],
  [/\b(to|from|is|attached to|and) (this Pokémon|this card) \./g, "$1 $2."],
];

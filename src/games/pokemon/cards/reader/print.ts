import { type Fact, type Facts, Gathering } from "./facts";
import { MEANT, NUMBERS, REMINDERS, TYPES, WORDS } from "./words";

/** The facts of an English text as it stands on a card called `name`; reminders in brackets say nothing, and what they repeat is no surprise. */
export function factsOfPrint(text: string, name: string): Facts {
  const facts = new Gathering();
  // "Primeape" on Brock's Primeape.
  const [last = ""] = name.split(" ").toReversed();
  if (last.length > 3 && text.includes(last)) facts.imply("place: this card");
  const plain = text.replace(/\s+/g, " ").replaceAll("’", "'").replace(ownName(name), "this card").replaceAll("Pokemon", "Pokémon");
  const spoken = REMINDERS.reduce((said, reminder) => said.replace(reminder, " "), plain).replace(/\([^)]*\)/g, (bracket) =>
    MEANT.test(bracket) ? bracket : " ",
  );
  facts.say(...scan(spoken));
  facts.imply(...scan(plain), ...loose(plain));
  return facts;
}

/** A card's name as its text says it: "Ditto" on Ditto δ, too. */
function ownName(name: string): RegExp {
  const bare = name.replace(/ (?:δ|☆|☆ δ|\w+ Forme|(?:(?:G|GL|4|C|FB|E4) )?LV\.X|G|GL|4|C|FB|E4)$/, "");
  const escaped = [...new Set([name, bare])].map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(escaped.join("|"), "g");
}

function* scan(text: string): Generator<Fact> {
  for (const [fact, words] of WORDS) if (words.test(text)) yield fact;
  for (const [digits] of text.matchAll(/(?<!Stage |\w|\w-)\d+/g)) if (Number(digits) > 1) yield `number: ${Number(digits)}`;
  for (const [word] of text.matchAll(/\b[a-z]+\b/gi)) {
    const at = NUMBERS.indexOf(word.toLowerCase());
    if (at >= 0) yield `number: ${at + 2}`;
  }
  for (const [, coins = ""] of text.matchAll(/\bflips? (a|\d+) coins?\b(?! for each)/gi))
    yield `coin: ${coins.toLowerCase() === "a" ? 1 : Number(coins)}`;
  for (const [fact, form] of TYPED) if (form.test(text)) yield fact;
  for (const [fact, form] of OWNED) if (form.test(text)) yield fact;
}

/** {R}, "R Energy", "Fire Pokémon", "fire Energy"; but no Dragonite. */
const TYPED = Object.entries(TYPES).map(([letter, type]): readonly [Fact, RegExp] => [
  `type: ${type}`,
  new RegExp(`[{[]${letter}[}\\]]|\\b${letter} Energy|${type}(?![a-z])|\\b${type.toLowerCase()} (?:Energy|Basic)`),
]);

/** Up to four words between an owner and what is owned. */
const BETWEEN = "(?:(?!active|bench|your|opponent|attack|discard|deck|hand|turn|prize|next|last)(?:\\{\\w\\}|[\\w'é&-]+),? ){0,4}";
const OWNER = { your: "\\byour ", "opponent's": "\\bopponent'?s ?'? " } as const;
const THING = {
  hand: "hand",
  deck: "deck",
  "discard pile": "discard pile",
  "Prize cards": "prize",
  Active: "active\\b(?! spot)",
  Bench: "bench",
  Pokémon: "(?:pok[eé]mon(?!(?:-ex)? (?:tool|power))|ultra beasts?)",
} as const;
const PLACES: ReadonlySet<string> = new Set(["Active", "Bench", "Pokémon"]);

const OWNED: readonly (readonly [Fact, RegExp])[] = (["your", "opponent's"] as const).flatMap((owner) =>
  (["hand", "deck", "discard pile", "Prize cards", "Active", "Bench", "Pokémon"] as const).map((thing) => {
    const fact: Fact = `${PLACES.has(thing) ? "place" : "zone"}: ${owner} ${thing}`;
    return [fact, new RegExp(`${OWNER[owner]}${BETWEEN}${THING[thing]}`, "i")] as const;
  }),
);

/** What a text may mean without saying it. */
function* loose(text: string): Generator<Fact> {
  if (/each player|both players|either player|any player|that player|\bboth\b|\byours\b|\bowner/i.test(text))
    for (const [fact] of OWNED) yield fact;
  if (/\btheir\b|\bhis or her\b/i.test(text)) for (const [fact] of OWNED) if (fact.includes("opponent")) yield fact;
  if (/\b(?:each|all|any|every|1|of|number of) (?!of\b|your\b)(?:[^ .,]+ ){0,4}?(?:Pokémon|Benched Pokémon|Energy)(?! on your)/i.test(text))
    for (const [fact] of OWNED) if (fact.startsWith("place")) yield fact;
  if (/in play\b/i.test(text)) yield* ["place: your Pokémon", "place: opponent's Pokémon"] as const;
  if (/(?:than|as) your opponent\b|your opponent (?:has|discards|reveals|chooses|draws|puts|shuffles|switches)/i.test(text))
    for (const [fact] of OWNED) if (fact.includes("opponent")) yield fact;
  if (/\bdefending\b/i.test(text)) yield* ["place: opponent's Active", "place: opponent's Pokémon"] as const;
  if (/\byou have\b/i.test(text)) yield* ["place: your Pokémon", "place: your Bench", "zone: your hand"] as const;
  if (/\b(?:1|the) Pokémon\b/.test(text)) yield* ["place: your Pokémon", "place: opponent's Pokémon"] as const;
  // "1 of your Lunatone": a name.
  if (/\b[Yy]our (?:other |Benched |this )?[A-Z]|[Yy]our this card/.test(text)) yield "place: your Pokémon";
  if (/opponent's (?:[A-Z]|\{)|can't use any GX attacks/.test(text)) yield "place: opponent's Pokémon";
  if (
    /attacking|player|\bboth\b|\byours\b|owner|in play|\b(?:each|all|any|every|the|1|another|of) (?:\S+ ){0,3}(?:Pokémon|Energy|Tools?)\b|attacks?\b|extra/i.test(
      text,
    )
  )
    yield "place: opponent";
  if (/\bthis card\b|use this attack|attack's cost|attack can be used|base damage|^During your next turn|\bit(?:self|s)?\b/i.test(text))
    yield "place: this card";
  if (/opponent'?s (?:GX )?attacks?/i.test(text)) yield "place: opponent's Pokémon";
  if (/(?:opponent|player|he or she|they) (?:may|can|discards?|puts?|reveals?|chooses?|switch(?:es)?|either|shuffles?)/i.test(text))
    yield "deed: opponent chooses";
  if (/\bif all\b|or (?:less|fewer)|n't\b|\bnot?\b|without|unless|none|full HP|\bonly\b|first/i.test(text)) yield "limit: other";
  if (/\bStadium\b/.test(text)) yield "card: Stadium";
  if (/more damage to (?:the )?Active/.test(text)) yield "place: opponent's Active";
  if (/flip a coin for each/i.test(text)) yield "coin: 1";
  if (/your hands/.test(text)) yield* ["zone: your hand", "zone: opponent's hand"] as const;
  if (/Reveal cards from your deck until/.test(text)) yield "zone: top";
  if (/matching Basic Pokémon/.test(text)) yield "place: your Pokémon";
  if (/Poké-Powers|Poké-Bodies|No Trainer cards/.test(text))
    yield* ["place: opponent", "place: opponent's Pokémon", "place: your Pokémon"] as const;
  if (/you may attach/.test(text)) yield* ["zone: hand", "zone: your hand"] as const;
  if (/\bless\b/.test(text)) yield "limit: less";
  if (/excluding damage/.test(text)) yield "limit: other";
  if (/\bon your deck\b/.test(text)) yield "zone: top";
  if (/\b(?:the )?Pokémon that has\b/.test(text)) yield* ["place: your Pokémon", "place: opponent's Pokémon"] as const;
  if (/lost zone/i.test(text)) yield* ["zone: your Lost Zone", "zone: opponent's Lost Zone"] as const;
  if (/\bdraws?\b/i.test(text)) yield* ["zone: hand", "zone: your hand"] as const;
  // {C}{C} is 2 of them.
  for (const [symbols] of text.matchAll(/(?:\{\w\}){2,}|(?:Colorless){2,}/g))
    yield `number: ${symbols.length / (symbols.startsWith("{") ? 3 : 9)}`;
  // A damage counter is 10 damage.
  if (/damage counter/.test(text)) yield "number: 10";
  for (const [, counters] of text.matchAll(/(\d+)(?= damage counter)/gi)) yield `number: ${Number(counters) * 10}`;
  for (const [, atMost] of text.matchAll(/(\d+) (?:Energy )?or (?:less|fewer)/gi)) yield `number: ${Number(atMost) + 1}`;
  // "You can't do more than 30 damage" of 10 for each of them: 3 of them count.
  for (const [, most] of text.matchAll(/more than (\d+) damage in this way/g)) yield `number: ${Number(most) / 10}`;
  if (/\bname/i.test(text)) for (const type of Object.values(TYPES)) yield `type: ${type}`;
}

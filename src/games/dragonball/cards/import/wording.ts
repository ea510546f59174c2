import { withSymbols } from "./symbols";

/** Reminders of what a keyword does (DB-CARD-16), by how they begin: they say nothing that the keyword does not. */
const REMINDERS: readonly RegExp[] = [
  /^This card inflicts \d damage instead of 1/,
  /^(?:Once|Twice) per turn, when this card attacks, /,
  /^When one of your other cards is attacked, you may switch this card to Rest Mode/,
  /^If this card is placed in an Energy Area from any area/,
  /^This skill (?:takes effect|can be activated) when/,
  /^You must (?:place the top|remove) /,
  /^Remove X markers from your Unison/,
  /^This card can(?:'t|not) be chosen by the skills of your opponent/,
  /^They can't be chosen by the skills of your opponent/,
  /^You can only include up to \d/,
  /^You can only include 1 copy of a card with/,
  /^You can include as many copies/,
  /^You can only activate this skill/,
  /^When this card inflicts damage to your opponent's life, they place/,
  /^When you play another 《/,
  /^Play (?:the|this) .*(?:specified|from your hand when you have)/,
  /^Play this card in Active Mode by sending/,
  /^Place this card in Active Mode .*on top of the/,
  /^Place \d each of the specified card/,
  /^Place and activate this card/,
  /^Place \d of your Battle Cards with the \[Servant\]/,
  /^Place 1 card under this card in its owner's Drop/,
  /^Place cards in your hand in your Drop Area that match/,
  /^If it's your opponent's turn, you can activate this during the Defense Step/,
  /^This card gets \+10000 power and can't be switched to Active/,
  /^If you have at least \d+ (?:black )?cards in your Drop/,
  /^You can activate \[Over Realm\] and/,
  /^When putting this card into play/,
  /^Pay the skill cost and Z-Energy/,
  /^This card isn't affected by \[Counter/,
  /^When this card is attacked, KO the attacking/,
  /^Cards? stacked under (?:the|this|other) cards?/,
  /^Choose any number of your mono-green/,
  /^\[Counter(?::[^\]]*)?\] is activated from your hand/,
  /^Treat 《Universe 7》/,
  /^Only 1 copy of this card/,
  /^When paying the energy cost for a Red\/Blue/,
  /^If a (?:Battle Card|card)'s power falls to 0 or less/,
  /^If this card replaces a \w+ Unison/,
  /^This card (?:can(?:'t|not)|is not) (?:be )?KO'd/,
  /^When this card attacks, you may activate this skill by choosing 1 or more/,
  /^When you deal (?:life )?damage by attacking with this card/,
  /^You can still play tokens/,
  /^You must pay the specified cost even if/,
  /^A Hidden Mode card is/,
  /^When you play this card, your opponent may choose 1 card from their life/,
  /^Move the chosen card to your Battle Area$/,
  /^Duplicate$/,
];

/** Bracketed keywords in one spelling. */
const BRACKETS: readonly (readonly [RegExp, string])[] = [
  [/^Activate ?:? ?(Main|Battle)$/, "Activate: $1"],
  [/^Activate ?:? ?Main\/Battle$/, "Activate: Main/Battle"],
  [/^Counter ?:? ?(Play|Attack|Counter|Battle Card Attack)$/, "Counter: $1"],
  [/^Once [Pp]er [Tt]urn$/, "Once per turn"],
  [/^Twice [Pp]er [Tt]urn$/, "Twice per turn"],
  [/^Union[ -](Fusion|Potara|Absorb)$/, "Union-$1"],
  [/^Energy[ -]Exhaust$/, "Energy-Exhaust"],
  [/^(EX|Xeno)[ -]Evolve$/, "$1-Evolve"],
  [/^UNISON ?([+-]?)(\d+)$/, "UNISON $1$2"],
  [/^UNISON ?-x$/i, "UNISON -X"],
  [/^Spirit Boost x$/, "Spirit Boost X"],
  [/^Empower (\w+) (\d+)\/(\w+) \2$/, "Empower $1/$3 $2"],
];

/** A dash that sets words off, told from a hyphen: "card-both red and with … 3-to your hand"; names keep theirs. */
const DASHES =
  /\{[^}]*\}|＜[^＞]*＞(?!-)|([\p{L}\p{N}＞》}\]'])-(?=(?:both|all|each|to|from|in|into|on|at|that|with|it's|its|you|if|then|and|or|choose|among)\b)/gu;

/** A printed text in one notation for brackets, symbols, quotes, blanks and keywords, without reminders. */
export function reworded(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/[\uFF01-\uFF5E]/g, (wide) => (wide === "＜" || wide === "＞" ? wide : String.fromCharCode(wide.charCodeAt(0) - 0xfee0)))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[―‐‑‒–—−ー－]/g, "-")
    .replace(/≪|<<|＜＜/g, "《")
    .replace(/≫|>>|＞＞/g, "》")
    .replace(/[〈<]/g, "＜")
    .replace(/[〉>]/g, "＞")
    .replace(/[･・]\s*/g, "• ")
    .replace(/KO-ed|KOed/g, "KO'd")
    .replace(/KO-s/g, "KOs")
    .replace(/(?<=\b(?:Then|Additionally|Afterwards)) (?=\p{Ll})/gu, ", ")
    .replace(/[\s ]+/g, " ")
    .replace(DASHES, (found, before: string | undefined) => (before === undefined ? found : `${before} - `))
    .replace(/ [-?]{1,2} ?(?=•)/g, "- ")
    .replace(/[?:,] ?(?=•)/g, "- ")
    .replace(/([＜《{])\s+/g, "$1")
    .replace(/\s+([＞》}])/g, "$1")
    .replace(/＜([^＞]*)＞/g, (_, name: string) => `＜${characterName(name)}＞`)
    .replace(/\[([^\]]*)\]/g, (_, name: string) => `[${bracket(name.trim())}]`)
    .replace(/(\w)(\[(?!one|two|three|four|five|six|seven|eight|nine|ten))/g, "$1 $2");
  return withSymbols(withoutReminders(plain))
    .replace(/\s+([,.;])/g, "$1")
    .replace(/(?<=\((?:[A-Z]|[A-Z]\/[A-Z]|\d+)\)) ?:(?=\S)/g, " : ")
    .replace(/\s*:(?=\s|$)/g, (colon, at: number, whole: string) => (isInName(whole, at) ? colon : " :"))
    .replace(/[\s ]+/g, " ")
    .trim();
}

/** "Son Goku : Br", "Vegeta:SH": one colon for all. */
export function characterName(name: string): string {
  return name
    .replace(/[’]/g, "'")
    .replace(/\s*:\s*/g, ": ")
    .trim();
}

function bracket(name: string): string {
  for (const [spelling, ours] of BRACKETS) if (spelling.test(name)) return name.replace(spelling, ours);
  return name;
}

function isInName(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return ["＜＞", "《》", "{}", "[]"].some(([open = "", close = ""]) => before.lastIndexOf(open) > before.lastIndexOf(close));
}

function withoutReminders(text: string): string {
  return text.replace(/\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*/g, (whole, inner: string) =>
    REMINDERS.some((reminder) => reminder.test(inner.trim())) ? " " : whole,
  );
}

/** Where the next skill begins within an entry: behind a full stop, with the bracket that tells its type. */
const NEXT_SKILL = /(?<=\.)\s*(?=\[(?:Auto|Permanent|Activate|Counter)\b[^\]]*\])/;

/** Entries of a face as skills: what begins with no bracket goes on with the skill before it, and a mark alone is nothing. */
export function skillsOf(entries: readonly string[]): readonly string[] {
  const skills: string[] = [];
  for (const entry of entries.flatMap((each) => each.split(NEXT_SKILL))) {
    const text = reworded(entry.replace(/^\| /, "").replace(/ \|$/, ""));
    if (/^[^\p{L}\p{N}]*$/u.test(text)) continue;
    const last = skills.at(-1);
    if (text.startsWith("[") || last === undefined) skills.push(text);
    else skills[skills.length - 1] = `${text.startsWith("•") ? last.replace(/ ?\?-?$/, "-") : last} ${text}`;
  }
  return skills;
}

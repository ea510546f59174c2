import type { Setting } from "../setting";

/** Words before a name that speak of other cards so called: "search your deck for another Ditto", "if you have Ditto in play". */
const OF_OTHERS =
  "\\b(?:named|called|another|other|any|many|each|every|a|an|the|all|no|have|has|your|opponent's|their|her|Active|Benched|Basic|this|that|deck for|pile for|hand for|number of|excluding|except|except for|evolves? from|provides?|LV|M|played|\\d+)\\s";
/** Words behind it that make it another name, or a noun for cards. */
const ANOTHER_NAME =
  "(?!['\\w-]*\\w)(?!\\s(?:in play\\b|you have\\b|is on your Bench, this attack\\b|cards?\\b|LV\\b|ex\\b|EX\\b|GX\\b|BREAK\\b|δ|☆|[A-Z!?](?![\\w']))|\\s?[★◇♂♀])";

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ (?=[♂♀])/g, " ?");

/** What the texts of a card call it: the marks of δ Species, ☆ and LV.X are left out in many, a ☆ is written out, and an owner's letter or a Forme is lost. */
function namesOf(name: string): readonly string[] {
  const withoutDelta = name.replace(/ δ$/, "");
  const withoutStar = withoutDelta.replace(/ ☆$/, "");
  const star = withoutStar === withoutDelta ? [] : [`${withoutStar} Star`];
  const level = name.replace(/ LV[.-]X$/, "");
  const owner = level.replace(/ (?:G|GL|4|C|FB|E4)$/, "");
  const forme = name.replace(/ \p{Lu}\p{Ll}+ Forme$/u, "");
  return [...new Set([name, withoutDelta, ...star, withoutStar, level, owner, forme])];
}

/** "Mossling and Fernling": a list of names is of cards, not of this one. */
const isListed = (before: string, after: string, name: string): boolean =>
  !before.endsWith(`${name} and `) &&
  !new RegExp(`^ and ${escaped(name)} (?:is|are|has|can|does)\\b`).test(after) &&
  hasNamesBeside(before, after);

/** "Snow-cloud Castform" is another card. */
const isLonger = (before: string): boolean => /\p{Lu}\p{L}*-\p{L}+ $/u.test(before);

const hasNamesBeside = (before: string, after: string): boolean =>
  /(?:^|\s)(?!Energy|Pokémon|Then)\p{Lu}[\p{L}'♂♀]*(?:,| and| or|, and|, or)\s$/u.test(before) ||
  /^(?:,| and| or|, and|, or) (?!Active|Defending)\p{Lu}\p{Ll}/u.test(after);

/**
 * Before Black & White a card spoke of itself by its name; since then it is "this Pokémon", and a name means any card so called.
 * @returns the text with the card's own name said as it is today, wherever the name cannot mean other cards
 */
export function withoutOwnName(text: string, { name, category = "Pokémon" }: Setting): string {
  const instead = category === "Pokémon" ? "this Pokémon" : "this card";
  let said = text;
  for (const each of namesOf(name)) {
    // Most texts do not name their card, and making these expressions takes longer than all the rest of the dialect.
    if (!said.includes(each.replace(/ ?[♂♀].*/, ""))) continue;
    if (category !== "Pokémon")
      said = said.replace(new RegExp(`(?<=[Tt]he Pokémon )(?:that )?${escaped(each)} is attached to`, "gu"), "this card is attached to");
    const form = new RegExp(`(?<!${OF_OTHERS}|[\\w"-])${escaped(each)}('s)?${ANOTHER_NAME}`, "gu");
    said = said.replace(form, (found, possessive: string | undefined, at: number) => {
      const after = said.slice(at + found.length);
      if (isLonger(said.slice(0, at)) || (!possessive && isListed(said.slice(0, at), after, each))) return found;
      const starts = at === 0 || /[.(]\s*$/.test(said.slice(0, at));
      if (starts && category !== "Pokémon" && !each.includes(" ")) return found;
      const stop = each.endsWith(".") && !possessive && /^\s*(?:$|\p{Lu}|\()/u.test(after) ? "." : "";
      return `${starts ? instead.replace("t", "T") : instead}${possessive ?? ""}${stop}`;
    });
  }
  return said;
}

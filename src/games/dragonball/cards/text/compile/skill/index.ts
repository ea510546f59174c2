import type { PermanentSkill, Skill } from "@/games/dragonball/engine/effects/language";
import { fail } from "@/kernel/texts/failure";
import { meaning } from "../grammar/read";
import type { Resolver } from "../resolve/resolve";
import { withQuoted } from "../unresolved/quoted";
import type { Holding } from "../unresolved/sentences";
import { tokenFacts, withTokens } from "../unresolved/tokens";
import { type Header, headersOf } from "../words/header";
import type { Setting } from "../words/setting";
import { sentences } from "../words/tokens";
import { foldSteps, joined } from "./fold";
import { keywordSkill } from "./keyword";
import { withKeywordCards } from "./keyworded";
import { common, costOf, liesUnder, resolving, settled, unlessFree } from "./parts";

/** The skills of one printed entry. @throws TextFailure */
export function compileSkills(text: string, setting: Setting): readonly Skill[] {
  const { text: entry, tokens } = tokenFacts(text);
  const skills = headersOf(entry).flatMap((header) => compileSkill(header, entry, setting));
  const complete = withQuoted(skills, (quoted) => {
    const [only, ...others] = compileSkills(quoted, setting);
    return only && others.length === 0 ? only : fail(quoted, "several skills in one quotation");
  });
  return withTokens(complete, tokens) ?? fail(text, "a token of which it is not said what it is like");
}

function compileSkill(said: Header, entry: string, setting: Setting): readonly Skill[] {
  const { kind, ...header } = withKeywordCards(said, setting);
  switch (kind.type) {
    case "keyword":
      return [keywordSkill(kind, header, entry, setting)];
    case "auto":
      return [auto(header, entry, setting)];
    case "permanent":
      return permanents(header, entry, setting);
    case "activate":
    case "counter": {
      const { event, cost } = costOf(header, entry, setting);
      if (event) return fail(entry, "a trigger on a skill that is declared");
      const effect = foldSteps(sentences(header.text), setting);
      const { from, ...parts } = settled({ cost, effect, ofExtra: setting.card.type === "Extra" }, entry);
      return [{ ...kind, ...common(header, from), ...unlessFree(parts.cost), effect: parts.effect }];
    }
  }
}

function auto(header: Omit<Header, "kind">, entry: string, setting: Setting): Skill {
  const paid = costOf(header, entry, setting);
  const [first, ...others] = sentences(header.text);
  if (!first) return fail(entry, "a skill without an effect");
  const triggered = paid.event ? undefined : meaning(first, "autoSentence", setting);
  const event = paid.event ?? triggered;
  if (!event) return fail(entry, "an Auto without a trigger");
  const begun = triggered ? joined([], triggered.says, first, setting) : [];
  const rest = triggered ? others : [first, ...others];
  const steps = rest.reduce((steps, sentence) => joined(steps, meaning(sentence, "sentence", setting), sentence, setting), begun);
  const parts = settled(
    { event: { on: event.on, ...(event.when && { when: event.when }) }, cost: paid.cost, effect: steps, triggeredFirst: !triggered },
    entry,
  );
  const { on, when } = parts.event ?? event;
  return {
    type: "auto",
    ...common(header, parts.from),
    on,
    ...(when && { when }),
    ...unlessFree(parts.cost),
    effect: parts.effect,
  };
}

/** A Permanent skill for each of its sentences that hang on something else. */
function permanents(header: Omit<Header, "kind">, entry: string, setting: Setting): readonly Skill[] {
  if (header.price !== undefined || header.markers !== undefined) return fail(entry, "a price on a Permanent skill");
  const condition = costOf(header, entry, setting).cost;
  if (condition.actions) return fail(entry, "a price on a Permanent skill");
  const all = sentences(header.text).map((sentence) => meaning(sentence, "permanents", setting));
  if (all.length === 0) return fail(entry, "a skill without an effect");
  const settled = all.flatMap((sentence) => resolving(entry, (resolver) => sentence.map((holding) => settledHolding(holding, resolver))));
  const skills: PermanentSkill[] = [];
  for (const { changes, from, while: own } of settled) {
    const whens = [condition.when, own].filter((when) => when !== undefined);
    const [only] = whens;
    const when = whens.length > 1 ? { all: whens } : only;
    const skill: PermanentSkill = {
      type: "permanent",
      ...common(header),
      ...(from && { from }),
      ...(when && { while: when }),
      changes,
    };
    const last = skills.at(-1);
    if (last && JSON.stringify({ ...last, changes: [] }) === JSON.stringify({ ...skill, changes: [] }))
      skills[skills.length - 1] = { ...last, changes: [...last.changes, ...changes] };
    else skills.push(skill);
  }
  return skills;
}

/** One by one, in the order of the text: what holds, and where its words point at this card, from which zone. */
function settledHolding(holding: Holding, resolver: Resolver): Pick<PermanentSkill, "while" | "changes" | "from"> {
  const said = resolver.resolve(holding.while);
  const changes = resolver.resolve(holding.changes);
  const beneath = resolver.beneath.splice(0);
  const from = holding.anywhere || beneath.length > 0 ? "any" : (holding.from ?? resolver.from);
  const lying = beneath.length > 0 ? liesUnder(beneath) : undefined;
  const when = said && lying ? { all: [said, lying] } : (said ?? lying);
  resolver.from = undefined;
  return { changes, ...(when && { while: when }), ...(from && { from }) };
}

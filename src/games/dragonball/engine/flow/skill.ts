import { cardOption, choose, chooseNumber, chooseYes, objectsIn } from "../ask";
import type { Change } from "../changes/change";
import { commit } from "../changes/commit";
import { holds } from "../effects/conditions";
import type { ActivateSkill, AutoSkill, Condition, CounterSkill, KeywordName, SkillCost } from "../effects/language";
import { amountOf } from "../effects/meaning";
import { cardOf, type Match, objectOf } from "../match";
import type { Option } from "../options";
import { type CompiledSkill, compileSkill } from "../skills/compile";
import { canPay, energyPrice, skillPrice } from "../skills/costs";
import { insteadOf, invokedBy, isFree } from "../skills/declarable";
import { countUse } from "../skills/limits";
import { canPayCost, paymentOf } from "../skills/payable";
import { byOf, pushBlock, scopeOf } from "../skills/steps";
import type { Occasion, SkillFrame } from "../state/frames";
import { locate } from "../state/zones";
import { readNow } from "../triggers/fromChanges";
import { raise } from "../triggers/raise";
import { valuesOf } from "../values";
import { payEnergy, payZEnergy } from "./pay";
import { openWindow } from "./window";

/**
 * A skill from its declaration to its end (DB-SKILL-09): costs, activation, counter timing, effect, counter timing, an Auto's as well (DB-AUTO-08).
 * No checkpoint lies between, so that only Counters come between (DB-SKILL-11, DB-COUNTER-22).
 */
export function skill(m: Match, frame: SkillFrame): void {
  const compiled = compileSkill(frame.skill, frame.source.key);
  const { does } = compiled;
  if (!does || !("effect" in does)) throw new Error("Only a skill with an effect is carried out.");
  switch (frame.stage) {
    case "declare":
      declare(m, frame, compiled);
      return;
    case "invoke":
      invoke(m, frame);
      return;
    case "instead":
      payInstead(m, frame, compiled);
      return;
    case "energy":
      // DB-EXTRA-02: then the card goes to the drop, before the skill cost is paid.
      frame.stage = "cost";
      if (frame.unpaid) fail(frame);
      else if (frame.fromHand && isExtra(m, frame)) commit(m, [leave(frame)], byOf(frame));
      return;
    case "cost":
      cost(m, frame, does, compiled.keyword);
      return;
    case "paid":
      paid(m, frame, does);
      return;
    case "activate":
      activate(m, frame, compiled);
      return;
    case "before":
      frame.stage = "effect";
      openWindow(m, frame.source.seat, occasionOf(frame, compiled, false));
      return;
    case "effect":
      frame.stage = "after";
      if (frame.negated) m.events.push({ event: "negated", definition: cardOf(m, frame.source.card).definition.id });
      // DB-SKILL-05: a part whose condition is not met has no effect.
      else if (conditionHolds(m, frame, does)) pushBlock(m, does.effect);
      return;
    case "after":
      frame.stage = "end";
      if (!frame.negated) openWindow(m, frame.source.seat, occasionOf(frame, compiled, true));
      return;
    case "steps":
      frame.stage = "end";
      pushBlock(m, does.effect);
      return;
    case "end":
      m.state.stack.pop();
      clear(m, frame);
  }
}

function isExtra(m: Match, { source }: SkillFrame): boolean {
  return cardOf(m, source.card).definition.type === "Extra";
}

function leave({ self }: SkillFrame): Change {
  return { change: "move", object: self, to: { zone: "drop" }, how: "cost" };
}

/** The skill does not come to its effect (DB-EXTRA-06, DB-COUNTER-20). */
function fail(frame: SkillFrame): void {
  frame.negated = true;
  frame.stage = "end";
}

function declare(m: Match, frame: SkillFrame, compiled: CompiledSkill): void {
  const { source, how, payEnergy: pays } = frame;
  if (how === "auto") {
    frame.stage = "cost";
    return;
  }
  if (frame.fromHand || locate(m.state, source.card)?.zone === "zDeck") {
    m.state.shown = [...m.state.shown, source.object];
    m.events.push({ event: "declared", seat: source.seat, object: source.object, definition: cardOf(m, source.card).definition.id });
  }
  frame.stage = frame.fromHand && isExtra(m, frame) ? "energy" : "cost";
  if (!pays) return;
  if (isFree(m, source.card, compiled)) return;
  if (invokedBy(m, source.seat, source.card).length > 0) {
    frame.stage = "invoke";
    return;
  }
  if (insteadOf(m, source.card, compiled, scopeOf(frame)).length > 0) {
    frame.stage = "instead";
    return;
  }
  frame.stage = "energy";
  payEnergy(m, source.seat, energyPrice(m, source.card) ?? []);
}

/** DB-COST-15: where the energy cost can be paid as well, its player says which. */
function payInstead(m: Match, frame: SkillFrame, compiled: CompiledSkill): void {
  const { source } = frame;
  const scope = scopeOf(frame);
  const { does, keyword } = compiled;
  const price = energyPrice(m, source.card) ?? [];
  const cost = does && "effect" in does ? (does.cost ?? {}) : {};
  const [first] = insteadOf(m, source.card, compiled, scope);
  const asking = { card: cardOf(m, source.card).definition.id, object: source.object };
  const both = canPayCost(m, scope, cost, keyword, frame.skill.keywords, price);
  const yes = both ? chooseYes(m, source.seat, "payInstead", asking) : true;
  if (yes === null) return;
  frame.stage = "energy";
  if (yes && first) frame.instead = first;
  else payEnergy(m, source.seat, price);
}

/** DB-KEY-37: a red-blue card in energy goes to Rest instead of the energy cost; where that can be paid as well, its player says which. */
function invoke(m: Match, frame: SkillFrame): void {
  const { source } = frame;
  const price = energyPrice(m, source.card) ?? [];
  const options: Option[] = invokedBy(m, source.seat, source.card).map((card) => cardOption(m, card));
  if (canPay(m, source.seat, price)) options.push({ do: "pass" });
  const chosen = choose(m, { seat: source.seat, kind: "pay", purpose: "pay", options });
  if (!chosen) return;
  frame.stage = "energy";
  const [object] = objectsIn(chosen);
  if (object === undefined) payEnergy(m, source.seat, price);
  else commit(m, [{ change: "switch", object, to: "rest" }], { seat: source.seat, by: "rule" });
}

/** DB-COST-11, DB-COST-13: all or nothing; an Auto's may be declined (DB-AUTO-05), not its conditions (DB-AUTO-06). */
function cost(m: Match, frame: SkillFrame, does: ActivateSkill | AutoSkill | CounterSkill, keyword: KeywordName | null): void {
  if (frame.unpaid || frame.negated) {
    fail(frame);
    return;
  }
  const { source, how } = frame;
  const price: SkillCost = does.cost ?? {};
  if (how === "effect") {
    frame.stage = "activate";
    return;
  }
  const payment = how !== "auto" || m.answer ? "done" : paymentOf(m, frame, price, keyword);
  if (how === "auto" && !m.answer && (payment === "nothing" || !conditionHolds(m, frame, does))) {
    frame.stage = "end";
    return;
  }
  if (how === "auto" && asksFirst(m, frame, does, price)) {
    const asking = { card: cardOf(m, source.card).definition.id, object: objectOf(m, source.card) };
    const yes = chooseYes(m, source.seat, "auto", asking, payment === "done");
    if (yes === null) return;
    if (!yes) {
      frame.stage = "end";
      return;
    }
  }
  if (usesX(price) && frame.x === 0 && how !== "auto") {
    const most = mostX(m, frame, price, keyword);
    const x = chooseNumber(m, source.seat, "x", 0, most);
    if (x === null) return;
    frame.x = x;
    m.events.push({ event: "number", seat: source.seat, number: x });
  }
  frame.stage = "paid";
  const scope = scopeOf(frame);
  // Printed order: actions are written after prices on nearly all cards; a frame pushed later is carried out earlier.
  const actions = [...frame.instead, ...(price.actions ?? [])];
  if (actions.length > 0) pushBlock(m, actions, { price: true });
  const markers = price.markers === undefined ? 0 : amountOf(m, price.markers, scope);
  if (price.zEnergy) payZEnergy(m, source.seat, price.zEnergy);
  payEnergy(m, source.seat, skillPrice(m, price, source.card, keyword, scope));
  const { burst, spiritBoost } = frame.skill.keywords ?? {};
  if (burst !== undefined) pushBlock(m, [{ do: "move", cards: { in: "deck", top: burst }, to: "drop" }], { price: true });
  if (spiritBoost)
    pushBlock(
      m,
      [
        {
          do: "choose",
          from: { in: "unison", where: { markers: { atLeast: spiritBoost.count }, ...spiritBoost.from } },
          count: 1,
          as: "spirit",
          purpose: "pay",
        },
        { do: "removeMarkers", cards: { bound: "spirit" }, count: spiritBoost.count, paying: "spiritBoost" },
      ],
      { price: true },
    );
  if (markers !== 0) commit(m, [{ change: "markers", object: frame.self, by: markers }], { ...byOf(frame), by: "rule" });
}

/** DB-AUTO-07, D-26: without a cost it must be activated, unless its text says "may" or it lies in a secret zone (DB-AUTO-04). */
function asksFirst(m: Match, frame: SkillFrame, does: ActivateSkill | AutoSkill | CounterSkill, price: SkillCost): boolean {
  const { actions, energy, colors, either, zEnergy, markers } = price;
  const { burst, spiritBoost } = frame.skill.keywords ?? {};
  const costs = [actions, energy, colors, either, zEnergy, markers, burst, spiritBoost].some((part) => part !== undefined);
  const secret = locate(m.state, frame.source.card)?.zone === "hand";
  return costs || secret || (does.type === "auto" && does.optional === true);
}

function usesX(price: SkillCost): boolean {
  return JSON.stringify([price.energy, price.markers]).includes('"X"');
}

/** DB-COST-08: as much as can be paid. */
function mostX(m: Match, frame: SkillFrame, price: SkillCost, keyword: KeywordName | null): number {
  const markers = locate(m.state, frame.source.card)?.placed?.markers ?? 0;
  for (let x = 0; ; x++) {
    const scope = { ...scopeOf(frame), x: x + 1 };
    const removes = price.markers === undefined ? 0 : -amountOf(m, price.markers, scope);
    if (x >= 50 || removes > markers || !canPay(m, frame.source.seat, skillPrice(m, price, frame.source.card, keyword, scope))) return x;
  }
}

/** All was paid, or the skill fails. */
function paid(m: Match, frame: SkillFrame, does: ActivateSkill | AutoSkill | CounterSkill): void {
  if (frame.unpaid) {
    fail(frame);
    return;
  }
  if (does.cost?.markers !== undefined) m.state.used = [...m.state.used, `markers#${frame.source.object}`];
  frame.stage = "activate";
}

/** Paying came before and is no part of it (DB-COST-17); a skill without a cost comes here by being declared (DB-SKILL-10). */
function activate(m: Match, frame: SkillFrame, { keyword, does }: CompiledSkill): void {
  const { source, how } = frame;
  const { definition } = cardOf(m, source.card);
  countUse(m, source, does?.keywords);
  if (how !== "auto") for (const once of sharedLimits(keyword)) m.state.used = [...m.state.used, `${once}/${source.seat}`];
  const object = how === "auto" ? objectOf(m, source.card) : frame.self;
  m.events.push({ event: "activated", seat: source.seat, object, definition: definition.id, how, skill: source.key });
  // An Auto is activated as well; texts speak of that only where it is a keyword's ("when your opponent activates [Blocker]").
  if (how !== "auto" || keyword !== null)
    raise(m, {
      is: "activated",
      seat: source.seat,
      keyword,
      fromHand: frame.fromHand,
      cards: [{ ...readNow(m, frame.self), card: source.card, seat: source.seat }],
      cause: { seat: source.seat, by: "skill", source, keyword },
    });
  frame.stage = "before";
}

/** DB-KEY-15c, DB-KEY-46b: counted for the player. */
function sharedLimits(keyword: KeywordName | null): readonly string[] {
  if (keyword === "Over Realm" || keyword === "Dark Over Realm") return ["overRealm"];
  return keyword === "Z-Awaken" ? ["zAwaken"] : [];
}

function occasionOf({ how }: SkillFrame, { mentions }: CompiledSkill, after: boolean): Occasion {
  if (how === "counter" && !after) return { of: "counter" };
  return { of: "skill", after, play: mentions.play, attack: mentions.attack };
}

/** Its own condition and what stands on it ([Bond], [Sparking]). */
export function conditionHolds(m: Match, frame: SkillFrame, does: { readonly when?: Condition; readonly cost?: SkillCost }): boolean {
  const scope = scopeOf(frame);
  const { bond, sparking } = frame.skill.keywords ?? {};
  if (does.when && !holds(m, does.when, scope)) return false;
  if (bond && !holds(m, { there: { in: "battle", where: { type: "Battle", ...bond.where } }, atLeast: bond.count }, scope)) return false;
  return sparking === undefined || holds(m, { there: { in: "drop" }, atLeast: sparking }, scope);
}

/** What is left of it: a [Counter]'s card goes to the drop (DB-COUNTER-20), an Extra with [Ultimate] out of the game (DB-KEY-14c). */
function clear(m: Match, frame: SkillFrame): void {
  const { source, how } = frame;
  m.state.shown = m.state.shown.filter((object) => object !== source.object && !frame.revealed.includes(object));
  const place = locate(m.state, source.card);
  const changes: Change[] = [];
  const stillInHand = place?.zone === "hand" && objectOf(m, source.card) === source.object;
  if (stillInHand && (how === "counter" || (frame.fromHand && isExtra(m, frame)))) changes.push(leave({ ...frame, self: source.object }));
  // DB-KEY-46d: a card of the Z-Deck that did not get to its place.
  if (place?.zone === "zDeck" && how === "activate")
    changes.push({ change: "move", object: objectOf(m, source.card), to: { zone: "removed" }, how: "rule" });
  if (changes.length > 0) commit(m, changes, { seat: source.seat, by: "rule" });
  const after = locate(m.state, source.card);
  if (frame.fromHand && isExtra(m, frame) && after?.zone === "drop" && valuesOf(m, source.card).keywords.includes("Ultimate"))
    commit(m, [{ change: "move", object: objectOf(m, source.card), to: { zone: "removed" }, how: "rule" }], {
      seat: source.seat,
      by: "rule",
    });
}

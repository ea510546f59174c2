import { isDeepStrictEqual } from "node:util";
import type { Instruction } from "@/games/pokemon/engine/effects/language";
import { unlessPaid } from "../unresolved/payment";
import { asPlayer } from "../unresolved/players";
import { holders, thatPokemon, thosePokemon } from "../unresolved/references";
import type { Sentence } from "../unresolved/sentences";
import { substitute } from "../unresolved/substitute";
import { BRANCHES, isSteps, LooseSentence, type Steps, searches, tryEnd, tryLast } from "./looking-back";

// What hangs on what was done before: on a coin, on "if you do", on a search, on what was attached.

export function onCoin(steps: Steps, face: "heads" | "tails", then: Steps): Steps {
  const attach = (inner: Steps): Steps | undefined => {
    const [before, last] = [inner.at(-2), inner.at(-1)];
    if (last?.do !== "flip" || last.coins !== 1) return undefined;
    const more = (flip: typeof last, branch: Steps) => ({ ...flip, [face]: [...(flip[face] ?? []), ...branch] });
    // "Each player flips a coin": the sentence speaks of that player.
    const alike = before?.do === "flip" && !before.heads === !last.heads && !before.tails === !last.tails;
    if (alike && before.by === undefined && last.by === "opponent")
      return [...inner.slice(0, -2), more(before, asPlayer("you", then)), more(last, asPlayer("opponent", then))];
    return [...inner.slice(0, -1), more(last, then)];
  };
  for (let end = steps.length; end > 0; end--) {
    const changed = tryEnd(steps.slice(0, end), attach);
    if (changed) return [...changed, ...steps.slice(end)];
  }
  throw new LooseSentence("No single coin was flipped before this sentence.");
}

/** "If heads, discard an Energy. Then, …": what goes on with what heads brings hangs on them too, where tails were not spoken of. */
export function alsoOnHeads(steps: Steps, then: Steps): Steps | undefined {
  if (then.every((step) => step.do === "shuffle")) return undefined;
  return tryLast(steps, (step) =>
    step.do === "flip" && step.coins === 1 && step.heads && !step.tails ? { ...step, heads: [...step.heads, ...then] } : undefined,
  );
}

export function onDone(steps: Steps, latest: number, branch: "then" | "otherwise", follow: Steps): Steps {
  const last = steps.at(-1);
  if (!last || latest === 0) throw new LooseSentence('"If you do" what?');
  const deep = tryLast(steps, (step) => {
    if (step.do === "may" && branch === "then") return mayThen(step, follow);
    if (step.do === "may") return step.ifNot ? undefined : { ...step, ifNot: follow };
    if (step.do === "ifYouDo" && branch === "otherwise" && !step.otherwise) return { ...step, otherwise: follow };
    return undefined;
  });
  if (deep) return deep;
  if (branch === "otherwise" && follow.every((step) => step.do === "attackDoesNothing")) {
    const paid = unlessPaid(steps, follow);
    if (paid) return paid;
  }
  if (last.do === "flip" || last.do === "if") {
    const arm = last.do === "flip" ? (last.tails ? "tails" : "heads") : "then";
    const inner: unknown = Reflect.get(last, arm);
    if (isSteps(inner) && inner.length > 0) return [...steps.slice(0, -1), { ...last, [arm]: wrap(inner, inner.length, branch, follow) }];
  }
  return wrap(steps, latest, branch, follow);
}

/** What follows where Energy was attached: once, or for each Pokémon that got some where it speaks of that Pokémon. */
export function onAttached(steps: Steps, latest: number, { when, steps: then }: Extract<Sentence, { says: "attached" }>): Steps {
  const last = steps.at(-1);
  if (last?.do !== "forEach" || last.steps.length === 0)
    return [...steps, { do: "if", when, then: /"spread":true/.test(JSON.stringify(last ?? {})) ? ofHolders(then) : then }];
  const ofEach = JSON.stringify([when, then]).includes(JSON.stringify(thatPokemon));
  if (!ofEach) return onDone(steps, latest, "then", then);
  return [...steps.slice(0, -1), { ...last, steps: [...last.steps, { do: "if", when, then }] }];
}

/** "That Pokémon" of cards attached in any way one likes: each that holds some of them. */
function ofHolders(steps: Steps): Steps {
  return substitute(steps, (node) =>
    [thatPokemon, thosePokemon].some((pokemon) => isDeepStrictEqual(node, pokemon)) ? holders : undefined,
  );
}

/** "You may …. If you do, …": a second "if you do" hangs on what the first brought, and one behind "discard this and that" on both. */
function mayThen(may: Extract<Instruction, { do: "may" }>, follow: Steps): Instruction {
  if (may.ifDone) return { ...may, ifDone: wrap(may.ifDone, may.ifDone.length, "then", follow) };
  const [first, ...more] = may.steps;
  if (!first || !may.steps.every(isDiscard)) return { ...may, ifDone: follow };
  return { ...may, steps: [first], ifDone: more.reduceRight<Steps>((then, step) => [{ do: "ifYouDo", steps: [step], then }], follow) };
}

const isDiscard = (step: Instruction): boolean =>
  step.do === "move" && step.destination.to === "discard" && step.cards.cards === "attached";

function wrap(steps: Steps, latest: number, branch: "then" | "otherwise", follow: Steps): Steps {
  const from = steps.length - latest;
  const done = steps.slice(from);
  return [
    ...steps.slice(0, from),
    branch === "then" ? { do: "ifYouDo", steps: done, then: follow } : { do: "ifYouDo", steps: done, then: [], otherwise: follow },
  ];
}

/** What follows a search, whether or not it finds anything, stands where the search stands. */
export function afterSearch(steps: Steps, then: Steps): Steps {
  const branches = (step: Instruction) => BRANCHES.some((branch) => isSteps(Reflect.get(step, branch)));
  const searched = (step: Instruction) => !branches(step) && searches(step).size > 0;
  const changed = tryEnd(steps, (inner) => (inner.some(searched) ? [...inner, ...then] : undefined));
  if (!changed) throw new LooseSentence("No deck was searched before this sentence.");
  return changed;
}

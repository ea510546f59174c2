import type { CardFilter, Continuous, Duration, Instruction, PlayerRule, Side } from "@/games/dragonball/engine/effects/language";
import { filterOf, type Noun } from "../../unresolved/nouns";
import { theirsOf } from "../../unresolved/players";
import { type Rule, rule } from "../pattern";

type Forbidden = Extract<PlayerRule, { cannot: string }>["cannot"];

/** DB-ZERO-08: what a player cannot do, with such cards. */
function ban(cannot: Forbidden, noun?: Noun): readonly PlayerRule[] | undefined {
  if (!noun) return [{ cannot }];
  const where = noun.demands ? undefined : filterOf(noun);
  return where && [{ cannot, ...asked(where) }];
}

const asked = (where: CardFilter): { readonly where?: CardFilter } => (Object.keys(where).length > 0 ? { where } : {});

/** An Extra is activated by its [Counter] as well (DB-EXTRA-03). A keyword alone is a skill, not the cards that have it. */
function activating(noun: Noun): readonly PlayerRule[] | undefined {
  if (Object.keys(noun.where).join() === "keyword" && noun.heads.join() === "card") return undefined;
  const [one] = ban("activate", noun) ?? [];
  const [other] = ban("counter", noun) ?? [];
  return one && other && [one, other];
}

const CANNOT = "(can't|cannot)";

const players: readonly Rule[] = [
  rule("players", "you", () => "you"),
  rule("players", "your opponent", () => "opponent"),
  rule("players", "(you and your opponent|players|both players|all players)", () => "both"),
];

const bans: readonly Rule[] = [
  rule("ban", `${CANNOT} play {n:nouns}`, ({ n }) => ban("play", n)),
  rule("ban", "can only play {n:nouns}", ({ n }) => {
    const where = n.demands ? undefined : filterOf(n);
    return where && [{ cannot: "play", where: { not: where } }];
  }),
  rule("ban", `${CANNOT} play {n:nouns} (from|in) (your|their) (hand|hands)`, ({ n }) =>
    ban("play", n)?.map((each) => ("cannot" in each ? { ...each, from: "hand" } : each)),
  ),
  rule("ban", `${CANNOT} attack`, () => ban("attack")),
  rule("ban", `${CANNOT} attack with {n:nouns}`, ({ n }) => ban("attack", n)),
  rule("ban", `${CANNOT} attack with (their|your) {n:nouns}`, ({ n }) => ban("attack", n)),
  rule("ban", `${CANNOT} (combo|use cards in combos|use cards in a combo)`, () => ban("combo")),
  rule("ban", `${CANNOT} (combo with|use) {n:nouns} [in combos] [in a combo]`, ({ n }) => ban("combo", n)),
  rule("ban", `${CANNOT} draw cards`, () => ban("draw")),
  rule("ban", `${CANNOT} activate {n:nouns}`, ({ n }) => activating(n)),
  rule("ban", `${CANNOT} activate {keyword} [(skill|skills)]`, ({ keyword }) => ofKeyword(keyword)),
  rule("ban", `${CANNOT} activate (the|any) {keyword} (skill|skills) (of|on) {n:nouns}`, ({ keyword, n }) => {
    const where = n.demands ? undefined : filterOf(n);
    return where && ofKeyword(keyword)?.map((each) => ({ ...each, ...asked(where) }));
  }),
  rule("ban", `${CANNOT} activate (the|any) {timing} (skill|skills) (of|on) {n:nouns}`, ({ timing, n }) => {
    const where = n.demands ? undefined : filterOf(n);
    return where && [{ cannot: "activate", timing, ...asked(where) }];
  }),
  rule("ban", `${CANNOT} activate skills`, () => ofAllSkills({})),
  rule("ban", `${CANNOT} activate [(the|any)] skills (of|on) {n:nouns} [in any of (your|their) areas]`, ({ n }) =>
    withNoun(n, ofAllSkills),
  ),
  rule("ban", `${CANNOT} activate (the|any) {type:skillType} (skill|skills) (of|on) {n:nouns}`, ({ n, type }) =>
    withNoun(n, (where) => (type === "permanent" ? undefined : [{ cannot: type, ...where }])),
  ),
  rule("ban", "(don't|doesn't|do not|can't) take damage", () => [{ noDamage: true }]),
  rule("bans", "{ban}", ({ ban: only }) => only),
  rule("bans", "{a:ban} (or|and) {b:ban}", ({ a, b }) => [...a, ...b]),
];

type Where = { readonly where?: CardFilter };

/** Permanent skills are not activated (DB-SKILL-15). */
const ofAllSkills = (where: Where): readonly PlayerRule[] =>
  (["activate", "auto", "counter"] as const).map((cannot) => ({ cannot, ...where }));

function withNoun(noun: Noun, of: (where: Where) => readonly PlayerRule[] | undefined): readonly PlayerRule[] | undefined {
  const where = noun.demands ? undefined : filterOf(noun);
  return where && of(asked(where));
}

/** A [Counter] is forbidden as such, what else a keyword names as something to be activated. */
const ofKeyword = (keyword: Extract<PlayerRule, { cannot: string }>["keyword"]): readonly PlayerRule[] | undefined =>
  keyword && [{ cannot: keyword.startsWith("Counter") ? "counter" : "activate", ...(keyword === "Counter" ? {} : { keyword }) }];

const forbidding = (player: Side, rules: readonly PlayerRule[]): readonly Continuous[] => rules.map((each) => ({ player, rule: each }));

function onceMore(duration: Duration, noun?: Noun): readonly Instruction[] | undefined {
  const rules = ban("attack", noun);
  if (!rules || duration !== "turn") return undefined;
  const where = noun && filterOf(noun);
  return [
    {
      do: "watch",
      for: { on: { when: "attacks", subject: { of: "opponent", ...(where && asked(where)) } }, until: duration },
      times: 1,
      steps: [{ do: "lasting", effects: forbidding("opponent", rules), for: duration }],
    },
  ];
}

/** Only of attacks: "they" do it, and as they would say it. */
function unless(player: Side, rules: readonly PlayerRule[], steps: readonly Instruction[], each?: true): readonly Continuous[] | undefined {
  if (rules.some((each) => !("cannot" in each) || each.cannot !== "attack")) return undefined;
  const toll = { steps: theirsOf("you", steps), ...(each && { each }) };
  return forbidding(
    player,
    rules.map((each) => ({ ...each, unless: toll })),
  );
}

export const playerRules: readonly Rule[] = [
  ...players,
  ...bans,
  rule("instruction", "{players} {bans} {duration}", ({ players: player, bans: all, duration }) => [
    { do: "lasting", effects: forbidding(player, all), for: duration },
  ]),
  rule("steps", "{duration} , {players} {bans}", ({ players: player, bans: all, duration }) => [
    { do: "lasting", effects: forbidding(player, all), for: duration },
  ]),
  // DB-TEXT-16.
  rule(
    "instruction",
    "{players} {bans} {duration} unless they {steps:steps} [{each?:eachTime}]",
    ({ players: player, bans: all, duration, steps, each }) => {
      const effects = unless(player, all, steps, each);
      return effects && [{ do: "lasting", effects, for: duration }];
    },
  ),
  rule(
    "instruction",
    "{duration} , {players} {bans} unless they {steps:steps} [{each?:eachTime}]",
    ({ players: player, bans: all, duration, steps, each }) => {
      const effects = unless(player, all, steps, each);
      return effects && [{ do: "lasting", effects, for: duration }];
    },
  ),
  rule("permanent", "{players} {bans} unless they {steps:steps} {each:eachTime}", ({ players: player, bans: all, steps, each }) => {
    const changes = unless(player, all, steps, each);
    return changes && { changes };
  }),
  // From the first of them on it is forbidden.
  rule("instruction", "your (opponent|opponent's) can only attack one more time with {n:nouns} {duration}", ({ n, duration }) =>
    onceMore(duration, n),
  ),
  rule("instruction", "your opponent can only attack with {n:nouns} one more time {duration}", ({ n, duration }) => onceMore(duration, n)),
  rule("instruction", "your opponent can only attack one more time {duration} [with (a|an) {n?:nouns}]", ({ n, duration }) =>
    onceMore(duration, n),
  ),
  rule("instruction", "your opponent can only attack (once more|one more time) this turn", () => onceMore("turn")),
  rule("eachTime", "each time", () => true),
  rule("permanent", "{players} {bans}", ({ players: player, bans: all }) => ({ changes: forbidding(player, all) })),
];

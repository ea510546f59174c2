import { not } from "../../unresolved/negation";
import { rule } from "../pattern";
import { bothPlayers, one } from "./control";

/** Sentences of attacks and Trainers, and how each hangs on those before it. */
export const sentenceRules = [
  rule("sentence", "then , {steps}", ({ steps }) => ({ says: "then", steps })),
  rule("sentence", "{steps}", ({ steps }) => ({ says: "steps", steps })),
  rule("sentence", "if heads , {steps}", ({ steps }) => ({ says: "heads", steps })),
  rule("sentence", "if tails , {steps}", ({ steps }) => ({ says: "tails", steps })),
  rule("sentence", "you may play {n:number} (copies of this card|{name} cards) at once", ({ n }) => ({
    says: "steps",
    steps: one({ do: "ifYouDo", steps: [{ do: "may", steps: [{ do: "playTogether", copies: n - 1 }] }], then: [] }),
  })),
  rule("sentence", "[•] if you played {cards:number} [card/cards] , {steps}", ({ cards, steps }) => ({ says: "played", cards, steps })),
  rule("sentence", "choose {to:pokemon} {times:number} times", ({ to, times }) =>
    to.pokemon === "choose" && to.count === 1 ? { says: "steps", steps: one({ do: "damage", amount: 0, to, times }) } : undefined,
  ),
  rule("sentence", "for each time you chose a Pokémon , do {amount:number} damage to it", ({ amount }) => ({ says: "eachTime", amount })),
  rule("sentence", "if you go second , you can't use this attack during your first turn", () => ({
    says: "only",
    when: { not: { if: "turn", is: "yourFirst", goingSecond: true } },
  })),
  rule("sentence", "this attack can be used if this Pokémon is Asleep", () => ({
    says: "usage",
    changes: [{ change: { permit: "attackWhileAsleep", on: { pokemon: "self" } } }],
  })),
  rule("sentence", "put {n:number} damage counters instead of {m:number} on that Pokémon during Pokémon Checkup", ({ n }) => ({
    says: "counters",
    count: n,
  })),
  rule(
    "sentence",
    "if {when:condition} , put {n:number} damage counters instead of {m:number} on that Pokémon between turns",
    ({ when, n }) => ({
      says: "counters",
      count: n,
      when,
    }),
  ),
  rule("sentence", "before (evolving|drawing cards) , {steps}", ({ steps }) => ({ says: "before", steps })),
  rule("sentence", "or , if {when:condition} , {steps}", ({ when, steps }) => ({
    says: "otherwise",
    steps: one({ do: "if", when, then: steps }),
  })),
  rule("sentence", "if {when:condition} , (discard|your opponent discards) {n:number} more cards [in this way]", ({ when, n }) => ({
    says: "further",
    when,
    count: n,
  })),
  rule(
    "sentence",
    "for each {name} card < not including this card > in your discard pile , you may search for an additional Pokémon in this way",
    ({ name }, { name: own }) =>
      name === own ? { says: "additional", per: { count: "cards", zone: "discard", of: "you", where: { names: [name] } } } : undefined,
  ),
  rule("sentence", "if {when:condition} , instead {steps}", ({ when, steps }) => ({ says: "instead", when, steps })),
  rule("sentence", "if not , {steps}", ({ steps }) => ({ says: "otherwise", steps })),
  rule("sentence", "ask your opponent if each player may {a:steps}", ({ a }) => ({
    says: "steps",
    steps: one({ do: "may", by: "opponent", steps: bothPlayers(a) }),
  })),
  rule("sentence", "your opponent may have this happen : {steps}", ({ steps }) => ({
    says: "steps",
    steps: one({ do: "may", by: "opponent", steps }),
  })),
  rule("sentence", "if yes , {steps}", ({ steps }) => ({ says: "yes", steps })),
  rule("sentence", "if no , {steps}", ({ steps }) => ({ says: "ifYouDont", steps })),
  rule("sentence", "if you do , {steps}", ({ steps }) => ({ says: "ifYouDo", steps })),
  rule(
    "sentence",
    "if (you don't|you do not|you can't|you don't discard any|you can't discard any|your opponent doesn't|they don't) , {steps}",
    ({ steps }) => ({
      says: "ifYouDont",
      steps,
    }),
  ),
  rule("sentence", "if (he or she does|that player does|that player does so|they do|your opponent does) , {steps}", ({ steps }) => ({
    says: "ifYouDo",
    steps,
  })),
  rule("sentence", "if you can't discard {cards} , {steps}", ({ steps }) => ({ says: "ifYouDont", steps })),
  rule("sentence", "if {when:condition} , (put|place) {count:number} damage counters [on them] instead", ({ when, count }) => ({
    says: "otherCounters",
    when,
    count,
  })),
  rule("sentence", "if {when:condition} , {steps} instead , and {more:steps}", ({ when, steps, more }) => ({
    says: "instead",
    when,
    steps: [...steps, ...more],
  })),
  rule("sentence", "if {when:condition} , {steps} instead", ({ when, steps }) => ({ says: "instead", when, steps })),
  rule("sentence", "you can't do more than {n:number} damage in this way", ({ n }) => ({ says: "atMost", amount: n })),
  rule("sentence", "you can't add more than {n:number} damage in this way", ({ n }) => ({ says: "maximum", amount: n })),
  rule(
    "sentence",
    "[if you do ,] put {n:number} damage counters instead of {m:number} on (that Pokémon|the Defending Pokémon) between turns",
    ({ n }) => ({ says: "counters", count: n }),
  ),
  rule("sentence", "put {n:number} damage counters instead of {m:number} on that Pokémon for this Special Condition", ({ n }) => ({
    says: "counters",
    count: n,
  })),
  rule(
    "sentence",
    "if {when:condition} , put {n:number} damage counters on that Pokémon instead of {m:number} during Pokémon Checkup",
    ({ when, n }) => ({ says: "counters", count: n, when }),
  ),
  rule("sentence", "during Pokémon Checkup , put {n:number} damage counters on that Pokémon instead of {m:number}", ({ n }) => ({
    says: "counters",
    count: n,
  })),
  rule("sentence", "you can (use|play) this (card|attack) only if {when:condition}", ({ when }) => ({ says: "only", when })),
  rule("sentence", "(you can use this attack only|use this attack only) (when|if) {when:condition}", ({ when }) => ({
    says: "only",
    when,
  })),
  rule("sentence", "you can (use|play) this card only (when|if) it is the last card in your hand", () => ({
    says: "only",
    when: { if: "compare", left: { count: "cards", zone: "hand", of: "you" }, is: "=", right: 0 },
  })),
  rule("sentence", "you can (use|play) this card only if you have {n:fewer} other cards in your hand", ({ n }) => ({
    says: "only",
    when:
      n.atMost === undefined
        ? { if: "compare", left: { count: "cards", zone: "hand", of: "you" }, is: ">=", right: n.atLeast ?? 0 }
        : { if: "compare", left: { count: "cards", zone: "hand", of: "you" }, is: "<=", right: n.atMost },
  })),
  rule("sentence", "you can (use|play) this card only if you {steps}", ({ steps }) => ({ says: "cost", steps })),
  rule("sentence", "you can use this attack only if you go second , and only during your first turn", () => ({
    says: "only",
    when: { if: "turn", is: "yourFirst", goingSecond: true },
  })),
  rule("sentence", "this attack can be used even if this Pokémon is Asleep", () => ({
    says: "usage",
    changes: [{ change: { permit: "attackWhileAsleep", on: { pokemon: "self" } } }],
  })),
  rule("sentence", "this attack can be used even if this Pokémon is on the Bench", () => ({
    says: "usage",
    changes: [{ change: { permit: "attackFromBench", on: { pokemon: "self" } } }],
  })),
  rule("sentence", "if {when:condition} , this attack can be used for {s:symbols}", ({ when, s }) => ({
    says: "usage",
    changes: [{ change: { modify: "attackCostSet", on: { pokemon: "self" }, cost: s }, while: when }],
  })),
  rule("sentence", "if {when:condition} , ignore all Energy in this attack's cost", ({ when }) => ({
    says: "usage",
    changes: [{ change: { modify: "attackCost", on: { pokemon: "self" }, amount: 0, sign: "none" }, while: when }],
  })),
  rule("sentence", "if you use this Ability , {steps}", ({ steps }) => ({ says: "used", steps })),
  rule(
    "sentence",
    "if you (placed any damage counters|put any damage counters|moved any damage counters|healed any damage|healed a Pokémon|placed damage counters|healed any of your Pokémon|switched your Active Pokémon) in this way , {steps}",
    ({ steps }) => ({
      says: "ifYouDo",
      steps,
    }),
  ),
  rule("sentence", "if (you put this Pokémon onto your Bench|a player healed any damage) in this way , {steps}", ({ steps }) => ({
    says: "ifYouDo",
    steps,
  })),
  rule("sentence", "if {when:condition} , you can't (play|use) this card", ({ when }) => ({ says: "only", when: not(when) })),
  rule("sentence", "if {when:condition} , this attack can't be used", ({ when }) => ({ says: "only", when: not(when) })),
  rule("sentence", "if (you searched your|a player searches their) deck in this way , {steps}", ({ steps }) => ({
    says: "searched",
    steps,
  })),
  rule(
    "sentence",
    "you can play this card only if you drew it from your deck at the beginning of your turn , before you put it into your hand",
    () => ({
      says: "only",
      when: { if: "taken", as: "turnsDraw" },
    }),
  ),
  rule("sentence", "you can play this card only if you took it as a face-down Prize card , before you put it into your hand", () => ({
    says: "only",
    when: { if: "taken", as: "prize" },
  })),
  rule("sentence", "if you can't discard {some} , {steps}", ({ steps }) => ({ says: "ifYouDont", steps })),
  rule("sentence", "if you can't , {steps}", ({ steps }) => ({ says: "ifYouDont", steps })),
  rule("sentence", "if (he or she|they|that player) (does|do|does so) , {steps}", ({ steps }) => ({ says: "ifYouDo", steps })),
  rule("sentence", "you can't use this Ability on a Pokémon that would be Knocked Out", () => ({ says: "survives" })),
  rule("sentence", "you can't use this card during your first turn or on a [Basic] Pokémon that was put into play this turn", () => ({
    says: "settled",
  })),
  rule("sentence", "your opponent (does this|chooses|switches|discards) first", () => ({ says: "opponentFirst" })),
  rule("sentence", "your opponent puts {a:some} onto their Bench first", () => ({ says: "opponentFirst" })),
  rule(
    "sentence",
    "your opponent switches first . if a player does not have a Benched Pokémon , (he or she doesn't|they do not|they don't) switch Pokémon",
    () => ({
      says: "opponentFirst",
    }),
  ),
  rule("sentence", "if you go first , you (can|may) use this attack (during|on) your first turn", () => ({
    says: "usage",
    changes: [{ change: { permit: "attackFirstTurn", on: { pokemon: "self" } } }],
  })),
  rule("sentence", "if you go first , you (can|may) (use|play) this card (during|on) your first turn", () => ({
    says: "usage",
    changes: [{ change: { permit: "supporterFirstTurn", who: "you" } }],
  })),
  rule("sentence", "if you can't put {cards} on the bottom of your deck , you can't (play|use) this card", () => ({ says: "mustPay" })),
  rule("sentence", "if you can't discard {some} , you can't (play|use) this card", () => ({ says: "mustPay" })),
  rule("sentence", "if you can't shuffle {some} into your deck , you can't (play|use) this card", () => ({ says: "mustPay" })),
  rule("sentence", "you can't choose a card you discarded with the effect of this (card|Ability)", () => ({ says: "notThose" })),
  rule("sentence", "if you can't shuffle {some} into your deck , {steps}", ({ steps }) => ({ says: "ifYouDont", steps })),
  rule("sentence", "you can use this attack only if you go second , and only on your first turn", () => ({
    says: "only",
    when: { if: "turn", is: "yourFirst", goingSecond: true },
  })),
  rule("sentence", "also apply Weakness and Resistance for Benched Pokémon", () => ({ says: "applyToBench" })),
  rule("sentence", "apply Weakness and Resistance [for Benched Pokémon]", () => ({ says: "applyToBench" })),
  rule("sentence", "if you can't discard {some} in this way , {steps}", ({ steps }) => ({ says: "ifYouDont", steps })),
  rule("sentence", "you can (use|play) this card only if you go second , and only (during|on) your first turn", () => ({
    says: "only",
    when: { if: "turn", is: "yourFirst", goingSecond: true },
  })),
];

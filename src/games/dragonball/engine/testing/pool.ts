import type { CardDefinition } from "../card";
import type { Deck } from "../deck";
import type { Instruction } from "../effects/language";
import {
  ATTACKS,
  auto,
  battle,
  CHOSEN,
  counter,
  DRAW,
  extra,
  inBattle,
  keyword,
  leader,
  main,
  PLAYED,
  permanent,
  power,
  THEIRS,
  unison,
} from "./cards";

/** Cards of ours, with every keyword, for the fuzzer and the bench: two decks and a Z-Deck. */

const WEAKEN: readonly Instruction[] = [THEIRS, power(-10000, CHOSEN)];
const discardOne: readonly Instruction[] = [
  { do: "choose", from: { in: "hand" }, count: 1, purpose: "discard" },
  { do: "discard", cards: CHOSEN },
];
const low = { when: { there: { in: "life" }, atMost: 4 } } as const;

export const LEADERS: readonly CardDefinition[] = [
  leader(
    "Kaede, Ember Captain",
    { skills: [auto(ATTACKS, [DRAW]), keyword({ name: "Awaken", effect: [{ do: "draw", count: 2 }] }, undefined, low)] },
    { skills: [auto(ATTACKS, [DRAW, power(5000)])] },
  ),
  leader(
    "Odo, Keeper of Shards",
    {
      colors: ["green"],
      skills: [
        auto(ATTACKS, [{ do: "move", cards: { in: "deck", top: 1 }, to: "drop" }]),
        keyword(
          { name: "Wish", effect: [{ do: "draw", count: 3 }] },
          {
            actions: [
              { do: "choose", from: { in: "drop", where: { name: "Star Shard" } }, count: 3 },
              { do: "move", cards: CHOSEN, to: "warp" },
            ],
          },
        ),
      ],
    },
    {
      skills: [
        auto(ATTACKS, [
          { do: "choose", from: { in: "energy", where: { mode: "rest" } }, count: { upTo: 1 } },
          { do: "switch", cards: CHOSEN, to: "active" },
        ]),
      ],
    },
  ),
  leader("Rook, Cornered", {
    skills: [
      permanent([{ player: "you", rule: { setup: "life", to: 9 } }]),
      keyword({ name: "Awaken: Surge", effect: [DRAW] }, undefined, low),
    ],
  }),
];

const EMBER: readonly CardDefinition[] = [
  battle("Ember Recruit", { characters: ["Ember"], traits: ["Ember Guard"] }),
  battle("Ember Veteran", {
    cost: 3,
    power: 15000,
    characters: ["Ember"],
    skills: [keyword({ name: "Evolve", onto: { character: "Ember" } }, { energy: 1 }), keyword("Critical")],
  }),
  battle("Ember Marshal", {
    cost: 5,
    power: 25000,
    characters: ["Ember"],
    skills: [keyword({ name: "EX-Evolve", onto: { character: "Ember" } }, { colors: { red: 1 } }), keyword("Double Strike")],
  }),
  battle("Ember Phantom", {
    cost: 4,
    colors: ["black"],
    power: 20000,
    skills: [keyword({ name: "Xeno-Evolve", onto: { character: "Ember" } }, { energy: 1 }), keyword("Dual Attack")],
  }),
  battle("Tide Guard", { colors: ["blue"], skills: [keyword("Blocker"), keyword("Revenge")] }),
  battle("Tide Oracle", {
    cost: 2,
    colors: ["blue"],
    power: 15000,
    skills: [
      keyword("Barrier"),
      auto(PLAYED, [
        { do: "look", cards: { in: "deck", top: 3 } },
        { do: "choose", from: { bound: "looked" }, count: { upTo: 1 }, purpose: "take" },
        { do: "move", cards: CHOSEN, to: "hand" },
        { do: "shuffle", zone: "deck" },
      ]),
    ],
  }),
  battle("Tarn", { characters: ["Tarn"] }),
  battle("Orla", { characters: ["Orla"] }),
  battle("Tarn-Orla", {
    cost: 7,
    power: 30000,
    skills: [
      keyword({ name: "Union-Fusion", cards: [{ character: "Tarn" }, { character: "Orla" }] }, { energy: 2 }),
      keyword("Triple Strike"),
    ],
  }),
  battle("Rift Walker", { cost: 5, colors: ["black"], power: 20000, skills: [keyword({ name: "Over Realm", count: 5 })] }),
  battle("Rift Prince", {
    cost: 7,
    colors: ["black"],
    power: 30000,
    skills: [keyword({ name: "Dark Over Realm", count: 4 }), keyword("Victory Strike")],
  }),
  battle("Rift Keeper", {
    cost: 2,
    colors: ["black"],
    skills: [keyword("Wormhole"), auto(ATTACKS, [DRAW], { keywords: { sparking: 10 } })],
  }),
  battle("Moon Caller", { cost: 2, colors: ["red", "blue"], power: 15000, skills: [keyword("Invoker"), keyword("Energy-Exhaust")] }),
  battle("Tide Courier", { cost: 1, colors: ["blue"], skills: [keyword({ name: "Swap", cost: 4 })] }),
  battle("Storm Diver", {
    cost: 4,
    colors: ["red", "blue"],
    power: 20000,
    skills: [keyword({ name: "Arrival", colors: ["red", "blue"] }, { energy: 1 })],
  }),
  battle("Bright Ensign", { traits: ["Heroic"], colors: ["red", "blue"], skills: [keyword("Heroic")] }),
  battle("Last Push", {
    cost: 1,
    power: 5000,
    combo: [1, 10000],
    skills: [keyword("Super Combo"), auto({ when: "combo", subject: "this" }, [DRAW])],
  }),
  battle("Wary Sentinel", {
    cost: 2,
    colors: ["blue"],
    power: 15000,
    skills: [counter("Counter: Attack", [{ do: "play", cards: "this" }])],
  }),
  extra("Refusal", { cost: 2, colors: ["blue"], skills: [counter("Counter: Play", [{ do: "negatePlay" }])] }),
  extra("Riposte", { skills: [counter("Counter: Battle Card Attack", [{ do: "negateAttack" }])] }),
  extra("Twofold Rite", {
    cost: 2,
    colors: ["red", "blue"],
    traits: ["Heroic"],
    skills: [main([{ do: "draw", count: 2 }], { keywords: { burst: 3 } })],
  }),
  extra("Ember Citadel", { skills: [keyword("Field"), permanent([{ change: { usableAsEnergy: true } }])] }),
  unison("Marea", { colors: ["blue"], skills: [main([DRAW], { cost: { markers: 1 } }), main(WEAKEN, { cost: { markers: -2 } })] }),
  unison("Marea Risen", {
    colors: ["blue"],
    power: 20000,
    skills: [keyword({ name: "Empower", colors: ["blue"], count: 2 }), main([{ do: "draw", count: 2 }], { cost: { markers: -1 } })],
  }),
  unison("Vane", {
    skills: [
      main(WEAKEN, { cost: { markers: 0 } }),
      auto({ when: "state", holds: { there: { in: "hand" }, atMost: 2 } }, [DRAW], { keywords: { oncePerTurn: true } }),
    ],
  }),
];

const GROVE: readonly CardDefinition[] = [
  battle("Sapling", { colors: ["green"] }),
  battle("Grove Warden", { cost: 3, colors: ["green"], power: 15000, skills: [keyword("Indestructible"), keyword("Deflect")] }),
  battle("Gale Lancer", {
    cost: 4,
    colors: ["yellow"],
    power: 20000,
    skills: [keyword("Triple Attack"), auto(ATTACKS, [power(5000)], { keywords: { spiritBoost: { count: 1 } } })],
  }),
  battle("Gale Titan", { cost: 7, colors: ["yellow"], power: 40000, skills: [keyword("Ultimate"), keyword("Quadruple Strike")] }),
  battle("Ivo", { colors: ["green"], characters: ["Ivo"] }),
  battle("Sela", { colors: ["yellow"], characters: ["Sela"] }),
  battle("Ivo-Sela", {
    cost: 6,
    colors: ["green", "yellow"],
    power: 30000,
    skills: [keyword({ name: "Union-Potara", cards: [{ character: "Ivo" }, { character: "Sela" }] }, { energy: 1 }), keyword("Rejuvenate")],
  }),
  battle("Hungry Bloom", {
    cost: 2,
    colors: ["green"],
    skills: [keyword({ name: "Union-Absorb", card: { energyCost: { atMost: 4 } }, from: ["drop"] }, { energy: 1 })],
  }),
  battle("Grove Heir", { cost: 3, colors: ["green"], power: 20000, skills: [keyword("Successor")] }),
  battle("Sworn Page", { colors: ["yellow"], skills: [keyword("Servant")] }),
  battle("Court Regent", { cost: 3, colors: ["yellow"], power: 15000, skills: [keyword("Overlord"), keyword("Unique")] }),
  battle("Seventh Banner", {
    cost: 2,
    colors: ["green"],
    traits: ["Universe 7"],
    skills: [keyword("Warrior of Universe 7"), permanent([{ change: { add: "power", by: 5000 } }], { keywords: { bond: { count: 2 } } })],
  }),
  battle("Gale Ally", {
    cost: 2,
    colors: ["green", "yellow"],
    skills: [
      keyword({ name: "Alliance", colors: ["green", "yellow"], effect: [DRAW, power(5000)] }),
      keyword({ name: "Aegis", colors: ["green", "yellow"] }),
    ],
  }),
  battle("Ashborn", { cost: 2, colors: ["green", "yellow"], skills: [keyword({ name: "Revive", colors: ["green", "yellow"] })] }),
  battle("Bargainer", { cost: 2, colors: ["yellow"], skills: [keyword("Offering")] }),
  battle("Grove Tyrant", { cost: 2, colors: ["green"], traits: ["Villainous"], skills: [keyword("Villainous")] }),
  battle("Seed Mother", {
    cost: 3,
    colors: ["green"],
    skills: [
      auto(PLAYED, [{ do: "token", token: { name: "Seed", power: 5000, comboCost: 0, comboPower: 5000 }, count: 2 }], {
        keywords: { limit: 1 },
      }),
    ],
  }),
  battle("Puppeteer", {
    cost: 4,
    colors: ["yellow"],
    power: 15000,
    traits: ["Villainous"],
    skills: [
      auto(PLAYED, [
        {
          do: "chooseOption",
          count: 1,
          options: [
            [THEIRS, { do: "takeControl", cards: CHOSEN }],
            [THEIRS, { do: "turn", cards: CHOSEN, to: "hidden" }],
          ],
        },
      ]),
    ],
  }),
  extra("Star Shard", { colors: ["green"], skills: [keyword("Dragon Ball"), main([DRAW])] }),
  extra("Hush", { colors: ["yellow"], skills: [counter("Counter: Counter", [{ do: "negateActivation" }])] }),
  extra("Wildfire", {
    cost: 2,
    colors: ["yellow"],
    skills: [
      main([
        {
          do: "chooseOption",
          count: 2,
          options: [
            [{ do: "damage", amount: 1, to: "opponent" }],
            [{ do: "delay", until: "endOfTurn", steps: [DRAW] }],
            [THEIRS, power(-15000, CHOSEN)],
          ],
        },
      ]),
    ],
  }),
  extra("Old Forest", {
    colors: ["green"],
    skills: [
      keyword("Field"),
      permanent([{ replace: { of: { moves: { in: "battle", where: { type: "Battle" } }, koed: true }, may: true, goes: "hand" } }]),
    ],
  }),
  unison("Auntie Gale", {
    colors: ["yellow"],
    skills: [
      main([DRAW, ...discardOne], { cost: { markers: 0 } }),
      inBattle([{ do: "choose", from: { in: "leader" }, count: 1 }, power(5000, CHOSEN, "battle")], { cost: { markers: -1 } }),
    ],
  }),
  unison("Stone Choir", { colors: ["green"], power: 20000, skills: [main([DRAW], { cost: { markers: -1 } })] }),
];

const BEYOND: readonly CardDefinition[] = [
  leader("Kaede Unbound", { z: true, skills: [keyword({ name: "Z-Awaken", onto: {}, zCost: 2 }), auto(ATTACKS, [DRAW])] }),
  leader("Odo Eternal", { z: true, colors: ["green"], skills: [keyword({ name: "Z-Awaken", onto: {}, zCost: 1 })] }),
  battle("Ember Wraith", { z: true, cost: 2, zCost: 2, power: 20000 }),
  battle("Grove Colossus", {
    z: true,
    cost: 2,
    zCost: 1,
    colors: ["green"],
    power: 20000,
    skills: [keyword({ name: "Z-Stack", count: 2, where: { z: true } })],
  }),
  battle("Tide Engine", { z: true, cost: 1, zCost: 1, colors: ["blue"], skills: [auto(PLAYED, [DRAW])] }),
  extra("Beacon", { z: true, cost: 1, zCost: 1, skills: [main([DRAW], { keywords: { oncePerTurn: true } })] }),
  extra("Second Beacon", {
    z: true,
    cost: 0,
    zCost: 1,
    skills: [
      inBattle([{ do: "choose", from: { in: "leader" }, count: 1 }, power(5000, CHOSEN, "battle")], { keywords: { oncePerTurn: true } }),
    ],
  }),
  unison("Choir Beyond", { z: true, zCost: 1, skills: [main([DRAW], { cost: { markers: -1 } })] }),
];

export const POOL: readonly CardDefinition[] = [...LEADERS, ...EMBER, ...GROVE, ...BEYOND];

const twice = (cards: readonly CardDefinition[]) => cards.flatMap(({ id }) => [id, id]);
const SHARDS = Array.from({ length: 3 }, () => "Star Shard");
const grove = [...twice(GROVE.filter(({ id }) => id !== "Gale Titan")), "Gale Titan", ...SHARDS];

/** Two decks that can be played against each other and themselves, by either's Leader or the third. */
export const DECKS: readonly Deck[] = [
  { leader: "Kaede, Ember Captain", deck: twice(EMBER), zDeck: twice(BEYOND.slice(2, 5)) },
  { leader: "Odo, Keeper of Shards", deck: grove, zDeck: BEYOND.map(({ id }) => id) },
  { leader: "Rook, Cornered", deck: grove, zDeck: BEYOND.map(({ id }) => id) },
];

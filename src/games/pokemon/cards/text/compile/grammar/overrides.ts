import type { PokemonSelector } from "@/games/pokemon/engine/effects/language";
import type { AbilitySentence, Sentence } from "../unresolved/sentences";

type Meaning = { readonly sentence: Sentence } | { readonly ability: AbilitySentence };

const active: PokemonSelector = { pokemon: "active", side: "yours" };
const asleep = { if: "pokemon", is: active, where: { conditions: ["Asleep"] } } as const;

/** Odd sentences, by their key (see `sentenceKey`): what the grammar has no rule for because no other card says the like. */
export const overrides: Readonly<Record<string, Meaning>> = {
  // Olympia: the Pokémon that left the Active Spot is chosen, being the only one there, before it is switched.
  "switch your active pokémon with 1 of your benched pokémon . if you do , heal 30 damage from the pokémon you moved to your bench": {
    sentence: {
      says: "steps",
      steps: [
        { do: "forEach", pokemon: { pokemon: "choose", side: "yours", place: "active", count: 1, bind: 1 }, steps: [] },
        {
          do: "ifYouDo",
          steps: [{ do: "switch", side: "yours", chooser: "you" }],
          then: [{ do: "heal", amount: 30, on: { pokemon: "bound", binding: 1 } }],
        },
      ],
    },
  },
  // All-Night Party.
  "once during each player's turn , if that player's active pokémon is asleep , he or she may remove that special condition and heal 30 damage from that pokémon":
    {
      ability: {
        says: "activated",
        limit: "oncePerTurn",
        either: true,
        when: asleep,
        steps: [
          { do: "cure", pokemon: active, conditions: ["Asleep"] },
          { do: "heal", amount: 30, on: active },
        ],
      },
    },
  // Snorlax.
  "this attack can be used even if this pokémon is asleep . if it is , this attack does 90 more damage": {
    sentence: {
      says: "usage",
      changes: [{ change: { permit: "attackWhileAsleep", on: { pokemon: "self" } } }],
      steps: [
        {
          do: "if",
          when: { if: "pokemon", is: { pokemon: "self" }, where: { conditions: ["Asleep"] } },
          then: [{ do: "attackDamage", change: "more", amount: 90 }],
        },
      ],
    },
  },
};

import type { CatalogueCard } from "@/cards/card";
import { ability, attack, pokemon } from "../../build";
import { counters, defending, each, more, per } from "../../phrases";

export const metal: readonly CatalogueCard[] = [
  pokemon("xy2-60", {
    names: ["Forretress", "Foretress", "Forretress", "Forretress"],
    stage: "Stage 1",
    from: ["Pineco", "Pomdepik", "Pineco", "Pineco"],
    hp: 100,
    type: "Metal",
    weakness: "Fire",
    resistance: "Psychic",
    retreat: 3,
    ability: ability(["Thorn Tempest", "Tempête d'Épines", "Tempestad de Espinas", "Spintempesta"], {
      kind: "triggered",
      on: { event: "played", how: "toEvolve", subject: "self" },
      optional: true,
      steps: [counters(1, each("opponents"))],
    }),
    attacks: [
      attack(
        ["Iron Crash", "Fer Destructeur", "Impacto Férreo", "Schiacciaferro"],
        "CC",
        "20+",
        more(per(20, { count: "retreatCost", of: defending })),
      ),
    ],
  }),
];

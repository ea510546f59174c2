import type { CatalogueCard } from "@/cards/card";
import { attack, pokemon } from "../../build";
import { countersOn, discard, energyOf, flip, fromHand, heads, ifHeads, more, recoil, self, times } from "../../phrases";

export const fighting: readonly CatalogueCard[] = [
  pokemon("xy2-45", {
    names: ["Geodude", "Racaillou", "Geodude", "Geodude"],
    hp: 60,
    type: "Fighting",
    weakness: "Grass",
    retreat: 2,
    attacks: [
      attack(["Rollout", "Roulade", "Desenrollar", "Rotolamento"], "F", "10"),
      attack(["Flail", "Fléau", "Azote", "Flagello"], "CC", "10×", times(countersOn(self))),
    ],
  }),
  pokemon("xy2-46", {
    names: ["Graveler", "Gravalanch", "Graveler", "Graveler"],
    stage: "Stage 1",
    from: ["Geodude", "Racaillou", "Geodude", "Geodude"],
    hp: 100,
    type: "Fighting",
    weakness: "Grass",
    retreat: 3,
    attacks: [
      attack(["Double-Edge", "Damoclès", "Doble Filo", "Sdoppiatore"], "CCC", "60", recoil(20)),
      attack(["Rollout", "Roulade", "Desenrollar", "Rotolamento"], "FFCC", "80"),
    ],
  }),
  pokemon("xy2-47", {
    names: ["Golem", "Grolem", "Golem", "Golem"],
    stage: "Stage 2",
    from: ["Graveler", "Gravalanch", "Graveler", "Graveler"],
    hp: 150,
    type: "Fighting",
    weakness: "Grass",
    retreat: 3,
    attacks: [
      attack(["Stone Edge", "Lame de Roc", "Roca Afilada", "Pietrataglio"], "FFC", "60+", ifHeads(more(30))),
      attack(["Explosion", "Explosion", "Explosión", "Esplosione"], "FFCC", "150", recoil(100)),
    ],
  }),
  pokemon("xy2-48", {
    names: ["Binacle", "Opermine", "Binacle", "Binacle"],
    hp: 70,
    type: "Fighting",
    weakness: "Grass",
    retreat: 3,
    attacks: [attack(["Double Scratch", "Double Écorchure", "Arañazo Doble", "Doppio Graffio"], "FF", "30×", flip(2), times(heads))],
  }),
  pokemon("xy2-49", {
    names: ["Barbaracle", "Golgopathe", "Barbaracle", "Barbaracle"],
    stage: "Stage 1",
    from: ["Binacle", "Opermine", "Binacle", "Binacle"],
    hp: 110,
    type: "Fighting",
    weakness: "Grass",
    retreat: 2,
    attacks: [
      attack(
        ["Rock Rush", "Déferlante Rocheuse", "Embestida de Rocas", "Rocciafuria"],
        "FF",
        "30×",
        discard(fromHand("any", energyOf("Fighting"), 1)),
        times({ count: "bound", binding: 1, where: { category: "Energy" } }),
      ),
      attack(["Boulder Crush", "Rocher Écrasant", "Alud de Rocas", "Macignata"], "FFF", "80"),
    ],
  }),
];

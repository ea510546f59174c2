import type { Occasion } from "../state/frames";

/** The kinds of [Counter] that answer an occasion. */
export function kindsFor(occasion: Occasion): readonly string[] {
  switch (occasion.of) {
    case "play":
      return ["Counter: Play"];
    case "attack":
      return occasion.battleCard ? ["Counter: Attack", "Counter: Battle Card Attack"] : ["Counter: Attack"];
    case "skill": {
      const kinds: string[] = [];
      if (occasion.play) kinds.push("Counter: Play");
      if (occasion.attack) kinds.push("Counter: Attack");
      return kinds;
    }
    case "counter":
      return ["Counter: Counter"];
    default:
      return [];
  }
}

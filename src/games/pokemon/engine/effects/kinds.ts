import type { Modifier } from "./language";

type KindOf<M> = M extends { readonly modify: infer K extends string }
  ? K
  : M extends { readonly prevent: infer K extends string }
    ? K extends StopsAttacks
      ? "prevent"
      : `prevent ${K}`
    : M extends { readonly forbid: infer K extends string }
      ? `forbid ${K}`
      : M extends { readonly suppress: infer K extends string }
        ? `suppress ${K}`
        : M extends { readonly permit: infer K extends string }
          ? `permit ${K}`
          : M extends { readonly replace: infer K extends string }
            ? `replace ${K}`
            : "trigger";

type StopsAttacks = "damage" | "effects" | "damageAndEffects";

/** The kind under which the rules look for a change: "damageTaken", "prevent", "forbid attack", … */
export type Kind = KindOf<Modifier>;

type Member<M, K> = M extends unknown ? (K extends KindOf<M> ? M : never) : never;

/** The words of a change, by its kind. */
export type Changes = { readonly [K in Kind]: Member<Modifier, K> };

export function kindOf(change: Modifier): Kind {
  if ("modify" in change) return change.modify;
  if ("prevent" in change) {
    const { prevent } = change;
    return prevent === "damage" || prevent === "effects" || prevent === "damageAndEffects" ? "prevent" : `prevent ${prevent}`;
  }
  if ("forbid" in change) return `forbid ${change.forbid}`;
  if ("suppress" in change) return `suppress ${change.suppress}`;
  if ("permit" in change) return `permit ${change.permit}`;
  if ("replace" in change) return `replace ${change.replace}`;
  return "trigger";
}

import type { Seat } from "@/kernel/game";
import { type ShownDamage, shownDamage } from "../attack/preview";
import { cardView } from "../changes/moveCards";
import type { Match } from "../match";
import type { Action } from "../options";
import type { CardView } from "../view";
import type { UsableAttack } from "./attacks";

type Attacking = Extract<Action, { do: "attack" }>;

/**
 * An attack that may be used. Its damage is worked out when it is looked at: most options are listed for somebody who does not.
 * A class, since a getter in a literal costs a hidden class for each option, which keeps the whole match of it alive.
 */
export class AttackOption implements Attacking {
  readonly do = "attack";
  readonly pokemon: number;
  readonly source: CardView;
  readonly index: number;
  readonly name: string;
  readonly #m: Match;
  readonly #seat: Seat;
  readonly #usable: UsableAttack;

  constructor(m: Match, seat: Seat, usable: UsableAttack) {
    const { pokemon, card, attack } = usable;
    this.pokemon = pokemon.id;
    this.source = cardView(m, card);
    this.index = attack.index;
    this.name = attack.attack.name;
    this.#m = m;
    this.#seat = seat;
    this.#usable = usable;
  }

  get damage(): ShownDamage | null {
    return shownDamage(this.#m, this.#seat, this.#usable);
  }

  toJSON(): Attacking {
    const { do: act, pokemon, source, index, name, damage } = this;
    return { do: act, pokemon, source, index, name, damage };
  }
}

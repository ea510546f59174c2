import type { CardRef, Cards, Who, Zone } from "@/games/dragonball/engine/effects/language";

/**
 * Words that point back ("it", "those cards", "their") stand in a freshly read text as these marks; `resolve` puts what they mean in their place. No mark
 * is left in a compiled skill.
 */
const mark = (name: string): { readonly bound: string } => ({ bound: `?${name}` });

/** "It": the one card spoken of last. */
export const IT = mark("it");
/** "That card": the one spoken of last that is not this card. */
export const THAT = mark("that");
/** "Them", "those cards": the cards spoken of last. */
export const THEM = mark("them");
/** "The chosen card", "the chosen cards": of a choice. */
export const CHOSEN = mark("chosen");
export const ALL_CHOSEN = mark("allChosen");
/** "The second chosen card": the nth choice of the text; "a chosen card": the only one. */
export const nthChosen = (nth: number | "only") => mark(`nth/${nth}`);
/** The nth choice that the same phrase makes. */
export const chosenHere = (nth: number) => mark(`here${nth}`);
/** Stands behind the name of a choice that the text calls one: "choose …", not "discard 1 card". */
export const SAID = " said";
/** "Among them": the cards looked at or revealed last. */
export const LOOKED = mark("looked");
/** "The remaining cards": of those looked at, what was not chosen out of them. */
export const REMAINING = mark("remaining");
/** "The cards placed in your Drop with this skill": what this skill has done with cards, and where they went. */
export interface Deed {
  readonly did: "move" | "play" | "ko" | "discard" | "combo" | "rest" | "active";
  readonly to?: Zone | "removed";
}
export const done = ({ did, to = "deck" }: Deed) => mark(`done/${did}/${did === "move" ? to : ""}`);
/** The zone of "shuffle any areas you looked through": of which there may be none or several. */
export const THROUGH = "?through" as unknown as "deck";
/** "From under that card": the card under which something was placed last, else the one spoken of. */
export const PILE = mark("pile");
/** The token or tokens that were played last. */
export const TOKEN = mark("token");
/** The card that triggered the skill ("the attacking card"). */
export const EVENT: CardRef = "event";
/** "This card … from your hand": the source, and the zone in which its skill works (DB-SKILL-04). */
export const thisIn = (...zones: readonly Zone[]) => mark(`this/${zones.join()}`);

/** "It … from your Drop". */
export const itIn = (zone: Zone) => mark(`it/${zone}`);

/** "This card from under …": the source, whose skill works while it lies there (DB-UNDER-04). */
export const thisUnder = (piles: Cards) => mark(`under/${JSON.stringify(piles)}`);

export const isMark = (ref: unknown): ref is { readonly bound: string } =>
  typeof ref === "object" && ref !== null && "bound" in ref && typeof ref.bound === "string" && ref.bound.startsWith("?");

// The player whom the sentence speaks of: not a value of the language, and gone after `asPlayer`.
export const THEIR = "their" as unknown as Who;

import { faultOf } from "@/cards/import/import";
import { importFaultWords } from "@/games/pokemon/cards/import/fault";
import { printedCard, printedTexts, type TcgdexCard } from "@/games/pokemon/cards/import/tcgdex";
import { compileCard } from "@/games/pokemon/cards/text/compile/card";
import type { PrintedCard } from "@/games/pokemon/cards/text/compile/card/printed";
import { disagreements, PRINTED, type PrintedLocale } from "@/games/pokemon/cards/text/compile/checks/agreement";
import { MISPRINTS } from "@/games/pokemon/cards/text/compile/checks/misprints";
import { rendered, roundTrips, type TextKind } from "@/games/pokemon/cards/text/compile/checks/round-trip";
import { compileAbility, compileSteps } from "@/games/pokemon/cards/text/compile/text";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import { TextFailure } from "@/kernel/texts/failure";
import { recordsOf } from "../card-data";
import { type CoveredCard, type CoveredGame, type CoveredRecord, type CoveredTexts, type Held, timed } from "./game";

/** A card's texts of one kind: as printed in English, and where they stand among all its texts. */
interface Texts {
  readonly kind: TextKind;
  readonly texts: readonly string[];
  readonly from: number;
}

/** Pokémon: besides the round trip, whether our sentences say what the French, Spanish and Italian prints say. */
export function pokemon(): CoveredGame {
  const disagreed: string[] = [];
  const misprints: string[] = [];

  /** A card without a print in the language has nothing to disagree with. */
  function agreement(record: TcgdexCard, definition: CardDefinition, { texts, from }: Texts, locale: PrintedLocale): Held {
    const prints = printedTexts(record, locale);
    const ours = rendered(definition, locale);
    if (!ours) return "fails";
    const differing = texts.flatMap((_, index): readonly string[] => {
      const print = prints[from + index] ?? "";
      const own = ours[from + index] ?? "";
      const damage = definition.category === "Pokémon" ? definition.attacks[from + index]?.damage?.base : undefined;
      const signs = print === "" ? [] : disagreements(own, print, locale, damage);
      return signs.length === 0 ? [] : [`${signs.join(", ")}\n      ours:  ${own}\n      print: ${print.replace(/\s+/g, " ")}`];
    });
    if (differing.length === 0) return "holds";
    const misprint = MISPRINTS.find((each) => each.card === definition.id && each.locale === locale);
    if (misprint) misprints.push(`${definition.id} ${locale}: ${misprint.wrong}`);
    else for (const each of differing) disagreed.push(`${locale} ${definition.id} ${each}`);
    return misprint ? "misprint" : "fails";
  }

  function heldOf(record: TcgdexCard, printed: PrintedCard, definition: CardDefinition, group: Texts): Readonly<Record<string, Held>> {
    const state = (locale: PrintedLocale) => agreement(record, definition, group, locale);
    const again: Held = roundTrips(printed, definition, group.kind) ? "holds" : "fails";
    return { "round trip": again, ...Object.fromEntries(PRINTED.map((locale) => [locale, state(locale)])) };
  }

  function covered(record: TcgdexCard, printed: PrintedCard): CoveredCard {
    const { value: result, microseconds } = timed(() => compileCard(printed));
    // What cannot be said is not played.
    const definition = "definition" in result && rendered(result.definition, "en") ? result.definition : undefined;
    const unsaid = definition ? [] : [{ sentence: printed.name, why: "we have no words for what it does" }];
    return {
      id: printed.id,
      name: printed.name,
      playable: definition !== undefined,
      failures: "failures" in result ? result.failures : unsaid,
      kinds: textsOf(printed).map((group): CoveredTexts => {
        const spoken = group.texts.filter((text) => text !== "");
        const held = definition && spoken.length > 0 ? heldOf(record, printed, definition, group) : undefined;
        return { kind: group.kind, texts: spoken.length, read: readAlone(group, printed), ...(held && { held }) };
      }),
      microseconds,
    };
  }

  return {
    kinds: ["attack", "Ability", "Trainer", "Energy"] satisfies readonly TextKind[],
    measures: ["round trip", ...PRINTED],
    async *records(folders): AsyncIterable<CoveredRecord> {
      for await (const { source, set, record } of recordsOf(folders))
        yield { set: set.id, series: set.series, card: () => readRecord(() => source.parse(record), covered) };
    },
    closing: (shown) => {
      const differing = shown > 0 ? ["", "Where our sentences and the print differ:", ...disagreed.slice(0, shown)] : [];
      return [`\nWhere the print errs:\n${misprints.sort().join("\n")}`, ...differing];
    },
  };
}

/** A record and its English card; a fault where it is none: the import leaves it out as well, and says why. */
function readRecord(parse: () => TcgdexCard, covered: (record: TcgdexCard, printed: PrintedCard) => CoveredCard) {
  let id = "a record";
  let printed: PrintedCard;
  let record: TcgdexCard;
  try {
    record = parse();
    id = record.id;
    printed = printedCard(record);
  } catch (error) {
    return { fault: `${id}: ${importFaultWords(faultOf(error))}` };
  }
  return covered(record, printed);
}

function textsOf(card: PrintedCard): readonly Texts[] {
  if (card.category !== "Pokémon") return [{ kind: card.category, texts: [card.text], from: 0 }];
  const attacks = card.attacks.map(({ text }) => text);
  const abilities = [...card.abilities, ...(card.ancientTrait ? [card.ancientTrait] : [])].map(({ text }) => text);
  const groups: readonly Texts[] = [
    { kind: "attack", texts: attacks, from: 0 },
    { kind: "Ability", texts: abilities, from: attacks.length },
  ];
  return groups.filter(({ texts }) => texts.length > 0);
}

/** How many texts of a kind compile, each by itself. */
function readAlone({ kind, texts }: Texts, card: PrintedCard): number {
  const played = kind === "attack" || (card.category === "Trainer" && (card.kind === "Item" || card.kind === "Supporter"));
  const setting = {
    name: card.name,
    category: card.category,
    attacks: card.category === "Energy" ? [] : card.attacks.map(({ name }) => name),
    abilities: card.category === "Pokémon" ? card.abilities.map(({ name }) => name) : [],
  };
  return texts.filter((text) => {
    if (text === "") return false;
    try {
      if (played) compileSteps(text, setting);
      else compileAbility(text, setting);
      return true;
    } catch (error) {
      if (!(error instanceof TextFailure)) throw error;
      return false;
    }
  }).length;
}

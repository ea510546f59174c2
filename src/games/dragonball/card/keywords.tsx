import { useTranslations } from "next-intl";
import type { GlyphName } from "./glyphs";
import { Glyph } from "./glyphs";
import { ColorPip } from "./symbols";
import type { Bracket } from "./text/skill";
import { bracketWord } from "./words";

/** What a keyword is about; its chip has a hue for it. */
type Concern = "guard" | "harm" | "strike" | "growth" | "counter" | "other";

const KEYWORD_SIGNS: Readonly<Record<string, readonly [GlyphName, Concern]>> = {
  Blocker: ["blocker", "guard"],
  "Double Strike": ["strike", "strike"],
  "Triple Strike": ["strike", "strike"],
  "Quadruple Strike": ["strike", "strike"],
  Critical: ["critical", "harm"],
  "Dual Attack": ["again", "strike"],
  "Triple Attack": ["again", "strike"],
  Barrier: ["barrier", "guard"],
  Revenge: ["revenge", "harm"],
  Deflect: ["deflect", "guard"],
  Indestructible: ["indestructible", "guard"],
  "Victory Strike": ["victory", "harm"],
  Evolve: ["evolve", "growth"],
  "EX-Evolve": ["evolve", "growth"],
  "Xeno-Evolve": ["evolve", "growth"],
  "Union-Fusion": ["union", "growth"],
  "Union-Potara": ["union", "growth"],
  "Union-Absorb": ["union", "growth"],
  "Super Combo": ["combo", "other"],
  Field: ["field", "other"],
  Awaken: ["awaken", "other"],
  "Awaken: Surge": ["awaken", "other"],
  "Z-Awaken": ["awaken", "other"],
  Unique: ["unique", "other"],
  Servant: ["servant", "other"],
  "Over Realm": ["realm", "other"],
  "Dark Over Realm": ["realm", "other"],
  Wormhole: ["realm", "other"],
};

const signOf = (name: string): readonly [GlyphName, Concern] =>
  KEYWORD_SIGNS[name] ?? (name.startsWith("Counter") ? ["counter", "counter"] : ["skill", "other"]);

/** Keywords worth a sign on the table, those first that decide battles. */
export const battleKeywords = (keywords: readonly string[]): readonly string[] => {
  const order = Object.keys(KEYWORD_SIGNS).slice(0, 12);
  return order.filter((name) => keywords.includes(name));
};

/** A keyword with its sign. */
export function KeywordChip({ bracket }: { bracket: Bracket }) {
  const t = useTranslations("dragonballCard");
  const [glyph, concern] = signOf(bracket.name);
  return (
    <span className="kw" data-concern={concern}>
      <Glyph name={glyph} />
      <span>{bracketWord(bracket, t)}</span>
      {bracket.colors.map((color) => (
        <ColorPip key={color} color={color} />
      ))}
    </span>
  );
}

/** The sign of a keyword alone. */
export function KeywordSign({ name }: { name: string }) {
  const t = useTranslations("dragonballCard");
  const [glyph, concern] = signOf(name);
  return (
    <i className="kw-sign" data-concern={concern} title={bracketWord({ name }, t)}>
      <Glyph name={glyph} />
    </i>
  );
}

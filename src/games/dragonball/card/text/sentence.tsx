import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { ColorPip, EitherPip, EnergyPip } from "@/games/dragonball/card/symbols";
import { bracketWord, plainPower } from "@/games/dragonball/card/words";
import { keyed } from "@/ui/card/keyed";
import { type Bracket, type Part, readSkill } from "./skill";

/** Chips of skill kinds share a hue: what happens by itself, what lasts, what one does, what answers, what turns a Leader. */
function hueOf(name: string): string {
  if (name === "Auto") return "auto";
  if (name === "Permanent") return "permanent";
  if (name.startsWith("Activate")) return "activate";
  if (name.startsWith("Counter")) return "counter";
  if (/Awaken|Wish/.test(name)) return "awaken";
  return MODIFIERS.has(name) ? "modifier" : "keyword";
}

/** Keywords on a skill, which are no skills of their own (DB-KEY-01a). */
const MODIFIERS = new Set(["Once per turn", "Twice per turn", "Limit", "Bond", "Sparking", "Burst", "Spirit Boost"]);

/** The kind of a skill, or a keyword that stands before its sentence. */
export function SkillTag({ bracket }: { bracket: Bracket }) {
  const t = useTranslations("dragonballCard");
  return (
    <span className="sk" data-hue={hueOf(bracket.name)}>
      {bracketWord(bracket, t)}
      {bracket.colors.map((color) => (
        <ColorPip key={color} color={color} />
      ))}
    </span>
  );
}

/** A skill with its chips and symbols; on a Unison the marker cost stands before it on a tab that points up or down. */
export function SkillText({ text }: { text: string }) {
  const { markers, tags, parts } = readSkill(text);
  const sentence = (
    <p className="card__text">
      {keyed(tags, ({ name }) => name).map(({ key, item }) => (
        <SkillTag key={key} bracket={item} />
      ))}
      <Sentence parts={parts} />
    </p>
  );
  if (markers === undefined) return <div className="card__skill">{sentence}</div>;
  return (
    <div className="card__skill card__skill--markers">
      <b className="marker-tab" data-less={markers.startsWith("−") || undefined}>
        {markers}
      </b>
      {sentence}
    </div>
  );
}

/** A sentence of a skill with its symbols drawn. */
export function Sentence({ parts }: { parts: readonly Part[] }) {
  return keyed(parts, (part) => JSON.stringify(part)).map(({ key, item }) => (
    <Fragment key={key}>
      <Piece part={item} />
    </Fragment>
  ));
}

function Piece({ part }: { part: Part }) {
  const t = useTranslations("dragonballCard");
  switch (part.kind) {
    case "words":
      return part.text.replace(/\d{4,}/g, (power) => plainPower(Number(power)));
    case "energy":
      return <EnergyPip count={part.count} />;
    case "color": {
      const [first, second] = part.colors;
      if (first === undefined) return null;
      return second === undefined ? <ColorPip color={first} /> : <EitherPip first={first} second={second} />;
    }
    case "bracket":
      return <b className="card__skill-keyword">{bracketWord(part.bracket, t)}</b>;
    case "character":
      return <b>{part.text}</b>;
    case "trait":
      return t("trait", { trait: part.text });
    case "name":
      return t("name", { name: part.text });
  }
}

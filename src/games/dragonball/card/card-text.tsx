import { useTranslations } from "next-intl";
import { keyed } from "@/ui/card/keyed";
import type { CardSize } from "@/ui/card/state";
import { Glyph } from "./glyphs";
import { KeywordChip } from "./keywords";
import type { CardFace } from "./model";
import { type Side, sideOf } from "./sides";
import { SkillText } from "./text/sentence";
import { readSkill } from "./text/skill";
import { kindWord, plainPower } from "./words";

/** What stands on the text sheet: the name alone on a small card, the first lines on a medium one, everything on a large one. */
export function CardText({ face, side, size }: { face: CardFace; side: Side; size: CardSize }) {
  const { name, skills } = sideOf(face, side);
  const title = (
    <div className="card__title">
      <span className="card__name">{name}</span>
    </div>
  );
  if (size === "s") return title;
  const read = skills.map((text) => ({ text, skill: readSkill(text) }));
  const plain = read.filter(({ skill }) => skill.parts.length === 0).flatMap(({ skill }) => skill.tags);
  const spoken = read.filter(({ skill }) => skill.parts.length > 0).map(({ text }) => text);
  return (
    <>
      {title}
      <Who face={face} side={side} />
      {plain.length > 0 && (
        <p className="card__keywords">
          {keyed(plain, ({ name }) => name).map(({ key, item }) => (
            <KeywordChip key={key} bracket={item} />
          ))}
        </p>
      )}
      {keyed(spoken, (text) => text).map(({ key, item }) => (
        <SkillText key={key} text={item} />
      ))}
      {size === "l" && <Foot face={face} side={side} />}
    </>
  );
}

/** Characters and traits; the kind where there are none. */
function Who({ face, side }: { face: CardFace; side: Side }) {
  const t = useTranslations("dragonballCard");
  const { characters, traits } = sideOf(face, side);
  if (characters.length + traits.length === 0) return <p className="card__line">{kindWord(face, t)}</p>;
  return (
    <p className="card__line">
      <b>{characters.join(", ")}</b> {traits.map((trait) => t("trait", { trait })).join(" ")}
    </p>
  );
}

/** Combo, or the kind; the era, or the card number. */
function Foot({ face, side }: { face: CardFace; side: Side }) {
  const t = useTranslations("dragonballCard");
  return (
    <p className="card__foot">
      {face.comboPower === undefined ? (
        <span>{face.z ? t("zCard") : kindWord(face, t)}</span>
      ) : (
        <>
          <span className="card__foot-combo">
            <Glyph name="combo" />
            {t("combo")} <b>+{plainPower(face.comboPower)}</b>
          </span>
          <span>
            {t("comboCost")} <b>{face.comboCost ?? 0}</b>
          </span>
        </>
      )}
      <span>{sideOf(face, side).era ?? face.id}</span>
    </p>
  );
}

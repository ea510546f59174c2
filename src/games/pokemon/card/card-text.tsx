import { useTranslations } from "next-intl";
import { keyed } from "@/ui/card/keyed";
import type { CardSize } from "@/ui/card/state";
import { EnergySymbol } from "./energy-symbol";
import { badgeOf, familyOf, titleOf } from "./family";
import type { AbilityFace, AttackFace, CardFace, EnergyType, PokemonFace, TypeModifierFace } from "./model";
import { RulesText } from "./rules-text";
import { abilityWord, kindWord, stageWord } from "./words";

/** What stands on the text sheet: the name alone on a small card, names of attacks on a medium one, everything on a large one. */
export function CardText({ face, size }: { face: CardFace; size: CardSize }) {
  const t = useTranslations("card");
  if (size === "s") return <ShortTitle face={face} />;
  const full = size === "l";
  if (face.category !== "Pokémon") {
    return (
      <>
        <Title face={face} />
        {(full || (face.category === "Energy" && face.kind === "Basic")) && <Line face={face} text={kindWord(face.kind, t)} full={full} />}
        {face.text !== "" && <RulesText text={face.text} className="card__text card__text--main" />}
        {full && <Rules face={face} />}
      </>
    );
  }
  return (
    <>
      <Title face={face} />
      {full && <Line face={face} text={stageLine(face, t)} full />}
      {face.abilities.map((ability) => (
        <Ability key={ability.name} ability={ability} full={full} />
      ))}
      {face.attacks.map((attack) => (
        <Attack key={attack.name} attack={attack} full={full} />
      ))}
      {full && <Rules face={face} />}
      {full && <Stats face={face} />}
    </>
  );
}

function stageLine(face: PokemonFace, t: ReturnType<typeof useTranslations>): string {
  const stage = stageWord(familyOf(face) === "Mega" ? "Mega" : face.stage, t);
  return face.evolvesFrom === undefined ? stage : t("stageFrom", { stage, name: face.evolvesFrom });
}

/** On a small card the badge alone says that a Pokémon is a Mega. */
function ShortTitle({ face }: { face: CardFace }) {
  const t = useTranslations("card");
  const family = familyOf(face);
  const badge = family === "Mega" ? "M-EX" : family && badgeOf(family, t("breakWord"));
  return (
    <div className="card__title">
      <span className="card__name">{titleOf(face)}</span>
      {badge !== undefined && badge !== "Radiant" && <span className="card__family">{badge}</span>}
    </div>
  );
}

function Title({ face }: { face: CardFace }) {
  const t = useTranslations("card");
  const family = familyOf(face);
  return (
    <div className="card__title">
      <span className="card__name">
        {family === "Mega" && <small>{t("megaWord")} </small>}
        {titleOf(face)}
      </span>
      {family !== undefined && family !== "Radiant" && <span className="card__family">{badgeOf(family, t("breakWord"))}</span>}
    </div>
  );
}

/** Under the name: stage or kind, and on the full card where it was printed. */
function Line({ face, text, full }: { face: CardFace; text: string; full: boolean }) {
  const print = [face.set, face.number].filter((part) => part !== undefined).join(" ");
  return (
    <p className="card__line">
      {text}
      {full && print !== "" && <span className="card__print">{print}</span>}
    </p>
  );
}

function Ability({ ability, full }: { ability: AbilityFace; full: boolean }) {
  const t = useTranslations("card");
  return (
    <div className="card__ability">
      <div className="card__ability-row">
        {full && <span className="card__tag">{abilityWord(ability.kind, t)}</span>}
        <span className="card__attack-name">{ability.name}</span>
      </div>
      {full && <RulesText text={ability.text} />}
    </div>
  );
}

/**
 * How the name of an attack stands on a card of medium size, where its longest word finds no room beside symbols and damage: in smaller letters, or on a line
 * of its own. All in hundredths of the card's width, as `sizes.css` gives them.
 */
function standOf({ name, cost, damage = "" }: AttackFace): "small" | "below" | undefined {
  const room = 67 - 6.4 * Math.max(1, cost.length) - 6.2 * damage.length;
  const letters = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return letters * 4.2 <= room ? undefined : letters * 3.6 <= room ? "small" : "below";
}

function Attack({ attack, full }: { attack: AttackFace; full: boolean }) {
  return (
    <div className="card__attack">
      <div className="card__attack-row" data-name={standOf(attack)}>
        <Cost cost={attack.cost} />
        <span className="card__attack-name">{attack.name}</span>
        {attack.damage !== undefined && <span className="card__damage">{attack.damage}</span>}
      </div>
      {full && attack.text !== undefined && attack.text !== "" && <RulesText text={attack.text} />}
    </div>
  );
}

/** The cost of an attack as symbols; a zero where there is none. */
export function Cost({ cost }: { cost: readonly EnergyType[] }) {
  const t = useTranslations("card");
  return (
    <span className="card__cost">
      {cost.length === 0 && (
        <span className="card__free" role="img" aria-label={t("freeAttack")}>
          0
        </span>
      )}
      {keyed(cost, (type) => type).map(({ key, item }) => (
        <EnergySymbol key={key} type={item} />
      ))}
    </span>
  );
}

function Rules({ face }: { face: CardFace }) {
  return face.rules.map((rule) => <RulesText key={rule} text={rule} className="card__rule" />);
}

function Stats({ face }: { face: PokemonFace }) {
  const t = useTranslations("card");
  if (familyOf(face) === "BREAK") return null;
  return (
    <dl className="card__stats">
      <Modifiers label={t("weakness")} modifiers={face.weaknesses} />
      <Modifiers label={t("resistance")} modifiers={face.resistances} />
      <div>
        <dt>{t("retreat")}</dt>
        <dd>
          {face.retreatCost === 0 ? (
            t("freeRetreat")
          ) : (
            <span role="img" aria-label={t("retreatCost", { count: face.retreatCost })}>
              {Array.from({ length: face.retreatCost }, (_, index) => `unit ${index}`).map((unit) => (
                <EnergySymbol key={unit} type="Colorless" />
              ))}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Modifiers({ label, modifiers }: { label: string; modifiers: readonly TypeModifierFace[] }) {
  const t = useTranslations("card");
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {modifiers.length === 0 && (
          <span role="img" aria-label={t("none")}>
            –
          </span>
        )}
        {modifiers.map(({ type, value }) => (
          <span key={type}>
            <EnergySymbol type={type} />
            {value}
          </span>
        ))}
      </dd>
    </div>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { type LaidCard, type LaidPosition, laidIn } from "@/match/laid-out";
import { keyed } from "@/ui/card/keyed";
import { Button, Icon } from "@/ui/shell";
import type { Faces } from "../../decks/kit";
import { Stepper } from "../../decks/stepper";
import { type LaidZone, nameOf, type PositionKit } from "./kit";
import { type LaidAt, type LaidPlace, withAttached, withChanged, withDetached, withMoved, withRemoved, withShifted } from "./laid";

/** What lies on a card, and where it goes. */
export function CardPanel<Face>({
  kit,
  at,
  card,
  zone,
  position,
  faces,
  onChange,
}: {
  kit: PositionKit<Face>;
  at: LaidAt;
  card: LaidCard;
  zone: LaidZone;
  position: LaidPosition;
  faces: Faces<Face>;
  /** @param next what is aimed at from now on; what was, without */
  onChange: (position: LaidPosition, next?: LaidPlace | LaidAt) => void;
}) {
  const t = useTranslations("position");
  const words = useTranslations(kit.words);
  const face = faces[card.card];
  const tally = face === undefined || !zone.tallied ? null : kit.tallyOf(face);
  const counted = tally === null ? 0 : (card[tally.field] ?? tally.min);
  const { marks = [], attached = [] } = card;
  const place = { seat: at.seat, zone: at.zone } as const;
  const count = laidIn(position.sides[at.seat], at.zone).length;
  const change = (changed: Partial<LaidCard>) => onChange(withChanged(position, at, (before) => ({ ...before, ...changed })));
  const holders =
    face !== undefined && kit.attaches(face) && !zone.stands
      ? kit.zones
          .filter(({ stands }) => stands)
          .flatMap(({ key }) => laidIn(position.sides[at.seat], key).map((holder, index) => ({ zone: key, index, holder })))
      : [];
  const move = (to: string) => {
    const [kind, key = "", index = ""] = to.split(" ");
    const there = kit.zones.find((each) => each.key === key);
    if (kind === "zone" && there) onChange(withMoved(position, at, there), place);
    if (kind === "on")
      onChange(withAttached(withRemoved(position, at), { seat: at.seat, zone: key, index: Number(index) }, card.card), place);
  };
  return (
    <section className="laid-panel" aria-labelledby="laid-panel-title" data-testid="laid-card">
      <div className="laid-panel__who">
        {face !== undefined && <kit.Picture face={face} style={{ "--w": "62px" }} />}
        <div>
          <h2 id="laid-panel-title">{nameOf(kit, faces, card.card)}</h2>
          <p>
            {words(`zones.${at.zone}`)} · {t(`sides.${at.seat}`)}
          </p>
        </div>
        <Button size="sm" look="quiet" icon="cross" aria-label={t("close")} onClick={() => onChange(position, place)} />
      </div>
      {tally !== null && (
        <div className="laid-panel__row">
          <h3>{words("lying.tally")}</h3>
          <Stepper
            value={counted / tally.step}
            shown={tally.of === undefined ? counted : `${counted} / ${tally.of}`}
            min={tally.min / tally.step}
            max={tally.max / tally.step}
            labels={{ value: words("lying.tally"), fewer: t("fewer"), more: t("oneMore") }}
            onChange={(steps) => change({ [tally.field]: steps * tally.step })}
          />
        </div>
      )}
      {zone.marks && (
        <fieldset className="laid-panel__marks">
          <legend>{words("lying.marks")}</legend>
          {zone.marks.map((mark) => (
            <button
              key={mark}
              type="button"
              className="laid-panel__mark"
              aria-pressed={marks.includes(mark)}
              onClick={() => change({ marks: marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark] })}
            >
              {marks.includes(mark) && <Icon name="check" />}
              {words(`marks.${mark}`)}
            </button>
          ))}
        </fieldset>
      )}
      {zone.stands && attached.length > 0 && (
        <div>
          <h3>{words("lying.attached")}</h3>
          <ul className="laid-panel__attached">
            {keyed(attached, (id) => id).map(({ key, item: id }, index) => (
              <li key={key}>
                <span>{nameOf(kit, faces, id)}</span>
                <Button
                  size="sm"
                  look="quiet"
                  icon="bin"
                  aria-label={t("detach", { card: nameOf(kit, faces, id) })}
                  onClick={() => onChange(withDetached(position, at, index))}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="laid-panel__row">
        <select className="input" aria-label={t("move")} value="" onChange={({ target }) => move(target.value)}>
          <option value="">{t("move")}</option>
          {kit.zones
            .filter(({ key, most }) => key !== at.zone && most !== 0)
            .map(({ key }) => (
              <option key={key} value={`zone ${key}`}>
                {words(`zones.${key}`)}
              </option>
            ))}
          {holders.map(({ zone: key, index, holder }) => (
            <option key={`${key} ${index}`} value={`on ${key} ${index}`}>
              {words("lying.on", { card: nameOf(kit, faces, holder.card) })}
            </option>
          ))}
        </select>
        {!zone.piled && count > 1 && (
          <>
            <Button
              size="sm"
              icon="stepBack"
              aria-label={t("earlier")}
              disabled={at.index === 0}
              onClick={() => onChange(withShifted(position, at, -1), { ...at, index: at.index - 1 })}
            />
            <Button
              size="sm"
              icon="stepOn"
              aria-label={t("later")}
              disabled={at.index === count - 1}
              onClick={() => onChange(withShifted(position, at, 1), { ...at, index: at.index + 1 })}
            />
          </>
        )}
        <Button size="sm" icon="bin" onClick={() => onChange(withRemoved(position, at), place)}>
          {t("remove")}
        </Button>
      </div>
    </section>
  );
}

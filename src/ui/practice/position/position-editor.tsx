"use client";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { type LaidPosition, laidIn } from "@/match/laid-out";
import { useEditionNames } from "@/ui/lobby/use-edition-names";
import { Button, FieldError, Icon, Segments, Wrap } from "@/ui/shell";
import { useDeed } from "@/ui/use-deed";
import type { Faces } from "../../decks/kit";
import { useOpponent } from "../use-opponent";
import { CardPanel } from "./card-panel";
import { CardSearch } from "./card-search";
import { nameOf, type PositionKit } from "./kit";
import { cardAt, hasRoom, type LaidAt, type LaidPlace, withAdded, withAttached, withRoomFor } from "./laid";
import { LaidSidePanel } from "./laid-side-panel";
import { positionAddress } from "./link";
import { SharePositionDialog } from "./share-position-dialog";
import "./position.css";

/** So many of its faults are told at once. */
const FAULTS_SHOWN = 3;
const REST_MS = 400;

/** A position laid out card by card, and played from against the computer. */
export function PositionEditor<Face>({
  kit,
  laid,
  faces: known,
}: {
  kit: PositionKit<Face>;
  /** To begin with. */
  laid: LaidPosition;
  /** Of all its cards that the catalogue has. */
  faces: Faces<Face>;
}) {
  const t = useTranslations("position");
  const words = useTranslations(kit.words);
  const named = useEditionNames(kit.game);
  const [position, setPosition] = useState(laid);
  const [faces, setFaces] = useState(known);
  const [target, aim] = useState<LaidPlace | LaidAt>(() => {
    const roomy = kit.zones.find((zone) => hasRoom(zone, laid.sides[0]));
    return { seat: 0, zone: roomy?.key ?? "" };
  });
  const [sharing, setSharing] = useState(false);
  const faults = useMemo(() => kit.faultsOf(position, faces), [kit, position, faces]);
  const selected = "index" in target ? target : null;
  const card = selected && cardAt(position, selected);
  const zone = kit.zones.find(({ key }) => key === target.zone);
  const knownEdition = kit.editions.includes(position.edition);
  useAddress(kit.game, position, laid);

  const mat = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLElement>(null);
  /** On a phone: they lie over the lower half of the window. */
  const [toolsOpen, setToolsOpen] = useState(false);
  const select = (place: LaidPlace | LaidAt) => {
    aim(place);
    setToolsOpen(true);
    tools.current?.focus({ preventScroll: true });
    tools.current?.scrollTo(0, 0);
  };
  // What they are for stays in sight, also where a card has come before it.
  const at = selected?.index ?? laidIn(position.sides[target.seat], target.zone).length;
  const aimed = `[data-zone="${target.seat} ${target.zone}"] [data-at="${at}"]`;
  useEffect(() => {
    if (toolsOpen) mat.current?.querySelector(aimed)?.scrollIntoView({ block: "nearest" });
  }, [toolsOpen, aimed]);
  const add = (id: string, face: Face) => {
    setFaces((before) => ({ ...before, [id]: face }));
    setPosition((before) => {
      const roomy = withRoomFor(before, target.seat, id);
      return selected && card ? withAttached(roomy, selected, id) : withAdded(roomy, target, { card: id });
    });
  };
  return (
    <Wrap className="laid">
      <header className="laid__head">
        <h1>{t("page")}</h1>
        {(kit.editions.length > 1 || !knownEdition) && (
          <label>
            {t("edition")}
            <select
              className="input"
              value={position.edition}
              onChange={({ target }) => setPosition({ ...position, edition: target.value })}
            >
              {!knownEdition && <option value={position.edition}>–</option>}
              {kit.editions.map((value) => (
                <option key={value} value={value}>
                  {named(value)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Segments
          label={t("turn")}
          value={String(position.turn)}
          options={([0, 1] as const).map((seat) => ({ value: String(seat), label: t(`turns.${seat}`) }))}
          onChange={(value) => setPosition({ ...position, turn: value === "1" ? 1 : 0 })}
        />
        {kit.phases.length > 0 && (
          <Segments
            label={t("phase")}
            value={position.phase ?? kit.phases[0] ?? ""}
            options={kit.phases.map((value) => ({ value, label: words(`phases.${value}`) }))}
            onChange={(phase) => setPosition({ ...position, phase })}
          />
        )}
      </header>
      {(position.title || position.goal) && (
        <section className="laid__puzzle" aria-label={t("puzzle")} data-testid="puzzle">
          <Icon name="flag" />
          <div>
            {position.title && <h2>{position.title}</h2>}
            {position.goal && <p>{position.goal}</p>}
          </div>
        </section>
      )}
      <div className="laid__grid">
        <div ref={mat} className="laid__mat">
          {([1, 0] as const).map((seat) => (
            <LaidSidePanel
              key={seat}
              kit={kit}
              seat={seat}
              position={position}
              faces={faces}
              target={target}
              onTarget={select}
              onChange={setPosition}
            />
          ))}
        </div>
        <aside ref={tools} tabIndex={-1} className="panel laid__tools" aria-label={t("tools")} data-open={toolsOpen || undefined}>
          {selected && card && zone && (
            <CardPanel
              kit={kit}
              at={selected}
              card={card}
              zone={zone}
              position={position}
              faces={faces}
              onChange={(changed, next) => {
                setPosition(changed);
                if (next) aim(next);
              }}
            />
          )}
          {zone && (card ? zone.stands : hasRoom(zone, position.sides[target.seat])) && (
            <CardSearch
              kit={kit}
              title={
                card
                  ? words("lying.attachTo", { card: nameOf(kit, faces, card.card) })
                  : t("addTo", { zone: words(`zones.${target.zone}`), side: t(`sides.${target.seat}`) })
              }
              zone={zone.key}
              attached={Boolean(card)}
              onAdd={add}
              onClose={toolsOpen && !card ? () => setToolsOpen(false) : null}
            />
          )}
        </aside>
      </div>
      <Foot kit={kit} position={position} faults={faults.length} onShare={() => setSharing(true)}>
        {faults.length === 0 ? (
          <p>
            <Icon name="check" /> {t("ready")}
          </p>
        ) : (
          <ul>
            {faults.slice(0, FAULTS_SHOWN).map(({ code, values }) => (
              <li key={`${code} ${JSON.stringify(values)}`}>
                <Icon name="warning" /> {words(`faults.${code}`, values)}
              </li>
            ))}
            {faults.length > FAULTS_SHOWN && <li>{t("more", { count: faults.length - FAULTS_SHOWN })}</li>}
          </ul>
        )}
      </Foot>
      {sharing && <SharePositionDialog game={kit.game} position={position} onChange={setPosition} onClose={() => setSharing(false)} />}
    </Wrap>
  );
}

/** Whether the position can be played, and against whom. */
function Foot<Face>({
  kit,
  position,
  faults,
  onShare,
  children,
}: {
  kit: PositionKit<Face>;
  position: LaidPosition;
  faults: number;
  onShare: () => void;
  children: React.ReactNode;
}) {
  const t = useTranslations("position");
  const practice = useTranslations("practice");
  const names = useTranslations("levels");
  const { busy, refusal, run } = useDeed();
  const { levels, level, choose, running, ready } = useOpponent(kit.game);
  return (
    <footer className="laid__foot">
      <div className="laid__state" role="status" data-testid="laid-faults" data-count={faults}>
        {children}
        {running !== null && (
          <p>
            {practice("running")}{" "}
            <a className="link" href={`/match/${running.id}`}>
              {practice("resume")}
            </a>
          </p>
        )}
        {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
      </div>
      {level !== undefined && (
        <Segments
          label={practice("levels")}
          value={level}
          options={levels.map((value) => ({ value, label: names(`${value}.name`) }))}
          onChange={choose}
        />
      )}
      <Button icon="copy" onClick={onShare}>
        {t("share.do")}
      </Button>
      <Button
        look="sun"
        icon="swords"
        busy={busy}
        disabled={faults > 0 || !ready}
        data-testid="play-position"
        onClick={() => level !== undefined && void run((say) => say("bot:position", { game: kit.game, level, position }))}
      >
        {t("play")}
      </Button>
    </footer>
  );
}

/** The address of the page holds what is laid out: a reload, and the way back from the table, lead to it. */
function useAddress(game: string, position: LaidPosition, begun: LaidPosition): void {
  useEffect(() => {
    if (position === begun) return;
    let here = true;
    const timer = setTimeout(async () => {
      const address = await positionAddress(game, position);
      if (here) window.history.replaceState(null, "", address);
    }, REST_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game, position, begun]);
}

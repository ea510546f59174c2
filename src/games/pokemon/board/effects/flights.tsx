"use client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Card, CardBack } from "@/games/pokemon/card";
import { useBoard } from "../board-context";
import { type Flight, flightsOf } from "../model/flights";

const FLIGHT_MS = 260;
const APART_MS = 60;

/** Cards flying to where the view already has them. They take no click, and any click ends them. */
export function Flights() {
  const { record, seat } = useBoard();
  const flights = useMemo(() => flightsOf(record.fresh, seat), [record.fresh, seat]);
  const last = record.fresh.at(-1)?.index ?? -1;
  const [landed, setLanded] = useState(-1);
  const land = useCallback(() => setLanded(last), [last]);
  if (flights.length === 0 || last <= landed) return null;
  return <Flock key={last} flights={flights} onLanded={land} />;
}

function Flock({ flights, onLanded }: { flights: readonly Flight[]; onLanded: () => void }) {
  const { faceOf } = useBoard();
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const flying = still ? [] : [...(sky.current?.children ?? [])].flatMap((card, place) => launch(card, flights[place], place));
    const land = () => {
      for (const flight of flying) flight.cancel();
      onLanded();
    };
    const timer = setTimeout(land, still ? 0 : FLIGHT_MS + APART_MS * flights.length);
    window.addEventListener("pointerdown", land, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", land, { capture: true });
    };
  }, [flights, onLanded]);
  return (
    <div ref={sky} aria-hidden="true">
      {flights.map(({ key, card }) => (
        <div key={key} className="flight" style={{ "--w": "84px", visibility: "hidden" }}>
          {card === null ? <CardBack /> : <Card face={faceOf(card)} size="s" />}
        </div>
      ))}
    </div>
  );
}

function launch(card: Element, flight: Flight | undefined, place: number): readonly Animation[] {
  const from = flight && document.querySelector(flight.from)?.getBoundingClientRect();
  const to = flight && document.querySelector(flight.to)?.getBoundingClientRect();
  if (!from || !to) return [];
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.left + box.width / 2 - 42}px, ${box.top + Math.min(box.height, 160) / 2 - 58}px) scale(${scale})`;
  return [
    card.animate(
      [
        { transform: at(from, 0.7), visibility: "visible", opacity: 0.9 },
        { transform: at(to, 0.9), visibility: "visible", opacity: 1 },
      ],
      { duration: FLIGHT_MS, delay: place * APART_MS, easing: "cubic-bezier(.2,.8,.25,1)" },
    ),
  ];
}

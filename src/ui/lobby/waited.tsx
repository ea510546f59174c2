"use client";
import { useEffect, useState } from "react";
import { spell } from "@/ui/match/clock";
import { learntAt } from "./learnt";

/** Minutes and seconds since this browser learnt of what began then (epoch milliseconds of the server), counting on. */
export function Waited({ since }: { since: number }) {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const look = () => {
      const now = Date.now();
      setWaited(now - learntAt(since, now, localStorage));
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [since]);
  // Read out once a second it would drown everything else.
  return (
    <span role="timer" aria-live="off">
      {spell(Math.floor(waited / 1000))}
    </span>
  );
}

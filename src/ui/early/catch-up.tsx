"use client";
import { useEffect } from "react";
import { catchUp } from "./early";

/** Does what the visitor did before the page was live. */
export function CatchUp(): null {
  useEffect(() => {
    if (window.early) void catchUp(window.early);
  }, []);
  return null;
}

"use client";
import { useEffect, useRef, useState } from "react";

const TYPING_MS = 300;

/** The text of a search box, and a call when the typing has paused on something else than what is already searched. */
export function useTypedSearch(searched: string, onSearch: (text: string) => void): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(searched);
  const call = useRef(onSearch);
  useEffect(() => {
    call.current = onSearch;
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === searched) return;
    const timer = setTimeout(() => call.current(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, searched]);
  return [typed, setTyped];
}

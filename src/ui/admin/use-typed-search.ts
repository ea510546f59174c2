"use client";
import { type RefObject, useEffect, useRef, useState } from "react";

const TYPING_MS = 300;

/**
 * The text of a search box, and a call when the typing has paused on something else than what is already searched.
 * The box is the third: what was typed into it before the page came to life is taken over.
 */
export function useTypedSearch(
  searched: string,
  onSearch: (text: string) => void,
): readonly [string, (text: string) => void, RefObject<HTMLInputElement | null>] {
  const [typed, setTyped] = useState(searched);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) setTyped(box.current.value);
  }, []);
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
  return [typed, setTyped, box];
}

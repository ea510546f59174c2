"use client";
import { useEffect, useState } from "react";
import type { ImportOverview, NewImport } from "@/admin/imports/schema";
import { type Answer, ask, withJson } from "../../ask";

const ADDRESS = "/api/admin/import";
const EVERY_MS = 1000;

export interface Imports {
  readonly overview: ImportOverview;
  /** Why the last request was refused. */
  readonly refusal: string | null;
  readonly busy: boolean;
  readonly start: (wanted: NewImport) => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly readAgain: () => Promise<void>;
}

/** What the server says of its imports; asked again and again while one is running, whoever began it. */
export function useImports(first: ImportOverview): Imports {
  const [overview, setOverview] = useState(first);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = overview.status?.state === "running" || overview.reading?.state === "running";

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(async () => {
      const answer = await ask<ImportOverview>(ADDRESS);
      if (answer.ok) setOverview(answer.value);
      setRefusal(answer.ok ? null : answer.code);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [running]);

  const deed = async (request: RequestInit, address = ADDRESS) => {
    setBusy(true);
    const answer: Answer<ImportOverview> = await ask(address, request);
    // Refused, since somebody else was sooner: then the page shows theirs.
    const standing = answer.ok ? answer : await ask<ImportOverview>(ADDRESS);
    setBusy(false);
    setRefusal(answer.ok ? null : answer.code);
    if (standing.ok) setOverview(standing.value);
  };
  return {
    overview,
    refusal,
    busy,
    start: (wanted) => deed(withJson("POST", wanted)),
    cancel: () => deed({ method: "DELETE" }),
    readAgain: () => deed({ method: "POST" }, `${ADDRESS}/reading`),
  };
}

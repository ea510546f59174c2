"use client";
import { useState } from "react";
import { type Answered, useConnection } from "@/ui/realtime";
import { useRefusalWords } from "./use-refusal-words";

/** One button's message to the server: busy while it is under way, and why it was refused. */
export function useDeed() {
  const { say } = useConnection();
  const words = useRefusalWords();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Answers whether it was done. */
  const run = async (deed: (speak: typeof say) => Promise<Answered>): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    const answer = await deed(say);
    setBusy(false);
    if (!answer.ok) setRefusal(words(answer));
    return answer.ok;
  };
  return { busy, refusal, run };
}

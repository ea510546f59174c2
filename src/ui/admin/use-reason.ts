import type { ChangeEvent } from "react";
import { useRef, useState } from "react";
import { REASON_MAX } from "@/admin/reason";

/** The line that an administrator writes before something is done; nothing is done while it is empty. */
export function useReason(missing: string) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const line = useRef<HTMLInputElement>(null);
  const isGiven = reason.trim() !== "";
  return {
    reason,
    /** Says what is missing, where nothing is written, and leads there. */
    asked(): boolean {
      setTried(true);
      if (!isGiven) line.current?.focus();
      return isGiven;
    },
    /** For the `Field`. */
    field: {
      ref: line,
      value: reason,
      maxLength: REASON_MAX,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setReason(event.target.value),
      error: tried && !isGiven ? missing : undefined,
    },
  };
}

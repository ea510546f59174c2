"use client";
import { useCallback } from "react";
import { connection } from "@/ui/realtime";
import { logOut } from "./session";

/** Hangs up, ends the session and goes to `destination`. Should the server not answer, the page comes back to life. */
export function useLogOut(destination = "/"): () => void {
  return useCallback(() => {
    connection.close();
    logOut().then(
      () => window.location.assign(destination),
      () => window.location.reload(),
    );
  }, [destination]);
}

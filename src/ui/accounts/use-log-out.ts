"use client";
import { useCallback } from "react";
import { logOut } from "./session";

/** Ends the session and goes to `destination`. Should the server not answer, the page comes back to life. */
export function useLogOut(destination = "/"): () => void {
  return useCallback(() => {
    logOut().then(
      () => window.location.assign(destination),
      () => window.location.reload(),
    );
  }, [destination]);
}

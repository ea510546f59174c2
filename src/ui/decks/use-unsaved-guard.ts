"use client";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";

export interface UnsavedGuard {
  /** The player wants to leave and has to be asked. */
  readonly leaving: boolean;
  /** Lets them go where they wanted to. */
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Where the browser's Back button leads, which a page cannot know. */
const BACK = Symbol("back");

/**
 * Stops whoever is about to leave with unsaved changes: the browser's own question for closing and reloading, ours for links of the site and for
 * Back. No page can refuse Back, so the history gets a second entry of this page, for Back to take.
 */
export function useUnsavedGuard(unsaved: boolean): UnsavedGuard {
  const router = useRouter();
  const [destination, setDestination] = useState<string | typeof BACK | null>(null);
  /** The page stands on its second entry. It stays there when the changes are saved. */
  const doubled = useRef(false);
  /** The page is on its way forward again, after a Back that had to be asked about. */
  const returning = useRef(false);
  /** The player has answered; the browser need not ask again. */
  const released = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    if (!doubled.current) window.history.pushState(null, "");
    doubled.current = true;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  const onTraversal = useEffectEvent((pathname: string) => {
    if (!doubled.current || released.current || window.location.pathname !== pathname) return;
    if (returning.current) {
      returning.current = false;
    } else if (unsaved) {
      returning.current = true;
      window.history.forward();
      setDestination(BACK);
    } else {
      doubled.current = false;
      window.history.back();
    }
  });
  // A link takes the place of the second entry, so that Back leads here once.
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = doubled.current ? linkOf(event) : null;
    if (link === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (unsaved) setDestination(link);
    else router.replace(link);
  });
  // The listeners stay the same for as long as the page: the router hears of a traversal first, and while it renders,
  // a listener that waits to be changed for another would miss it.
  useEffect(() => {
    const { pathname } = window.location;
    const traversal = () => onTraversal(pathname);
    const click = (event: MouseEvent) => onClick(event);
    window.addEventListener("popstate", traversal);
    // In the capture phase, before the router hears of the click.
    document.addEventListener("click", click, true);
    return () => {
      window.removeEventListener("popstate", traversal);
      document.removeEventListener("click", click, true);
    };
  }, []);

  return {
    leaving: destination !== null,
    leave: () => {
      released.current = true;
      setDestination(null);
      if (destination === BACK && window.history.length > 2) window.history.go(-2);
      else router.replace(typeof destination === "string" ? destination : "/jeu");
    },
    stay: () => setDestination(null),
  };
}

/** The page of this site that a click leads to in this tab; null for any other click. */
function linkOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event, link)) return null;
  const { origin, pathname, search } = new URL(link.href);
  return origin === window.location.origin && pathname !== window.location.pathname ? pathname + search : null;
}

function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || link.target === "_blank" || link.hasAttribute("download")
  );
}

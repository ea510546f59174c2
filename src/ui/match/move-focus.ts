/** What can be chosen or picked up, and every card of the hand. */
export const CHOICES = "button[data-option], button[data-holds], [data-place=hand-mine] li button";

const ROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const COLUMNS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus by an arrow; false for other keys. Left and right go along the row (`data-roving`: the hand, one side's Pokémon), round its ends, and stay
 * among what can be chosen there once they are at it; up and down go to what lies nearest above or below.
 */
export function moveFocus(here: HTMLElement, key: string): boolean {
  const along = ROWS[key];
  const across = COLUMNS[key];
  if ((along === undefined && across === undefined) || !takesArrows(here)) return false;
  const row = here.closest<HTMLElement>("[data-roving]");
  const list = here.closest("[data-roving=hand]") === null;
  const among = row === null ? document : row;
  const all = buttonsIn(among, row === null ? CHOICES : "button");
  const lit = all.filter((button) => button.matches("[data-option], [data-holds]"));
  const pool = list && lit.includes(here) ? lit : all;
  const next = across === undefined ? pool.at((pool.indexOf(here) + (along ?? 0)) % pool.length) : (nearest(here, across) ?? undefined);
  next?.focus();
  return true;
}

/** Whether the arrows belong to what has the focus: among choices, and in a row of cards, they move it. */
export function takesArrows(here: Element): boolean {
  const button = here.closest("button");
  return button !== null && (button.closest("[data-roving]") !== null || button.matches(CHOICES));
}

function buttonsIn(among: ParentNode, selector: string): HTMLElement[] {
  return [...among.querySelectorAll<HTMLButtonElement>(selector)].filter((button) => button.offsetParent !== null && !button.disabled);
}

/** What can have the focus nearest below (1) or above (-1), to the side rather than far away. */
function nearest(here: HTMLElement, down: 1 | -1): HTMLElement | null {
  const from = centre(here);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const button of buttonsIn(document, `${CHOICES}, [data-roving] button`)) {
    const { x, y } = centre(button);
    const away = (y - from.y) * down;
    if (away < 12) continue;
    const distance = away + 2 * Math.abs(x - from.x);
    if (distance < least) [best, least] = [button, distance];
  }
  return best;
}

function centre(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

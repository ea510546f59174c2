/**
 * A notice by the system, which leads back to the page and is gone once somebody is there: one that stayed would be replaced by the next without a sign.
 * Null where the browser has no such notices. Chrome for Android has `Notification` and grants it, but only a service worker may make one there: the
 * constructor is a TypeError. One does without, as the sound and the tab's title say the same.
 */
export function systemNotice(words: string, options: NotificationOptions): Notification | null {
  const notice = Notification.permission === "granted" ? made(words, options) : null;
  if (notice === null) return null;
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  document.addEventListener("visibilitychange", () => notice.close(), { once: true });
  return notice;
}

/**
 * Whether this browser lets a page make notices. One that does not (Chrome for Android) throws at the mere constructor; elsewhere nothing is shown by it
 * before the player has allowed notices, and afterwards it has been tried.
 */
export function canNotify(): boolean {
  if (!("Notification" in globalThis)) return false;
  if (Notification.permission === "granted") return true;
  const tried = made("");
  tried?.close();
  return tried !== null;
}

function made(words: string, options?: NotificationOptions): Notification | null {
  try {
    return new Notification(words, options);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

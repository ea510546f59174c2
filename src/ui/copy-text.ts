/**
 * Copies a text for the visitor, who has just pressed something.
 *
 * @returns whether it is copied: visitors may refuse it, and then it is copied by hand
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Where there is no clipboard this throws, too.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyAsOfOld(text);
  }
}

/** Browsers give no clipboard to sites without https, such as one in the own home. */
function copyAsOfOld(text: string): boolean {
  const give = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
  };
  document.addEventListener("copy", give);
  try {
    return document.execCommand("copy");
  } finally {
    document.removeEventListener("copy", give);
  }
}

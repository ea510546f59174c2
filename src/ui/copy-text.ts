/**
 * Copies a text for the visitor.
 *
 * @returns whether it is copied: browsers give no clipboard to sites without https, and visitors may refuse it; then it is copied by hand
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Where there is no clipboard this throws, too.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

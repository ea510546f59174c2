import { isStorable } from "@/i18n/text";

/** The pseudo of an address, or null where it cannot be one. */
export async function pseudoIn(params: Promise<{ pseudo: string }>): Promise<string | null> {
  try {
    const pseudo = decodeURIComponent((await params).pseudo);
    return isStorable(pseudo) ? pseudo : null;
  } catch {
    return null;
  }
}

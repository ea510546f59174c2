/**
 * What this browser knows of the shuffles that it added its part to, from before they were made: so that whoever verifies a match later has it from
 * themselves, and not from the server.
 */
const KEY = "shuffles";
/** A match takes 98 signs. */
const MOST = 200;

const notes = () => (localStorage.getItem(KEY) ?? "").split("\n").filter((line) => line !== "");

/** Notes the fingerprint of a seed that was shown here, and what this page added. */
export function noteShuffle(seedCommitment: string, nonce: string): void {
  localStorage.setItem(KEY, [...notes(), `${seedCommitment} ${nonce}`].slice(-MOST).join("\n"));
}

/** What the pages of this browser added after this fingerprint was shown; of several open at once only one is taken. Nothing where none was shown here. */
export function notedParts(seedCommitment: string): readonly string[] {
  return notes().flatMap((line) => {
    const [noted, nonce] = line.split(" ");
    return noted === seedCommitment && nonce !== undefined ? [nonce] : [];
  });
}

/** A match whose unfinished effects lie on a stack of frames, the topmost of which goes on. */
interface Stacked<Frame> {
  /** Whether somebody has to answer, or the match is over. */
  readonly waiting: boolean;
  readonly state: { readonly stack: readonly Frame[] };
}

/**
 * Goes on until somebody has to answer or the match is over.
 *
 * @param most more slices than any answer can lead to: a text that never ends is a fault, not a match that hangs
 * @param advance does the next slice of a frame: it changes the stack, or waits
 * @throws Error where the stack is empty and nobody is asked, or the slices come to no end
 */
export function runFrames<Frame, Match extends Stacked<Frame>>(
  match: Match,
  most: number,
  advance: (match: Match, frame: Frame) => void,
): void {
  for (let slices = 0; !match.waiting; slices++) {
    if (slices > most) throw new Error("An effect does not come to an end.");
    const frame = match.state.stack[match.state.stack.length - 1];
    if (!frame) throw new Error("Nothing is left to be resolved, but the match is not over.");
    advance(match, frame);
  }
}

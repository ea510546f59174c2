/** What can be seen at all: neither spaces, which there are of many kinds, nor what programs alone read. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u;
/** Breaks a line, or turns what stands beside it the other way round. */
const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Whether a string is a name that can be told from others by looking at it, and leaves alone what stands around it. */
export const isLegible = (value: string): boolean => VISIBLE.test(value) && !UNRULY.test(value);

/**
 * Where a table is laid out for a phone, one half above the other and the hand at the foot: on phones, and on tablets held upright, which are as narrow for
 * their height. The same in `narrow.css`, for the styles.
 */
const NARROW = "(max-width: 640px), (max-width: 900px) and (orientation: portrait)";

/** Whether the table is laid out for a phone now. To be asked in the browser. */
export const isNarrow = (): boolean => matchMedia(NARROW).matches;

/** The sky behind everything: a gradient that ends at `low` (a part of the height). Each picture is an image of its own, so the id cannot clash. */
export const sky = (top: string, bottom: string, low: number): string =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="${low}" stop-color="${bottom}"/></linearGradient></defs><rect width="300" height="420" fill="url(#sky)"/>`;

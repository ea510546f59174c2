/** Where the site draws the portrait that belongs to a nickname: 300 × 420, the caller crops. */
export const portraitAddress = (nickname: string): string => `/art/portrait/${encodeURIComponent(nickname)}.svg`;

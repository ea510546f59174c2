/** Where a symbol is drawn, for `<use>`: in a file that a browser keeps until there are other drawings (`next.config.js` knows of them). */
export const symbolAddress = (id: string): string => `/symbols.svg?${process.env.SYMBOLS}#${id}`;

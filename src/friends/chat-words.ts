/** No message at the table is longer. */
export const CHAT_WORDS_MAX = 200;

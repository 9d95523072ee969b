/** Returns the space between a sentence and the next one. Chinese has none after a full-width punctuation mark. */
export const spaceAfter = (sentence: string): string => (/[。！？；]$/u.test(sentence) ? '' : ' ');

/** Joins sentences to one text, with a space only where the language has one. Empty sentences are left out. */
export const joinSentences = (...sentences: readonly string[]): string =>
  sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .reduce((text, next) => (text === '' ? next : `${text}${spaceAfter(text)}${next}`), '');

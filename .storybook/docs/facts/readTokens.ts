const reference = /\$\{((?:color|font|layer|motion|radius|shadow|size|space|text)(?:\.\w+)+)\}/g;

/** Paths of the tokens that a styles file refers to, in alphabetical order. */
export const tokensIn = (styles: string): string[] =>
  [...new Set([...styles.matchAll(reference)].map((match) => match[1] ?? ''))].toSorted();

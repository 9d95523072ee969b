/** Half of a surrogate pair: no character, and not representable in UTF-8. */
const loneSurrogate = /\p{Surrogate}/u;

/** True when a text is valid Unicode; `String.prototype.isWellFormed` for browsers that lack it. */
export const isWellFormed = (text: string): boolean => !loneSurrogate.test(text);

/** Matches half of a surrogate pair, which isn't a character and can't be written in UTF-8. */
const loneSurrogate = /\p{Surrogate}/u;

/** True when a text is valid Unicode. It replaces `String.prototype.isWellFormed` for browsers that don't have it. */
export const isWellFormed = (text: string): boolean => !loneSurrogate.test(text);

/**
 * Matches one half of a surrogate pair without the other half. Such a half isn't a character and can't be written in
 * UTF-8.
 */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * True when a text is valid Unicode. The function replaces `String.prototype.isWellFormed`, which some browsers don't
 * have.
 */
export const isWellFormed = (text: string): boolean => !loneSurrogate.test(text);

/** One half of a surrogate pair without the other: no character, and no UTF-8 can hold it. */
const loneSurrogate = /\p{Surrogate}/u;

/** Whether a text is Unicode throughout; `String.prototype.isWellFormed` for browsers that lack it. */
export const isWellFormed = (text: string): boolean => !loneSurrogate.test(text);

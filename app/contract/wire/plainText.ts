/**
 * Two sets of characters, in the notation of a character class. `lineBreaks`: tabs, line breaks and line separators.
 * `unseen`: other control characters, and invisible characters that reverse or hide text.
 */
const lineBreaks = String.raw`\u0009\u000a\u000d\u2028\u2029`;
const unseen = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff`;

/**
 * JSON Schema patterns of text without forbidden characters: `plain` for one line, `plainLines` for several lines. Both
 * patterns also reject a surrogate without its pair.
 */
export const plainPatterns = {
  plain: String.raw`^[^\p{Cs}${lineBreaks}${unseen}]*$`,
  plainLines: String.raw`^[^\p{Cs}${unseen}]*$`,
} as const;

const matching = (pattern: string) => {
  const expression = new RegExp(pattern, 'u');
  return (text: string): boolean => expression.test(text);
};

/** True if a text is a single line without hidden characters. */
export const isPlain = matching(plainPatterns.plain);

/** True if a text has no hidden characters. The text may have line breaks. */
export const isPlainLines = matching(plainPatterns.plainLines);

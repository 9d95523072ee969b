/**
 * Characters that single-line text may not carry, as the inside of a character class: control characters (line breaks and
 * tabs among them), separators of lines, and the invisible ones that turn or hide what is read.
 */
const lineBreaks = String.raw`\u0009\u000a\u000d\u2028\u2029`;
const unseen = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff`;

/** Patterns of text without such characters, as JSON Schema takes them; half a surrogate is none of either. */
export const plainPatterns = {
  plain: String.raw`^[^\p{Cs}${lineBreaks}${unseen}]*$`,
  plainLines: String.raw`^[^\p{Cs}${unseen}]*$`,
} as const;

const matching = (pattern: string) => {
  const expression = new RegExp(pattern, 'u');
  return (text: string): boolean => expression.test(text);
};

/** True when a text is one line without hidden characters. */
export const isPlain = matching(plainPatterns.plain);

/** The same for text of several lines. */
export const isPlainLines = matching(plainPatterns.plainLines);

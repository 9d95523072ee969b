const pairs = /[\ud800-\udfff]/;

/**
 * Masks a text except for its first `start` and last `end` characters. If the text has at most `start` + `end`
 * characters, only its first character stays visible.
 */
export function masked(text: string, start: number, end: number): string {
  // A text is split only if it contains characters of more than 16 bits. Splitting is slow for thousands of fields.
  const characters = pairs.test(text) ? Array.from(text) : text;
  const { length } = characters;
  const [from, to] = length > start + end ? [start, length - end] : [Math.min(1, length), length];
  const part = (first: number, last: number) => {
    const piece = characters.slice(first, last);
    return typeof piece === 'string' ? piece : piece.join('');
  };
  return part(0, from) + '*'.repeat(to - from) + part(to, length);
}

/** Masks a name except for its first character: 李*, 欧***. */
export const maskedName = (name: string): string => masked(name, 1, 0);

/**
 * Masks an id number except for its first three and last four characters. Of a number with at most seven characters,
 * only the first character stays visible.
 */
export const maskedIdNo = (idNo: string): string => masked(idNo, 3, 4);

/**
 * Masks an e-mail address except for the first character and the part from the `@` on. A text without an `@`, or with
 * nothing before the `@`, is masked except for its first character.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? masked(email, 1, 0) : `${masked(email.slice(0, at), 1, 0)}${email.slice(at)}`;
}

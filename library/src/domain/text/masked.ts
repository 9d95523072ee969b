const pairs = /[\ud800-\udfff]/;

/**
 * Masks a text except for its first `start` and last `end` characters. A text that is too short keeps only its first
 * character.
 */
export function masked(text: string, start: number, end: number): string {
  // Only characters beyond 16 bits need splitting, which is slow for rosters with thousands of fields.
  const characters = pairs.test(text) ? Array.from(text) : text;
  const { length } = characters;
  const [from, to] = length > start + end ? [start, length - end] : [Math.min(1, length), length];
  const part = (first: number, last: number) => {
    const piece = characters.slice(first, last);
    return typeof piece === 'string' ? piece : piece.join('');
  };
  return part(0, from) + '*'.repeat(to - from) + part(to, length);
}

/** Keeps the first character of a name: 李*, 欧***. */
export const maskedName = (name: string): string => masked(name, 1, 0);

/** Keeps the first three and last four characters of an id number. */
export const maskedIdNo = (idNo: string): string => masked(idNo, 3, 4);

/** Masks an e-mail address except for its domain and the first character of its name. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? masked(email, 1, 0) : `${masked(email.slice(0, at), 1, 0)}${email.slice(at)}`;
}

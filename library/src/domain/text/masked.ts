const pairs = /[\ud800-\udfff]/;

/** Keeps the first `start` and last `end` characters of a text; a text that is too short keeps only its first. */
export function masked(text: string, start: number, end: number): string {
  // rosters have thousands of fields, and characters beyond 16 bits are rare
  const characters = pairs.test(text) ? Array.from(text) : text;
  const { length } = characters;
  const [from, to] = length > start + end ? [start, length - end] : [Math.min(1, length), length];
  const part = (first: number, last: number) => {
    const piece = characters.slice(first, last);
    return typeof piece === 'string' ? piece : piece.join('');
  };
  return part(0, from) + '*'.repeat(to - from) + part(to, length);
}

/** 李*, 欧***: keeps the first character of a name. */
export const maskedName = (name: string): string => masked(name, 1, 0);

/** Keeps the first three and last four characters of an id number. */
export const maskedIdNo = (idNo: string): string => masked(idNo, 3, 4);

/** Keeps the domain of an e-mail address and the first character of its name. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? masked(email, 1, 0) : `${masked(email.slice(0, at), 1, 0)}${email.slice(at)}`;
}

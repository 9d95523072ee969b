import type { TextPool } from './textPool.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const itemStart = bytesOf('<si><t');
const keptSpace = bytesOf(' xml:space="preserve"');
const itemEnd = bytesOf('</t></si>');
/** With so many bytes ahead nothing is read past the end, for which engines give up their best code. */
const longestStart = itemStart.length + keptSpace.length + 1;
const [lessThan, greaterThan] = [60, 62];

function stands(mark: Uint8Array, bytes: Uint8Array, at: number): boolean {
  for (let index = 0; index < mark.length; index++) if (bytes[at + index] !== mark[index]) return false;
  return true;
}

/**
 * Takes in a shared text that is written as most are, `<si><t>张三</t></si>`, in one go. Leaves it to the scanner where
 * anything is written otherwise or the bytes end.
 * @returns where the text's item ends; −1 where it isn't such an item, and then nothing was taken in
 */
export function plainItemEnd(bytes: Uint8Array, start: number, into: TextPool): number {
  if (start + longestStart > bytes.length || !stands(itemStart, bytes, start)) return -1;
  let from = start + itemStart.length;
  if (bytes[from] !== greaterThan && stands(keptSpace, bytes, from)) from += keptSpace.length;
  if (bytes[from++] !== greaterThan) return -1;
  let end = from;
  while (end < bytes.length && bytes[end] !== lessThan) end++;
  if (end + itemEnd.length > bytes.length || !stands(itemEnd, bytes, end)) return -1;
  into.append(bytes, from, end, false);
  into.commitAny();
  return end + itemEnd.length;
}

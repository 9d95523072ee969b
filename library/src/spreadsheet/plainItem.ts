import type { TextPool } from './textPool.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const itemStart = bytesOf('<si><t');
const keptSpace = bytesOf(' xml:space="preserve"');
const itemEnd = bytesOf('</t></si>');
/**
 * Minimum number of bytes that must be left to read a shared text. With this minimum, no access is out of bounds, and
 * JavaScript engines can optimise the code.
 */
const longestStart = itemStart.length + keptSpace.length + 1;
const [lessThan, greaterThan] = [60, 62];

function stands(mark: Uint8Array, bytes: Uint8Array, at: number): boolean {
  for (let index = 0; index < mark.length; index++) if (bytes[at + index] !== mark[index]) return false;
  return true;
}

/**
 * Reads a shared text in the most common form, `<si><t>张三</t></si>`, in a single pass. If a text has another form or is
 * cut off at the end of the bytes, the scanner must read it.
 * @returns the index after the item. −1 when the bytes aren't such an item; nothing is then added to `into`
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

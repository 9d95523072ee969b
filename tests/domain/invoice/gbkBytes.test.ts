import { gbkLengthOf } from '@tuanbao/library/domain/invoice/gbkBytes';
import { expect, it } from 'vitest';

import codePage936 from '../../fixtures/gbk/codePage936.json' with { type: 'json' };

const rows = new Map(Object.entries(codePage936.twoBytes));

/**
 * Returns the number of GBK bytes that Python's codec writes for a code point below U+10000: 1 or 2; 0 if the codec
 * can't write it.
 */
function bytesInPython(code: number): number {
  if (code < 0x80) return 1;
  const row = rows.get((code >> 8).toString(16).padStart(2, '0'));
  if (row === undefined) return 0;
  const nibble = Number.parseInt(row.charAt((code & 0xff) >> 2), 16);
  return row === 'all' || (nibble >> (3 - (code & 3))) & 1 ? 2 : 0;
}

const euro = 0x20ac;

it('counts all 65,536 code points of the first plane as code page 936 does', () => {
  const wrong: string[] = [];
  for (let code = 0; code < 0x1_0000; code++) {
    const text = String.fromCharCode(code);
    const { bytes, foreignAt } = gbkLengthOf(text);
    const expected = code === euro ? 1 : bytesInPython(code); // Python's table lacks the euro sign, which has one byte.
    const counted = foreignAt === 0 ? bytes : 0;
    if (counted !== expected) wrong.push(`U+${code.toString(16)}: ${counted} instead of ${expected}`);
  }
  expect(wrong).toEqual([]);
});

const isOfCodePage = (code: number) => gbkLengthOf(String.fromCodePoint(code)).foreignAt === 0;

it('has no character that the platform’s decoder lacks, and 99 characters fewer', () => {
  const decoder = new TextDecoder('gbk');
  const decoded = new Set<number>();
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const text = decoder.decode(new Uint8Array([lead, trail]));
      const code = text.codePointAt(0) ?? 0;
      const isPrivate = code >= 0xe000 && code <= 0xf8ff;
      if (text.length === 1 && code > 0x7f && code !== 0xfffd && !isPrivate) decoded.add(code);
    }
  expect([...decoded].filter((code) => !isOfCodePage(code))).toHaveLength(99);
  const unknown: string[] = [];
  for (let code = 0x80; code < 0x1_0000; code++)
    if (isOfCodePage(code) && code !== euro && !decoded.has(code)) unknown.push(code.toString(16));
  expect(unknown).toEqual([]);
});

it('has no characters of other planes', () => {
  expect(gbkLengthOf('𠮷')).toEqual({ bytes: 2, foreignAt: 1 });
});

import { array, assert, asyncProperty, constant, double, integer, oneof, string } from 'fast-check';
import { expect, it } from 'vitest';

import { decoded } from '../../../../library/src/spreadsheet/textPool.ts';
import { writeWorkbook } from '../../../../library/src/spreadsheet/writeWorkbook.ts';
import { XmlScanner, xmlToken } from '../../../../library/src/spreadsheet/xmlScanner.ts';
import { readFirst, rowsOf } from './workbookOf.ts';

/** Generates texts for cells, including the special characters of the file format and of formulas. */
const text = oneof(
  string({ unit: 'binary', maxLength: 40 }),
  string({ unit: 'grapheme', maxLength: 40 }),
  array(oneof(...['_x0041_', '_', 'x', '&lt;', '&', '<', ']]>', '=1+1', '\r\n', '\r', ' ', '张'].map(constant)), {
    maxLength: 8,
  }).map((parts) => parts.join('')),
);
const cell = oneof(text, integer(), double({ noNaN: true, noDefaultInfinity: true }), constant(null));
const row = array(cell, { maxLength: 8 });

const known = (value: string | number | null) => (value === '' ? null : Object.is(value, -0) ? 0 : value);
const withoutEnd = <Value>(cells: readonly (Value | null)[]) =>
  cells.slice(0, cells.findLastIndex((value) => value !== null) + 1);

it('reads back whatever is written', async () => {
  await assert(
    asyncProperty(array(row, { maxLength: 20 }), async (rows) => {
      const read = rowsOf(await readFirst(writeWorkbook([{ name: '名单', columns: [{ caption: '甲' }], rows }])));
      const { 1: header, ...below } = read;
      expect(header).toEqual(['甲']);
      expect(below).toEqual(
        Object.fromEntries(
          rows.flatMap((cells, at) => {
            const written = withoutEnd(cells.map(known));
            return written.length === 0 ? [] : [[at + 2, written]];
          }),
        ),
      );
    }),
  );
});

/** Returns the tokens that the scanner finds. The scanner receives the bytes in pieces of these sizes. */
function tokensOf(bytes: Uint8Array, sizes: readonly number[]): readonly (readonly (number | string)[])[] {
  const scanner = new XmlScanner();
  scanner.wantsText = true;
  const tokens: (number | string)[][] = [];
  const read = () => {
    for (let token = scanner.next(); token !== xmlToken.more && token !== xmlToken.done; token = scanner.next()) {
      const found: (number | string)[] = [token, scanner.name];
      if (token === xmlToken.text) found.push(decoded(scanner.bytes.subarray(scanner.start, scanner.end)));
      while (token === xmlToken.start && scanner.nextAttribute())
        found.push(scanner.attribute, decoded(scanner.bytes.subarray(scanner.start, scanner.end)));
      tokens.push(found);
    }
  };
  let at = 0;
  for (const size of sizes) {
    scanner.feed(bytes.subarray(at, at + size));
    at += size;
    read();
  }
  scanner.feed(bytes.subarray(at));
  read();
  scanner.feed(null);
  read();
  return tokens;
}

it('finds the same tokens for any split of a document', async () => {
  const xml = `<?xml version="1.0"?><a:sst xmlns:a='u>v'><!-- <no> --><si k="张 > 三"/><t>张&amp;三</t><![CDATA[<]]]]></a:sst>`;
  const bytes = new TextEncoder().encode(xml);
  const whole = tokensOf(bytes, []);
  expect(whole).toHaveLength(8);
  await assert(
    asyncProperty(array(integer({ min: 0, max: 12 }), { maxLength: 40 }), async (sizes) => {
      expect(tokensOf(bytes, sizes)).toEqual(whole);
      return Promise.resolve();
    }),
  );
});

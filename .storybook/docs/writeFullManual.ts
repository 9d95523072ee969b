// Writes llms-full.txt into the built package of the library. `npm run build` of the library calls this script.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './facts/folders.ts';
import { hasPage, readManual } from './facts/manuals.ts';
import { readFacts } from './facts/readFacts.ts';
import { readModules } from './facts/readModules.ts';
import { fullManual } from './fullManual.ts';

const facts = await readFacts();
const pages = await Promise.all(facts.filter(hasPage).map(readManual));
writeFileSync(join(root, 'library/dist/llms-full.txt'), fullManual(pages, { facts, modules: readModules() }));

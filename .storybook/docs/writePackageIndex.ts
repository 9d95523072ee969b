// npm run llms: writes llms.txt into the package of the library, and the page of the guide that finds widgets.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './facts/folders.ts';
import { hasPage, readManual } from './facts/manuals.ts';
import { readFacts } from './facts/readFacts.ts';
import { finderPage } from './markdown/finderPage.ts';
import { packageIndex } from './markdown/packageIndex.ts';

const pages = await Promise.all((await readFacts()).filter(hasPage).map(readManual));
const formik = readdirSync(join(root, 'library/src/formik'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace('.tsx', ''));
writeFileSync(join(root, 'library/llms.txt'), packageIndex(pages, formik));
writeFileSync(join(root, 'stories/guide/FindWidget.mdx'), finderPage(pages));

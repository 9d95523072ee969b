// Builds the pages, measures them, prints a table; exit code 1 where a limit is missed.
import { launch } from './lib/browser.mjs';
import { buildPages } from './lib/build.mjs';
import { measureImport } from './lib/import.mjs';
import { measureInNode } from './lib/node.mjs';
import { serve } from './lib/serve.mjs';
import { measureTable } from './lib/table.mjs';

const suites = {
  table: { pages: ['table/ours', 'table/floor-dom'], measure: measureTable },
  import: { pages: ['import/ours'], measure: measureImport },
  roster: { script: 'roster/ours.ts' },
  rating: { script: 'rating/ours.ts' },
  reconcile: { script: 'reconcile/ours.ts' },
  region: { script: 'region/ours.ts' },
};
const asked = process.argv.slice(2).filter((name) => name in suites);
const chosen = Object.entries(suites).filter(([name]) => asked.length === 0 || asked.includes(name));

const results = [];
for (const [, { script }] of chosen) if (script) results.push(...(await measureInNode(script)));

const inPages = chosen.filter(([, { pages }]) => pages);
if (inPages.length > 0) {
  const folder = await buildPages(inPages.flatMap(([, { pages }]) => pages));
  const server = await serve(folder);
  const browser = await launch();
  try {
    for (const [, { measure }] of inPages) results.push(...(await measure(browser, server.address)));
  } finally {
    await browser.close();
    server.close();
  }
}

const missed = results.filter(({ value, limit }) => limit !== undefined && value > limit);
for (const { name, value, unit, limit } of results) {
  const bound = limit === undefined ? '' : `limit ${Number(limit.toFixed(1))}`;
  const verdict = limit === undefined ? '' : value > limit ? 'MISSED' : 'ok';
  process.stdout.write(
    `${name.padEnd(34)}${value.toFixed(2).padStart(9)} ${unit.padEnd(10)}${bound.padEnd(13)}${verdict}\n`,
  );
}
process.exitCode = missed.length > 0 ? 1 : 0;

// Builds the pages, measures them and prints tables. The exit code is 1 when a limit is exceeded.
import { parseArgs } from 'node:util';

import { serverEnvironment } from '../../app/start/serverCommand.mjs';
import { launch } from './lib/browser.mjs';
import { buildPages } from './lib/build.mjs';
import { measureImport } from './lib/import.mjs';
import { measureInNode } from './lib/node.mjs';
import { serve } from './lib/serve.mjs';
import { measureTable } from './lib/table.mjs';
import { measureSuites } from './peers/run/measure.mjs';
import { measureStartup } from './subjects/startup/measure.mjs';

const suites = {
  table: { pages: ['table/ours', 'table/floor-dom'], measure: measureTable },
  import: { pages: ['import/ours'], measure: measureImport },
  roster: { script: 'roster/ours.ts' },
  rating: { script: 'rating/ours.ts' },
  reconcile: { script: 'reconcile/ours.ts' },
  region: { script: 'region/ours.ts' },
  server: { script: 'server/ours.ts' },
  papers: { script: 'papers/ours.ts', env: serverEnvironment },
};
/** Suites in which our library is compared with other libraries (peers). */
const besidePeers = ['cascader', 'combobox', 'select', 'textfield', 'datagrid', 'table', 'import', 'form'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Number of runs of a suite with peers. The reported results are medians of the runs. */
    runs: { type: 'string', default: '5' },
    /** Names of the peers to measure. Without this option, only the peers that the limits need are measured. */
    only: { type: 'string' },
    /** Measures all peers, including the peers that no limit needs. It takes about three times as long. */
    'every-peer': { type: 'boolean', default: false },
    'no-peers': { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !(name in suites) && ![...besidePeers, 'startup'].includes(name));
if (unknown.length > 0) throw new Error(`There is no suite ${unknown.join(', ')}.`);
const asked = positionals;
const chosen = Object.entries(suites).filter(([name]) => asked.length === 0 || asked.includes(name));

const results = [];
for (const [, { script, env }] of chosen) if (script) results.push(...(await measureInNode(script, env)));

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

const peerSuites = values['no-peers'] ? [] : besidePeers.filter((name) => asked.length === 0 || asked.includes(name));
const isAhead = await measureSuites(peerSuites, {
  runs: Number(values.runs),
  only: values.only?.split(','),
  everyPeer: values['every-peer'],
});
const isQuick =
  values['no-peers'] ||
  (asked.length > 0 && !asked.includes('startup')) ||
  (await measureStartup({ runs: Number(values.runs) }));
process.exitCode = missed.length > 0 || !isAhead || !isQuick ? 1 : 0;

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { failuresOf, leftOutIn, runSteps, secondTriesIn, type Step, tableOf } from './steps.mjs';

let logs: string;
let printed: string[];

beforeEach(() => {
  logs = mkdtempSync(join(tmpdir(), 'steps-'));
  printed = [];
});

afterEach(() => rmSync(logs, { recursive: true }));

const step = (name: string, script: string, others: Partial<Step> = {}): Step => ({
  name,
  cores: 1,
  command: [process.execPath, '-e', script],
  ...others,
});
const run = (steps: readonly Step[], cores = 2) =>
  runSteps(steps, { cores, logs, print: (text) => void printed.push(text) });
const started = () => printed.filter((text) => text.startsWith('…')).map((text) => text.slice(2, -1));

it('runs every step although one fails, and says which with its output', async () => {
  const rows = await run([step('bad', 'console.log("what is wrong"); process.exit(3)'), step('good', '')], 1);

  expect(rows.map(({ name, code }) => [name, code])).toEqual([
    ['bad', 3],
    ['good', 0],
  ]);
  expect(printed.join('')).toContain('=== bad: FAILED (3)\nwhat is wrong');
  expect(tableOf(rows, 90)).toMatch(/bad +0\.0 min {2}FAILED \(3\)\ngood +0\.0 min {2}ok\nall +1\.5 min/);
});

it('fills the cores in the order of the steps', async () => {
  await run([
    step('wide', '', { cores: 2 }),
    step('long', 'setTimeout(() => {}, 300)'),
    step('short', ''),
    step('last', ''),
  ]);

  expect(started()).toEqual(['wide', 'long', 'short', 'last']);
  const ends = printed.filter((text) => text.includes('===')).map((text) => /=== (\w+)/.exec(text)?.[1]);
  expect(ends.indexOf('short')).toBeLessThan(ends.indexOf('long'));
});

it('runs a step that needs more cores than there are without other steps', async () => {
  const rows = await run([step('wide', '', { cores: 4 })]);

  expect(rows).toMatchObject([{ name: 'wide', code: 0 }]);
});

it('repeats at the end which tests failed, and how the output of their steps ends', async () => {
  const rows = await run([
    step(
      'bad',
      `console.log("\\u001B[31m FAIL \\u001B[39m a.test.ts > adds"); console.log("TestingLibraryElementError: no button");
       for (let at = 1; at <= 100; at += 1) console.log("line", at);
       process.exit(1)`,
    ),
    step('good', 'console.log("all well")'),
  ]);

  const repeated = failuresOf(rows);
  expect(repeated).toContain(
    '=== bad FAILED, its failures and last lines\n FAIL  a.test.ts > adds\nTestingLibraryElementError: no button\nline 61\n',
  );
  expect(repeated).toMatch(/line 100\n$/);
  expect(repeated).not.toContain('all well');
});

it('distinguishes tests that were left out from tests that ran', () => {
  const rows = [
    { name: 'done', seconds: 60, code: 0 },
    { name: 'elsewhere', seconds: 0, code: 0, leftOut: 'no such browser' },
  ];
  expect(tableOf(rows, 60)).toMatch(/done +1\.0 min {2}ok\nelsewhere +0\.0 min {2}LEFT OUT {2}no such browser\n/);
});

it('lists the tests of a step that were left out, each once, with the reason that they printed', async () => {
  const said = 'LEFT OUT a bucket of a real S3 server: no Ceph object gateway';
  const rows = await run([
    step('server', `console.error("stderr | a.test.ts\\n${said}")`),
    step('slow', `console.error("${said}"); console.log("not LEFT OUT this: at all")`),
  ]);

  expect(leftOutIn(rows)).toHaveLength(1);
  expect(tableOf([...rows, ...leftOutIn(rows)], 60)).toMatch(
    / {2}a bucket of a real S3 server +0\.0 min {2}LEFT OUT {2}no Ceph object gateway\n/,
  );
});

it('lists the tests that passed only when they were repeated', async () => {
  const rows = await run([step('dom', 'console.log("SECOND TRY a.test.ts: adds")'), step('unit', '')]);

  expect(tableOf([...rows, ...secondTriesIn(rows)], 60)).toMatch(
    / {2}dom +0\.0 min {2}SECOND TRY {2}a\.test\.ts: adds\n/,
  );
});

// npm run torture: tests all promises of the server. The suites kill the server, upload hostile files, stop the
// database, fill the disk, let a gateway hang, run the simulator with a random seed, and put the server under load, all
// with the full number of cases. Other promises are proved by tests of `npm test`, which also run, with more power cuts
// and with 1,000 fuzz requests per call on both databases. The run ends with a table of all promises. The exit code is
// 1 if a promise is broken or wasn't tested. The seed is printed first; `--seed` repeats a run with the same seed. `npm
// run torture -- kills --kills 20 --database pglite` runs one suite with fewer cases. `npm run torture -- tests` runs
// only the tests.
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { failureText, pinnedNode, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareServer, prepareTools } from '../../app/start/prepare.mjs';
import { ensurePostgres } from './postgres.mjs';

process.chdir(root);
const folder = mkdtempSync(join(tmpdir(), 'tuanbao-torture-'));
try {
  await prepareTools();
  await prepareServer();
  await ensurePostgres();
  const env = toolEnvironment();
  const args = process.argv.slice(2);
  const named = args.filter((arg, index) => !arg.startsWith('--') && !args[index - 1]?.startsWith('--'));
  const at = args.indexOf('--seed');
  const seed = (at === -1 ? undefined : args[at + 1]) ?? String(randomInt(2 ** 31));
  const draws = process.env.FUZZ_RUNS ?? '1000';
  process.stdout.write(`seed ${seed}\n`);
  const report = join(folder, 'tests.json');
  const withTests = named.length === 0 || named.includes('tests');
  if (withTests) {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const promises = JSON.parse(readFileSync(join(root, 'tests/torture/promises.json'), 'utf8'));
    const held = promises.flatMap(({ tests }) => tests.map((each) => (typeof each === 'string' ? each : each.file)));
    const files = [...new Set(held)].map((name) => `tests/${name}.test`);
    const projects = ['server', 'dom', 'unit'].flatMap((project) => ['--project', project]);
    const options = ['run', '--config', 'tests/vitest.config.ts', ...projects, ...files];
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const cuts = process.env.POWER_CUTS ?? '100';
    const full = { POWER_CUTS: cuts, FUZZ_RUNS: draws, FUZZ_DATABASES: 'both', FUZZ_SEED: seed };
    // If a test fails, the table shows it. The suites run nevertheless.
    await run(pinnedNode(), [vitest, ...options, ...reports], { env: { ...env, ...full } }).catch(() => {});
  }
  const others = args.filter((arg) => arg !== 'tests');
  const only = named.length > 0 && named.every((name) => name === 'tests') ? ['--only', 'tests'] : [];
  const given = [...(withTests ? ['--tests', report, '--draws', draws] : []), ...(at === -1 ? ['--seed', seed] : [])];
  const suites = join(root, 'tests/torture/run.ts');
  await run(pinnedNode(), ['--conditions=tuanbao-source', suites, ...others, ...given, ...only], { env });
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

// npm run torture: kills, power cuts, hostile requests, outages, full disks, the seeded simulator and load in full
// figures, and the tests that hold the other promises; one table at the end. Exits 1 where a promise is broken.
// `npm run torture -- kills --kills 20 --database pglite` runs one suite, smaller; `tests` runs the tests alone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { failureText, pinnedNode, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareTools } from '../../app/start/prepare.mjs';
import { ensurePostgres } from './postgres.mjs';

process.chdir(root);
const folder = mkdtempSync(join(tmpdir(), 'tuanbao-torture-'));
try {
  await prepareTools();
  await ensurePostgres();
  const env = toolEnvironment();
  const args = process.argv.slice(2);
  const named = args.filter((arg, index) => !arg.startsWith('--') && !args[index - 1]?.startsWith('--'));
  const report = join(folder, 'tests.json');
  const withTests = named.length === 0 || named.includes('tests');
  if (withTests) {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const promises = JSON.parse(readFileSync(join(root, 'tests/torture/promises.json'), 'utf8'));
    const files = promises.flatMap(({ tests }) => tests.map((name) => `tests/${name}.test`));
    const projects = ['server', 'dom', 'unit'].flatMap((project) => ['--project', project]);
    const options = ['run', '--config', 'tests/vitest.config.ts', ...projects, ...files];
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const full = { POWER_CUTS: process.env.POWER_CUTS ?? '100', FUZZ_RUNS: process.env.FUZZ_RUNS ?? '1000' };
    // A broken promise is a row of the table: the suites run all the same.
    await run(pinnedNode(), [vitest, ...options, ...reports], { env: { ...env, ...full } }).catch(() => {});
  }
  const others = args.filter((arg) => arg !== 'tests');
  const only = named.length > 0 && named.every((name) => name === 'tests') ? ['--only', 'tests'] : [];
  const given = withTests ? ['--tests', report] : [];
  const suites = join(root, 'tests/torture/run.ts');
  await run(pinnedNode(), ['--conditions=tuanbao-source', suites, ...others, ...given, ...only], { env });
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

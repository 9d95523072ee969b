// npm run check: format, types, lint (with import cycles), unused code, code that only tests use, layers. All checks
// run, even if one fails. The exit code is 1 if a check fails.
import { join } from 'node:path';

import { pinnedNode, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareTools } from '../../app/start/prepare.mjs';

process.chdir(root);
await prepareTools();
/** @type {readonly { name: string, command: string, args: readonly string[] }[]} */
const checks = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'code that only tests use', command: 'knip', args: ['--config', 'knip.product.jsonc'] },
  {
    name: 'layers',
    command: pinnedNode(),
    args: [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      'unit',
      'tests/architecture',
    ],
  },
];
const failed = [];
for (const { name, command, args } of checks) {
  process.stdout.write(`\n— ${name}\n`);
  try {
    await run(command, args, { env: toolEnvironment() });
  } catch {
    failed.push(name);
  }
}
process.stdout.write(failed.length > 0 ? `\ncheck failed: ${failed.join(', ')}\n` : '\ncheck passed\n');
process.exit(failed.length > 0 ? 1 : 0);

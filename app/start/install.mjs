// Runs on whatever Node the machine has (20 or later): installs the packages and Node 24, and nothing that is there already.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const stamp = join(root, 'node_modules/.tuanbao-installed');

/** What of a package.json decides what is installed. */
const installed = ({ workspaces, dependencies, devDependencies, optionalDependencies, overrides, engines }) =>
  JSON.stringify([workspaces, dependencies, devDependencies, optionalDependencies, overrides, engines]);

/** Everything that decides what must be installed before anything else runs. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['.', 'tokens', 'library', 'app'])
    hash.update(installed(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))));
  return hash.digest('hex');
}

/** Runs a command to its end, output shown. @throws Error with the command where it fails */
export function run(command, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`)),
    );
  });
}

/** What went wrong, in a line. */
export const failureText = (error) => (error instanceof Error ? error.message : String(error));

/** Installs what the lockfile names where it isn't there yet. */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Installing packages (a minute or two, the first time only) …\n');
  await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

/** The Node that the project pins; the machine's own where it is recent enough and the pinned one has no build for it. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/.bin/node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 15)) return process.execPath;
  throw new Error('Node 24.15 or later is needed; this system has no packaged one: please install it.');
}

/** The environment in which the project's tools run: its own Node and tools come first. */
export const toolEnvironment = () => ({ PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}` });

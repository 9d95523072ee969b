// Runs on the Node that is installed on the machine (version 20 or later). Installs the packages and Node 24, unless
// they are installed already.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the root folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const stamp = join(root, 'node_modules/.tuanbao-installed');

/** Returns the fields of a package.json that decide which packages are installed, as one text. */
const installed = ({ workspaces, dependencies, devDependencies, optionalDependencies, overrides, engines }) =>
  JSON.stringify([workspaces, dependencies, devDependencies, optionalDependencies, overrides, engines]);

/** Returns a digest of all files that decide which packages are installed. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['.', 'tokens', 'library', 'app'])
    hash.update(installed(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))));
  return hash.digest('hex');
}

/**
 * Runs a command and shows its output. Resolves when the command has succeeded. @throws Error with the command when it
 * fails
 */
export function run(command, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`)),
    );
  });
}

/** Returns the message of an error, without its stack. */
export const failureText = (error) => (error instanceof Error ? error.message : String(error));

/** Installs the packages that the lockfile lists. If they are installed already, does nothing. */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Installing packages (a minute or two, the first time only) …\n');
  await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

/**
 * Returns the path of the Node version that the project prescribes. If this version isn't available for the system,
 * returns the path of the running Node.
 * @throws Error when the running Node would be returned but is too old
 */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/.bin/node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 15)) return process.execPath;
  throw new Error('Node 24.15 or later is needed; this system has no packaged one: please install it.');
}

/**
 * Returns environment variables for the project's tools. PATH begins with the folder of the project's Node and tools.
 */
export const toolEnvironment = () => ({ PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}` });

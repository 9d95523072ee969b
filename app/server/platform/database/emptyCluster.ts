import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

const { dependencies } = JSON.parse(readFileSync(join(root, 'app/package.json'), 'utf8')) as Manifest;

/** Where an installation keeps an empty database of its version; what `npm start` prepares, and not there otherwise. */
const emptyCluster: string = join(root, `node_modules/.cache/tuanbao/database-${dependencies['@electric-sql/pglite']}`);

/** Brings a file's bytes, or a folder's names, to the disk. */
function reachDisk(path: string, isFolder: boolean): void {
  if (isFolder && process.platform === 'win32') return; // it has no handle of a folder to ask with
  const descriptor = openSync(path, isFolder ? 'r' : 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else {
      copyFileSync(source, target);
      reachDisk(target, false);
    }
  }
  reachDisk(to, true);
}

/** Puts a folder in its place at once and for good: there is the whole of it, or nothing. */
function place(made: string, path: string): void {
  renameSync(made, path);
  reachDisk(dirname(path), true);
}

/**
 * Puts an empty database into a folder that has none, where the installation keeps one: making it takes seconds, copying
 * it a fraction of one. Everything of it is on the disk before it can be opened.
 *
 * @param path of the database's own folder
 * @param kept the empty one to copy; none: the database makes its own. @default the installation's
 */
export function placeEmptyCluster(path: string, kept: string = emptyCluster): void {
  if (existsSync(path) || !existsSync(kept)) return;
  const half = `${path}.new`;
  rmSync(half, { recursive: true, force: true }); // of a start that was cut
  copyFolder(kept, half);
  place(half, path);
}

/** Keeps a database that was just made, and closed, as the one that others begin with. */
export function keepEmptyCluster(made: string): void {
  mkdirSync(dirname(emptyCluster), { recursive: true });
  rmSync(emptyCluster, { recursive: true, force: true });
  place(made, emptyCluster);
}

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

/**
 * Folder of the installation with an empty database of this version. `npm start` creates it; otherwise it doesn't
 * exist.
 */
const emptyCluster: string = join(root, `node_modules/.cache/tuanbao/database-${dependencies['@electric-sql/pglite']}`);

/** Flushes a file's content, or a folder's entries, to the disk. */
function reachDisk(path: string, isFolder: boolean): void {
  if (isFolder && process.platform === 'win32') return; // Windows can't open a folder to flush it
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

/** Moves a finished folder to its place atomically and permanently: after a crash it is complete or missing. */
function place(made: string, path: string): void {
  renameSync(made, path);
  reachDisk(dirname(path), true);
}

/**
 * Copies the installation's empty database, if there is one, to a folder that has no database. Creating a database
 * takes seconds, copying one a fraction of a second. The copy is flushed to the disk before it can be opened.
 *
 * @param path folder of the database itself
 * @param kept the empty database to copy; if it doesn't exist, the database creates its own.
 * @default that of the installation
 */
export function placeEmptyCluster(path: string, kept: string = emptyCluster): void {
  if (existsSync(path) || !existsSync(kept)) return;
  const half = `${path}.new`;
  rmSync(half, { recursive: true, force: true }); // left over from an interrupted start
  copyFolder(kept, half);
  place(half, path);
}

/** Stores a new, closed database as the empty database that others are copied from. */
export function keepEmptyCluster(made: string): void {
  mkdirSync(dirname(emptyCluster), { recursive: true });
  rmSync(emptyCluster, { recursive: true, force: true });
  place(made, emptyCluster);
}

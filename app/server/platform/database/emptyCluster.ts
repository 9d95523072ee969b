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
 * Folder in the installation that contains an empty database of this version. `npm start` creates it; in other
 * installations it doesn't exist.
 */
const emptyCluster: string = join(root, `node_modules/.cache/tuanbao/database-${dependencies['@electric-sql/pglite']}`);

/** Writes the content of a file, or the entries of a folder, from the buffers of the operating system to the disk. */
function reachDisk(path: string, isFolder: boolean): void {
  if (isFolder && process.platform === 'win32') return; // Windows can't open a folder to write its entries to the disk
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

/**
 * Renames a finished folder to its final path. The change is atomic and permanent: after a crash the folder is complete
 * or missing.
 */
function place(made: string, path: string): void {
  renameSync(made, path);
  reachDisk(dirname(path), true);
}

/**
 * Copies the empty database of the installation to a folder that has no database yet. If the installation has no empty
 * database, does nothing. Creating a database takes seconds; copying a database takes a fraction of a second. The copy
 * is written to the disk before the database can be opened.
 *
 * @param path folder of the database itself
 * @param kept the empty database that is copied. If it doesn't exist, the embedded database creates a new one.
 * @default the empty database of the installation
 */
export function placeEmptyCluster(path: string, kept: string = emptyCluster): void {
  if (existsSync(path) || !existsSync(kept)) return;
  const half = `${path}.new`;
  rmSync(half, { recursive: true, force: true }); // An interrupted start has left the folder behind.
  copyFolder(kept, half);
  place(half, path);
}

/** Stores a newly created, closed database as the empty database of the installation. New servers copy it. */
export function keepEmptyCluster(made: string): void {
  mkdirSync(dirname(emptyCluster), { recursive: true });
  rmSync(emptyCluster, { recursive: true, force: true });
  place(made, emptyCluster);
}

import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Oldest major version that the product supports. */
const oldest = 15;

const systemFolders = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

const versionOf = (name) => Number(/^(?:postgresql@|pgsql-)?(\d+)$/.exec(name)?.[1] ?? Number.NaN);

/** Returns folders that may contain the server's programs, the newest version first. */
function candidates() {
  const versioned = systemFolders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder).map((name) => ({ bin: join(folder, name, 'bin'), version: versionOf(name) })),
    )
    .filter(({ version }) => version >= oldest)
    .toSorted((one, other) => other.version - one.version)
    .map(({ bin }) => bin);
  return [...versioned, ...(process.env.PATH ?? '').split(delimiter)];
}

/**
 * Finds the programs of a PostgreSQL server on this machine. Returns null if there are none.
 * @returns {{ bin: string } | null}
 */
export function findPostgres() {
  const bin = candidates().find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  return bin === undefined ? null : { bin };
}

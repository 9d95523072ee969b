import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const programs = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];

/**
 * Returns true if all programs of a Ceph object gateway are installed on this machine.
 * @returns {boolean}
 */
export function hasCeph() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.every((program) => folders.some((folder) => existsSync(join(folder, program))));
}

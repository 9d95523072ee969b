import { hasCeph } from '../setup/findCeph.mjs';
import { installFromDebian } from './debian.mjs';

/**
 * The S3 server of the bucket's tests: Ceph's object gateway, the system's or Debian's packages (61 MB to fetch, 270 MB
 * installed); the tests start it themselves. Where it can't be had, `isRequired` ends the run; otherwise a line says
 * what are left out.
 */
export async function ensureCeph({ isRequired }) {
  if (hasCeph()) return;
  await installFromDebian(['ceph-mon', 'ceph-osd', 'radosgw']);
  if (hasCeph()) return;
  const line = 'No S3 server (Debian: apt-get install ceph-mon ceph-osd radosgw): tests/server/bucket*.test.ts';
  if (isRequired) throw new Error(`${line} need one.`);
  process.stderr.write(`${line} are left out.\n`);
}

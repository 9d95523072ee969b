import { hasCeph } from '../setup/findCeph.mjs';
import { installFromDebian } from './debian.mjs';

/**
 * The S3 server of the bucket's tests: Ceph's object gateway, the system's or Debian's packages (61 MB to fetch, 270 MB
 * installed); the tests start it themselves. Where it can't be had, a line says what is left out.
 *
 * @returns {Promise<string>} what is left out; empty where nothing is
 */
export async function ensureCeph() {
  if (hasCeph()) return '';
  await installFromDebian(['ceph-mon', 'ceph-osd', 'radosgw']);
  if (hasCeph()) return '';
  const line = 'tests/server/bucket*.test.ts: no S3 server (Debian: apt-get install ceph-mon ceph-osd radosgw)';
  process.stderr.write(`Left out: ${line}\n`);
  return line;
}

import { hasCeph } from '../setup/findCeph.mjs';
import { installFromDebian } from './debian.mjs';

/**
 * Provides the S3 server for the tests of the bucket: Ceph's object gateway, already installed or from Debian's
 * packages (61 MB to download, 270 MB installed). The tests start it themselves. If it can't be installed, the returned
 * line says what is left out.
 *
 * @returns {Promise<string>} the part that is left out; empty when nothing is
 */
export async function ensureCeph() {
  if (hasCeph()) return '';
  await installFromDebian(['ceph-mon', 'ceph-osd', 'radosgw']);
  if (hasCeph()) return '';
  const line = 'tests/server/bucket*.test.ts: no S3 server (Debian: apt-get install ceph-mon ceph-osd radosgw)';
  process.stderr.write(`Left out: ${line}\n`);
  return line;
}

import { hasCeph } from '../setup/findCeph.mjs';
import { installFromDebian } from './debian.mjs';

/**
 * Makes sure that the S3 server for the bucket tests is installed: Ceph's object gateway. If necessary, it is installed
 * from Debian's packages (61 MB to download, 270 MB installed). The tests start it themselves.
 *
 * @returns {Promise<string>} the tests that are left out because the installation failed; empty if the server is
 * installed
 */
export async function ensureCeph() {
  if (hasCeph()) return '';
  await installFromDebian(['ceph-mon', 'ceph-osd', 'radosgw']);
  if (hasCeph()) return '';
  const line = 'tests/server/bucket*.test.ts: no S3 server (Debian: apt-get install ceph-mon ceph-osd radosgw)';
  process.stderr.write(`Left out: ${line}\n`);
  return line;
}

// Creates the empty database that is copied at the first start. `npm start` runs it once per version of the embedded
// database.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { openEmbedded } from './connect.ts';
import { keepEmptyCluster } from './emptyCluster.ts';

// The folder is on the same disk as its final place, so that it can be moved atomically.
const folder = mkdtempSync(join(import.meta.dirname, '../../../../node_modules/.tuanbao-database-'));
try {
  const { close } = await openEmbedded(folder);
  await close();
  keepEmptyCluster(join(folder, 'database'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

// Makes the empty database that first starts copy. `npm start` runs it once per version of the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { openEmbedded } from './connect.ts';
import { keepEmptyCluster } from './emptyCluster.ts';

// on the same disk as where it is kept
const folder = mkdtempSync(join(import.meta.dirname, '../../../../node_modules/.tuanbao-database-'));
try {
  const { close } = await openEmbedded(folder);
  await close();
  keepEmptyCluster(join(folder, 'database'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

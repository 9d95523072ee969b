// Creates the empty database that is copied when a server starts for the first time. `npm start` runs this program once
// for each version of the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { openEmbedded } from './connect.ts';
import { keepEmptyCluster } from './emptyCluster.ts';

// The folder is on the same disk as the final path, because only then can it be moved there atomically.
const folder = mkdtempSync(join(import.meta.dirname, '../../../../node_modules/.tuanbao-database-'));
try {
  const { close } = await openEmbedded(folder);
  await close();
  keepEmptyCluster(join(folder, 'database'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

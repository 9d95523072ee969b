import { fileKeysIn } from '../../files/fileKeys.ts';
import { fileRemove } from '../../files/jobKinds.ts';
import { deleteUnused } from '../../files/unusedRepository.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import {
  detachFiles,
  type LooseFile,
  materialsOfEndorsement,
  ordersWithFileErasure,
  writeFileKeys,
  writeMaterials,
} from './erasureFileRepository.ts';
import { keepingOfFiles, type WorkFiles } from './erasurePlaces.ts';
import { lockedValue, recordOrdersOf, writeValue } from './erasureRepository.ts';
import { sealedPlaces } from './placesOfPerson.ts';
import { withoutFiles } from './withoutFiles.ts';

type Needs = Pick<Services, 'clock' | 'database' | 'keyring'>;

/**
 * Deletes the rows of files to which nothing refers any more. A job that is enqueued in the same transaction removes
 * the files from the store.
 */
async function removeFiles(tx: DatabaseTransaction, files: readonly LooseFile[]): Promise<void> {
  for (const { id, key } of files) {
    if (await deleteUnused(tx, id)) await enqueue(tx, fileRemove, { key });
  }
}

/**
 * Removes the files of unfinished work that contains data of the person. Whole files are removed, because the data of
 * one person can't be cut out of a scan. The unfinished work then no longer refers to these files. A file stays if an
 * order, or unfinished work without data of the person, also refers to the file.
 */
export async function eraseWorkFiles(
  { keyring }: Pick<Needs, 'keyring'>,
  tx: DatabaseTransaction,
  { work, files }: WorkFiles,
): Promise<void> {
  const keys = files.map(({ key }) => key);
  for (const place of sealedPlaces.filter(({ table }) => table === work.table)) {
    const sealed = await lockedValue(tx, place, work.key);
    if (!sealed) continue;
    const content = JSON.stringify(withoutFiles(JSON.parse(keyring.open(place.purpose, sealed)), keys));
    await writeValue(tx, place, work.key, keyring.seal(place.purpose, content));
    await writeFileKeys(tx, work, fileKeysIn(content));
  }
  if (work.table === 'endorsements') {
    const materials = await materialsOfEndorsement(tx, work.key);
    if (materials !== undefined) await writeMaterials(tx, work.key, withoutFiles(materials, keys));
  }
  await removeFiles(tx, files);
}

/**
 * Removes the files of orders with erased persons, if no rule requires keeping these files today. A second run changes
 * nothing.
 */
export async function removeDueFiles({ database, clock }: Needs): Promise<void> {
  const ids = await ordersWithFileErasure(database);
  for (const id of ids) {
    await database.transaction().execute(async (tx) => {
      const [order] = await recordOrdersOf(tx, [id]);
      if (order && keepingOfFiles(order, clock.today()) === null) await removeFiles(tx, await detachFiles(tx, id));
    });
  }
}

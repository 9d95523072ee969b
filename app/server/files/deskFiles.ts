import { posix } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { productDocumentFolder } from '../../catalogue/productDocumentFiles.ts';
import type { ListedObject } from '../platform/storage/objectStore.ts';
import type { Services } from '../services/services.ts';
import { logoFolder } from '../site/logoFiles.ts';
import { holdNames, namedIds } from './deskFileRepository.ts';

type Needs = Pick<Services, 'database' | 'objects'>;

/**
 * Milliseconds after which an uploaded document or logo is removed if no content refers to it. It is the same time as
 * for the files of agents. An operator usually refers to an uploaded file within minutes. A month leaves enough time
 * for a content that is still discussed.
 */
const unnamedLifeMs = 30 * 86_400_000;

/**
 * Number of files that are checked at once. The number is small, because the embedded database runs no other statement
 * during the check.
 */
const batch = 25;

/** Folders of the object store with files that operators upload. Their files have names of the form `<id>.<ending>`. */
const folders = [productDocumentFolder, logoFolder];

const idOf = ({ key }: ListedObject): string => posix.parse(key).name;

/**
 * Removes the files to which no content refers. Contents are locked until the files are removed, so that no publication
 * can refer to one of them.
 */
async function removeUnnamed({ database, objects }: Needs, files: readonly ListedObject[]): Promise<void> {
  const ids = files.map(idOf);
  const before = await namedIds(database, ids);
  if (ids.every((id) => before.has(id))) return;
  await database.transaction().execute(async (tx) => {
    await holdNames(tx);
    const named = await namedIds(tx, ids);
    for (const file of files) if (!named.has(idOf(file))) await objects.remove(file.key);
  });
}

/**
 * Removes documents of products and logos that operators uploaded more than `unnamedLifeMs` ago and to which no content
 * refers. The files are handled in batches. Their age is measured with the clock of the operating system, because that
 * clock also dates the files.
 */
export async function removeUnnamedDeskFiles(services: Needs): Promise<void> {
  const before = Date.now() - unnamedLifeMs;
  for (const folder of folders) {
    let files = await services.objects.list(folder, batch, '');
    while (files.length > 0) {
      await removeUnnamed(
        services,
        files.filter(({ storedAt }) => storedAt.getTime() < before),
      );
      await nextTurn();
      files = await services.objects.list(folder, batch, files.at(-1)?.key ?? '');
    }
  }
}

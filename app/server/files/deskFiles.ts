import { setImmediate as nextTurn } from 'node:timers/promises';

import { productDocumentFolder } from '../../catalogue/productDocumentFiles.ts';
import type { ListedObject } from '../platform/storage/objectStore.ts';
import type { Services } from '../services/services.ts';
import { logoFolder } from '../site/logoFiles.ts';
import { holdNames, namedIds } from './deskFileRepository.ts';

type Needs = Pick<Services, 'database' | 'objects'>;

/**
 * Time after which an uploaded document or logo that nothing names is removed: as long as for the files of agents. An
 * operator who uploads a file names it within minutes; a month leaves time for a content that is still discussed.
 */
const unnamedLifeMs = 30 * 86_400_000;

/** Number of files that are judged at once, because the embedded database runs no other statement meanwhile. */
const batch = 25;

/** Folders of the object store with files that operators upload. Their files have names of the form `<id>.<ending>`. */
const folders = [productDocumentFolder, logoFolder];

const idOf = ({ key }: ListedObject): string => /([^/]+)\.\w+$/.exec(key)?.[1] ?? key;

/** Removes those of the files that nothing names. The names are held meanwhile, so that no publication comes between. */
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
 * Removes documents of products and logos that operators uploaded and that no version or draft names, in portions. Their
 * age is measured with the clock of the operating system, because that clock also dates the files.
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

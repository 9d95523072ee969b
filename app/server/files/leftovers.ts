import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Age in milliseconds after which a file in the upload folder can't belong to an upload in progress: one day. */
const lifeMs = 86_400_000;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * True when a file is older than any upload takes. The age is measured with the clock of the operating system, because
 * that clock also dates the files.
 */
async function isLeftOver(path: string): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < Date.now() - lifeMs;
  } catch (error) {
    if (isMissing(error)) return false; // The upload was stored or refused after the folder was listed.
    throw error;
  }
}

/** Removes incomplete files that a killed process left in the upload folder. These files may contain personal data. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    const path = join(folder, name);
    if (await isLeftOver(path)) await rm(path, { force: true });
  }
}

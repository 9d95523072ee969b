import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any upload takes. */
const lifeMs = 86_400_000;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** By the machine's own clock, which files are dated by. */
async function isLeftOver(path: string): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < Date.now() - lifeMs;
  } catch (error) {
    if (isMissing(error)) return false; // it was taken or refused meanwhile
    throw error;
  }
}

/** Removes the halves of files that a process left behind when it was killed: they may be materials of persons. */
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

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { git } from './changes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A commit that changed a reference picture. */
export interface OldPicture {
  readonly commit: string;
  /** Day of the commit as `YYYY-MM-DD`. */
  readonly date: string;
  readonly author: string;
  readonly subject: string;
  /** The reference after this commit as a small webp picture. Missing if the commit removed the reference. */
  readonly thumbnail?: Buffer;
}

/** Maximum number of commits for each picture. */
const maxCommits = 5;
/** Maximum number of pictures whose thumbnails are made, because each one is read from git. */
const maxPictures = 40;
const thumbnailWidth = 200;

const separator = '\u0001';

/** Reads `git log --name-only` whose commits start with a separator. Returns the commits of each file, newest first. */
export function commitsByFile(log: string): ReadonlyMap<string, readonly Omit<OldPicture, 'thumbnail'>[]> {
  const commits = new Map<string, Omit<OldPicture, 'thumbnail'>[]>();
  for (const text of log.split(separator).slice(1)) {
    const [head = '', ...files] = text.split('\n').filter(Boolean);
    const [commit = '', date = '', author = '', ...subject] = head.split('\t');
    for (const file of files) {
      const ofFile = commits.get(file) ?? [];
      if (ofFile.length < maxCommits) ofFile.push({ commit, date, author, subject: subject.join('\t') });
      commits.set(file, ofFile);
    }
  }
  return commits;
}

async function thumbnailOf(commit: string, file: string): Promise<Buffer | undefined> {
  const picture = git('show', `${commit}:${file}`);
  if (!picture || picture.length === 0) return undefined;
  try {
    return await sharp(picture).resize({ width: thumbnailWidth, height: 300, fit: 'inside' }).webp().toBuffer();
  } catch {
    return undefined; // A file that git keeps elsewhere, as with Git LFS, is no picture.
  }
}

/**
 * Returns the commits that changed the references of the given keys, newest first. The result is empty if the folder of
 * the references isn't in git. The first keys get thumbnails.
 */
export async function pictureHistory(
  folder: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly OldPicture[]>> {
  const place = relative(root, folder).replaceAll('\\', '/');
  const format = `--format=${separator}%h%x09%as%x09%an%x09%s`;
  const log = place.startsWith('..') || keys.length === 0 ? undefined : git('log', '--name-only', format, '--', place);
  if (!log) return new Map();
  const commits = commitsByFile(log.toString());
  const entries = keys.map(async (key, index): Promise<[string, OldPicture[]]> => {
    const file = `${place}/${key}.webp`;
    const old = (commits.get(file) ?? []).map(async (commit) => {
      const thumbnail = index < maxPictures ? await thumbnailOf(commit.commit, file) : undefined;
      return { ...commit, ...(thumbnail && { thumbnail }) };
    });
    return [key, await Promise.all(old)];
  });
  return new Map(await Promise.all(entries));
}

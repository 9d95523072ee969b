import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { contentTypeOf, type KeptType } from '../platform/storage/contentType.ts';
import { writeNewFile } from '../platform/storage/newFile.ts';
import { isPictureType, type PictureType, withoutMetadata } from '../platform/storage/pictureMetadata.ts';
import { pictureFacts } from '../platform/storage/pictures.ts';
import { emptyVideoNotes } from '../platform/storage/videoMetadata.ts';
import { type FilePurpose, maxBytesOf, purposes } from './filePurposes.ts';
import { type FileRefusalMessages, fileRefusalMessages } from './fileRefusals.messages.ts';

/** Facts about a file that passed the checks. */
export interface AdmittedFile {
  readonly type: KeptType;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  /** Thumbnail of the picture in the format WebP; null when the file isn't a picture. */
  readonly thumbnail: Buffer | null;
}

type PlainKey = {
  [Key in keyof FileRefusalMessages]: FileRefusalMessages[Key] extends string ? Key : never;
}[keyof FileRefusalMessages];

/** Refusal of a file, with the message that belongs to the key. */
export const fileRefused = (key: PlainKey): Refusal =>
  new Refusal(resultCodes.refused, (locale) => messagesIn(fileRefusalMessages, locale)[key]);

export const fileTooLarge = (purpose: FilePurpose): Refusal =>
  new Refusal(resultCodes.refused, (locale) =>
    messagesIn(fileRefusalMessages, locale).tooLarge(purposes[purpose].maxMegabytes),
  );

/** Removes the metadata of a file. @throws Refusal 006004 when the metadata can't be separated from the content */
async function stripped<Result>(strip: () => Promise<Result>, refusal: 'badPicture' | 'badVideo'): Promise<Result> {
  try {
    return await strip();
  } catch (error) {
    if (error instanceof RangeError) throw fileRefused(refusal);
    throw error;
  }
}

/**
 * Rewrites the file of a picture without the picture's metadata. Returns the new size of the file in bytes.
 * @throws RangeError when the picture is malformed
 */
async function stripPicture(path: string, type: PictureType, orientation: number): Promise<number> {
  const bytes = withoutMetadata(await readFile(path), type, orientation);
  await writeFile(path, bytes);
  return bytes.length;
}

/**
 * Checks the size, type and pixels of a file before the file is stored. The metadata of a picture or video (place, time
 * and device of the recording) are removed from the file.
 * @throws Refusal 006004 when the file is too large, its type isn't accepted, or it is a damaged picture or video
 */
export async function admitFile(path: string, purpose: FilePurpose): Promise<AdmittedFile> {
  const { size: bytes } = await stat(path);
  if (bytes > maxBytesOf(purpose)) throw fileTooLarge(purpose);
  const type = await contentTypeOf(path);
  if (type === null || !purposes[purpose].types.includes(type)) throw fileRefused('notKept');
  if (type === 'video/mp4') await stripped(() => emptyVideoNotes(path), 'badVideo');
  if (!isPictureType(type)) return { type, bytes, width: null, height: null, thumbnail: null };
  const facts = await pictureFacts(path);
  if (!facts) throw fileRefused('badPicture');
  const { orientation, ...picture } = facts;
  return { type, bytes: await stripped(() => stripPicture(path, type, orientation), 'badPicture'), ...picture };
}

/** Writes a stream to a temporary file, and passes its path to `work`. The file is deleted when `work` has ended. */
export async function withFile<Result>(
  folder: string,
  content: Readable,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    await writeNewFile(path, content, () => undefined);
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

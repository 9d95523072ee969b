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

/** Facts about a file that was checked. */
export interface AdmittedFile {
  readonly type: KeptType;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  /** Null where the file is no picture. */
  readonly thumbnail: Buffer | null;
}

type PlainKey = {
  [Key in keyof FileRefusalMessages]: FileRefusalMessages[Key] extends string ? Key : never;
}[keyof FileRefusalMessages];

/** A refusal of a file in words. */
export const fileRefused = (key: PlainKey): Refusal =>
  new Refusal(resultCodes.refused, (locale) => messagesIn(fileRefusalMessages, locale)[key]);

export const fileTooLarge = (purpose: FilePurpose): Refusal =>
  new Refusal(resultCodes.refused, (locale) =>
    messagesIn(fileRefusalMessages, locale).tooLarge(purposes[purpose].maxMegabytes),
  );

/** Takes the metadata out of a file. @throws Refusal 006004 where it can't be told from the content */
async function stripped<Result>(strip: () => Promise<Result>, refusal: 'badPicture' | 'badVideo'): Promise<Result> {
  try {
    return await strip();
  } catch (error) {
    if (error instanceof RangeError) throw fileRefused(refusal);
    throw error;
  }
}

/** Rewrites a picture without its metadata; returns its new size. @throws RangeError */
async function stripPicture(path: string, type: PictureType, orientation: number): Promise<number> {
  const bytes = withoutMetadata(await readFile(path), type, orientation);
  await writeFile(path, bytes);
  return bytes.length;
}

/**
 * Looks at a file before it is kept: size, content, pixels. A picture or video loses its metadata (where and when it was
 * taken, and with what) on the way: what is stored afterwards has none. @throws Refusal 006004
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

/** Writes a stream to a file of its own for as long as `work` takes. */
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

import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { FastifyRequest } from 'fastify';

import type { StoredObject } from '../platform/storage/objectStore.ts';
import { webpOf } from '../platform/storage/pictures.ts';
import type { FileRow } from './repository.ts';

/** Types that usually are larger than the same picture as WebP. */
const convertible: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/**
 * True when a page displays the picture and the browser accepts WebP (specification §9). Downloads and other clients
 * receive the original.
 */
export const isShownAsWebp = ({ headers }: FastifyRequest, { type }: Pick<FileRow, 'type'>): boolean =>
  convertible.has(type) && headers['sec-fetch-dest'] === 'image' && (headers.accept ?? '').includes('image/webp');

/** The content of a file in a response. */
export interface ShownFile {
  readonly bytes: number;
  readonly content: Readable | Buffer;
  /** Type of the content; absent when it is the type of the stored file. */
  readonly type?: 'image/webp';
}

/** Converts the picture to WebP. Returns the original when that is smaller. */
export async function shownPicture({ content }: StoredObject): Promise<ShownFile> {
  const original = await buffer(content);
  const webp = await webpOf(original);
  return webp
    ? { bytes: webp.length, content: webp, type: 'image/webp' }
    : { bytes: original.length, content: original };
}

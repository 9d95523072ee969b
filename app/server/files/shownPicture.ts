import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { FastifyRequest } from 'fastify';

import type { StoredObject } from '../platform/storage/objectStore.ts';
import { webpOf } from '../platform/storage/pictures.ts';
import type { FileRow } from './repository.ts';

/** Types that are larger than the same picture as WebP. */
const convertible: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/**
 * True where a page shows the picture and takes WebP (specification §9); downloads and other clients get the original.
 */
export const isShownAsWebp = ({ headers }: FastifyRequest, { type }: Pick<FileRow, 'type'>): boolean =>
  convertible.has(type) && headers['sec-fetch-dest'] === 'image' && (headers.accept ?? '').includes('image/webp');

/** A file as it is sent. */
export interface ShownFile {
  readonly bytes: number;
  readonly content: Readable | Buffer;
  /** Its type where that isn't the stored file's. */
  readonly type?: 'image/webp';
}

/** The picture as WebP; as it is stored where that is smaller. */
export async function shownPicture({ content }: StoredObject): Promise<ShownFile> {
  const original = await buffer(content);
  const webp = await webpOf(original);
  return webp
    ? { bytes: webp.length, content: webp, type: 'image/webp' }
    : { bytes: original.length, content: original };
}

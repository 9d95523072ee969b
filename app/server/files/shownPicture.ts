import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { FastifyRequest } from 'fastify';

import type { StoredObject } from '../platform/storage/objectStore.ts';
import { webpOf } from '../platform/storage/pictures.ts';
import type { FileRow } from './repository.ts';

/** Types of pictures that are usually smaller when converted to WebP. */
const convertible: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/**
 * True when a page displays the picture, the browser accepts WebP (specification §9), and WebP usually makes this type
 * of picture smaller. A download receives the original picture, and so does a request that no page sent.
 */
export const isShownAsWebp = ({ headers }: FastifyRequest, { type }: Pick<FileRow, 'type'>): boolean =>
  convertible.has(type) && headers['sec-fetch-dest'] === 'image' && (headers.accept ?? '').includes('image/webp');

/** The content that a response sends for a file. */
export interface ShownFile {
  readonly bytes: number;
  readonly content: Readable | Buffer;
  /** Type of the content. It is absent when the content has the type of the stored file. */
  readonly type?: 'image/webp';
}

/** Converts a picture to WebP. If the original is smaller, returns the original. */
export async function shownPicture({ content }: StoredObject): Promise<ShownFile> {
  const original = await buffer(content);
  const webp = await webpOf(original);
  return webp
    ? { bytes: webp.length, content: webp, type: 'image/webp' }
    : { bytes: original.length, content: original };
}

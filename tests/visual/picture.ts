import { createHash } from 'node:crypto';

import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pixels of a picture. Each pixel has four bytes: red, green, blue, alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Decodes a PNG or webp picture. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Encodes a picture as webp without loss. It needs about a quarter of the bytes of a PNG. */
export const webpOf = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();

/** True if two pictures are equal in all pixels, without tolerance. */
export const areSame = (one: Pixels, other: Pixels): boolean =>
  one.width === other.width && one.height === other.height && one.data.equals(other.data);

/** Returns a hash of the picture's size and pixels. It doesn't depend on the file format. */
export const fingerprintOf = ({ width, height, data }: Pixels): string =>
  createHash('sha256').update(`${width}x${height}\0`).update(data).digest('hex');

const onCanvas = async (picture: Pixels, width: number, height: number): Promise<Buffer> =>
  sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .extend({
      right: width - picture.width,
      bottom: height - picture.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();

/** An area of a picture in pixels, measured from the top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the smallest area that contains all pixels in which two pictures of the same size differ. */
function boxAround(one: Buffer, other: Buffer, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    const row = y * width * 4;
    if (one.compare(other, row, row + width * 4, row, row + width * 4) === 0) continue;
    top = Math.min(top, y);
    bottom = y + 1;
    for (let x = 0; x < width; x += 1) {
      if (one.readInt32LE(row + x * 4) === other.readInt32LE(row + x * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
    }
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/**
 * Returns the number of pixels in which two pictures differ, a pale copy in which these pixels are red, and the area
 * that contains them. If the pictures differ in size, the smaller one is extended with transparent pixels.
 */
export async function differenceOf(one: Pixels, other: Pixels): Promise<{ count: number; marked: Pixels; box: Box }> {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [before, after] = await Promise.all([onCanvas(one, width, height), onCanvas(other, width, height)]);
  const marked = Buffer.alloc(width * height * 4);
  // The threshold is 0, because with a larger threshold a changed accent colour isn't noticed. Anti-aliased pixels are
  // compared like all other pixels.
  const count = pixelmatch(before, after, marked, width, height, { threshold: 0, includeAA: true });
  return { count, marked: { width, height, data: marked }, box: boxAround(before, after, width, height) };
}

import { inTurn } from '../jobs/inTurn.ts';

/** With the first picture: its libraries are a good part of what a server at rest would hold. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Most pixels of a picture: twice what a phone takes. A small file may claim billions. */
export const maxPixels = 50_000_000;

const maxSide = 20_000;
const thumbnailSide = 320;

/** Facts about a picture, and a small copy of it. */
export interface PictureFacts {
  /** How it is turned, as EXIF counts: 1 is upright. */
  readonly orientation: number;
  readonly width: number;
  readonly height: number;
  /** WebP of at most 320 pixels, upright, without what the camera noted. */
  readonly thumbnail: Buffer;
}

/** One picture at a time: decoded, one of the largest takes 200 MB. */
const oneAtATime = inTurn();

/** Reads a picture; null where it is damaged, animated or beyond the limits. Its size is judged before it is decoded. */
export const pictureFacts = (path: string): Promise<PictureFacts | null> => oneAtATime(() => factsOf(path));

/** A picture as WebP, upright; null where it can't be decoded, or the picture itself is smaller. */
export const webpOf = (picture: Buffer): Promise<Buffer | null> =>
  oneAtATime(async () => {
    const sharp = await loadSharp();
    try {
      const shown = await sharp(picture, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
        .rotate()
        .webp({ quality: 82 })
        .timeout({ seconds: 5 })
        .toBuffer();
      return shown.length < picture.length ? shown : null;
    } catch {
      return null;
    }
  });

async function factsOf(path: string): Promise<PictureFacts | null> {
  const sharp = await loadSharp();
  try {
    const input = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
    const { width, height, pages = 1, format, orientation = 1 } = await sharp(path, input).metadata();
    const isPicture = format === 'jpeg' || format === 'png' || format === 'webp';
    if (!isPicture || pages > 1 || width * height > maxPixels || Math.max(width, height) > maxSide) return null;
    const thumbnail = await sharp(path, input)
      .rotate()
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .timeout({ seconds: 3 })
      .toBuffer();
    return { orientation, width, height, thumbnail };
  } catch {
    return null; // not decodable, whatever its first bytes said
  }
}

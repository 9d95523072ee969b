import { inTurn } from '../jobs/inTurn.ts';

/** Loads sharp with the first picture, because its libraries would be a large part of an idle server's memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Greatest number of pixels of a picture, twice that of a phone's camera. A small file can claim billions of pixels.
 */
export const maxPixels = 50_000_000;

const maxSide = 20_000;
const thumbnailSide = 320;

/** Facts about a picture, and its thumbnail. */
export interface PictureFacts {
  /** Orientation of the picture by EXIF: 1 is upright. */
  readonly orientation: number;
  readonly width: number;
  readonly height: number;
  /** Upright WebP of at most 320 pixels, without the camera's metadata. */
  readonly thumbnail: Buffer;
}

/** Decodes one picture at a time, because a large one needs 200 MB of memory. */
const oneAtATime = inTurn();

/** Facts about a picture; null when it is damaged, animated or too large. The size is checked before decoding. */
export const pictureFacts = (path: string): Promise<PictureFacts | null> => oneAtATime(() => factsOf(path));

/** Converts a picture to an upright WebP. Null when it can't be decoded, or the original is smaller. */
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
    return null; // it can't be decoded in spite of its first bytes
  }
}

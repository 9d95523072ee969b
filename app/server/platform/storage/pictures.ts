import { inTurn } from '../jobs/inTurn.ts';

/**
 * Loads sharp when the first picture is processed, because its libraries would take a large part of an idle server's
 * memory.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Greatest number of pixels of a picture. The limit is needed because decoding needs memory for each pixel, and a small
 * file can claim to have billions of pixels.
 */
export const maxPixels = 50_000_000;

const maxSide = 20_000;
const thumbnailSide = 320;

/** Orientation and size of a picture, and its thumbnail. */
export interface PictureFacts {
  /** Orientation of the picture in the EXIF scale; 1 means upright. */
  readonly orientation: number;
  readonly width: number;
  readonly height: number;
  /** Thumbnail as an upright WebP picture. Each side has at most 320 pixels. It has no metadata. */
  readonly thumbnail: Buffer;
}

/**
 * Decodes the pictures of all requests one after the other, because decoding a large picture needs 200 MB of memory.
 */
const oneAtATime = inTurn();

/**
 * Orientation, size and thumbnail of a picture. Returns null when the file isn't a JPEG, PNG or WebP picture, or when
 * the picture is damaged, animated, too large or too slow to decode. The size is checked before the picture is decoded.
 */
export const pictureFacts = (path: string): Promise<PictureFacts | null> => oneAtATime(() => factsOf(path));

/**
 * Converts a picture to an upright WebP picture. Returns null when the picture can't be converted within 5 seconds, or
 * when the WebP picture isn't smaller than the original file.
 */
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

const smallestLogoSide = 16;
const largestLogoSide = 4096;
const shownLogoSide = 256;

/**
 * Encodes a PNG picture again, without its metadata and with at most 256 pixels on each side. Returns null when the
 * file isn't a PNG, when it can't be encoded within 3 seconds, or when a side has less than 16 or more than 4,096
 * pixels.
 */
export const logoOf = (picture: Buffer): Promise<Buffer | null> =>
  oneAtATime(async () => {
    const sharp = await loadSharp();
    try {
      const input = { limitInputPixels: largestLogoSide ** 2, failOn: 'error' } as const;
      const { width, height, pages = 1, format } = await sharp(picture, input).metadata();
      if (format !== 'png' || pages > 1 || Math.min(width, height) < smallestLogoSide) return null;
      if (Math.max(width, height) > largestLogoSide) return null;
      return await sharp(picture, input)
        .resize({ width: shownLogoSide, height: shownLogoSide, fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 9 })
        .timeout({ seconds: 3 })
        .toBuffer();
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
    return null; // The file begins like a picture but can't be decoded.
  }
}

import type { RedMark } from '@tuanbao/library/domain/recognition/authorisationReading';

import { maxPixels } from '../../platform/storage/pictures.ts';

/** Length in pixels to which the longest side of a picture is reduced before the search for red ink. */
const side = 480;

/**
 * True when a pixel has the colour of a seal's ink, even in shadow: its red is much stronger than its green and blue.
 */
const isRed = (red: number, green: number, blue: number): boolean => red > 60 && red > 1.45 * Math.max(green, blue);

/**
 * Distance between the ends of the middle 90 % of sorted numbers. A few stray pixels therefore don't change this
 * distance.
 */
const spread = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.floor(0.95 * sorted.length)] ?? 0) - (sorted[Math.floor(0.05 * sorted.length)] ?? 0) + 1;
};

/**
 * The red ink in a picture: its share of the pixels, and the ratio of its width to its height. If the picture has no
 * red pixel, returns null.
 */
export async function redMarkOf(path: string): Promise<RedMark | null> {
  // The library is loaded with the first picture, so that it doesn't slow the start.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(path, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const across: number[] = [];
  const down: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    if (!isRed(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) continue;
    const pixel = at / info.channels;
    across.push(pixel % info.width);
    down.push(Math.floor(pixel / info.width));
  }
  if (across.length === 0) return null;
  return { share: across.length / (info.width * info.height), shape: spread(across) / spread(down) };
}

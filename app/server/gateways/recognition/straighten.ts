import sharp, { type Sharp } from 'sharp';

import { maxPixels } from '../../platform/storage/pictures.ts';

sharp.cache(false);
sharp.concurrency(1);

/** A greyscale picture with one byte per pixel. */
export interface GreyPicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Length in pixels to which the longest side of a picture is scaled before text is recognised. If a licence fills the
 * picture, its letters are then about 30 pixels high.
 */
const side = 2200;

/** Shade that the background gets when the light is evened out. 0 is black, 255 is white. */
const ground = 235;

/** A pixel darker than this shade belongs to printed text. */
const printShade = 130;

const rawOf = ({ data, width, height }: GreyPicture) => sharp(data, { raw: { width, height, channels: 1 } });

async function greyOf(pipeline: Sharp): Promise<GreyPicture> {
  const { data, info } = await pipeline.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Divides the shade of every pixel by the brightness around it. This removes shadows and the colour of the sheet. */
async function evenlyLit(picture: GreyPicture): Promise<GreyPicture> {
  const { width, height } = picture;
  const [across, down] = [Math.max(1, Math.round(width / 12)), Math.max(1, Math.round(height / 12))];
  const small = await greyOf(rawOf(picture).resize(across, down, { fit: 'fill' }).median(7).blur(3));
  const light = await greyOf(rawOf(small).resize(width, height, { fit: 'fill' }));
  const data = Buffer.alloc(width * height);
  for (let at = 0; at < data.length; at += 1) {
    data[at] = Math.min(255, ((picture.data[at] ?? 0) * ground) / Math.max(1, light.data[at] ?? 1));
  }
  return { data, width, height };
}

/**
 * A picture is smoothed when its noise is greater than this number of shades. Clearer pictures aren't smoothed, because
 * smoothing removes thin strokes.
 */
const strongGrain = 7;

/** Removes the noise of a photograph that was taken in low light. A picture with little noise stays unchanged. */
async function withoutGrain(picture: GreyPicture): Promise<GreyPicture> {
  const smooth = await greyOf(rawOf(picture).median(3));
  let [grain, pixels] = [0, 0];
  for (let at = 0; at < smooth.data.length; at += 7) {
    const shade = smooth.data[at] ?? 0;
    // Only the noise of the background is measured, because smoothing also changes the edges of print.
    if (shade < 200) continue;
    grain += Math.abs(shade - (picture.data[at] ?? 0));
    pixels += 1;
  }
  return grain > strongGrain * pixels ? smooth : picture;
}

/** Distance in pixels between neighbouring points that are examined for print. */
const stride = 2;

/** Coordinates of the points that belong to print: x of the first point, its y, x of the second point, and so on. */
function printIn({ data, width, height }: GreyPicture): Int16Array {
  const points: number[] = [];
  for (let y = 0; y < height; y += stride) {
    for (let x = 0; x < width; x += stride) {
      if ((data[y * width + x] ?? 255) < printShade) points.push(x, y);
    }
  }
  return Int16Array.from(points);
}

/** Greatest number of points from which the angle is computed. If there are more, points are skipped evenly. */
const mostPoints = 60_000;

/**
 * Contrast between neighbouring rows of the picture when it is rotated by an angle. The contrast is highest when the
 * lines of text are level, because they then fill some rows and leave others empty.
 */
function rowContrast(points: Int16Array, degrees: number, reach: number): number {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The unit is a multiple of the stride. Otherwise the grid of points would itself create rows.
  const unit = 2 * stride;
  const rows = new Float64Array(Math.ceil((2 * reach) / unit) + 1);
  const step = 2 * Math.max(1, Math.ceil(points.length / 2 / mostPoints));
  for (let at = 0; at < points.length; at += step) {
    const row = Math.floor(((points[at + 1] ?? 0) * cos - (points[at] ?? 0) * sin + reach) / unit);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let contrast = 0;
  for (let row = 1; row < rows.length; row += 1) contrast += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return contrast;
}

/** Greatest angle, in degrees, to which a tilted photograph is corrected. */
const mostTurn = 16;

/** The angle, in degrees, by which the print of a picture is rotated clockwise. */
export function turnOf(picture: GreyPicture): number {
  const points = printIn(picture);
  const reach = Math.ceil(Math.hypot(picture.width, picture.height));
  let [best, contrast] = [0, -1];
  const judge = (degrees: number) => {
    const found = rowContrast(points, degrees, reach);
    if (found > contrast) [best, contrast] = [degrees, found];
  };
  for (let degrees = -mostTurn; degrees <= mostTurn; degrees += 0.5) judge(degrees);
  const coarse = best;
  for (let degrees = coarse - 0.4; degrees < coarse + 0.45; degrees += 0.1) judge(degrees);
  return best;
}

/**
 * Converts a photograph to a greyscale picture with even light and level lines of text.
 * @throws Error when the photograph can't be opened
 */
export async function straightened(path: string): Promise<GreyPicture> {
  const whole = await greyOf(
    sharp(path, { limitInputPixels: maxPixels })
      .rotate()
      .flatten({ background: '#fff' })
      .greyscale()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }),
  );
  // The noise is removed before a small picture is enlarged, because enlarging would also enlarge the noise.
  const clear = await withoutGrain(await evenlyLit(whole));
  const large = await greyOf(rawOf(clear).resize({ width: side, height: side, fit: 'inside', kernel: 'cubic' }));
  return greyOf(rawOf(large).rotate(-turnOf(large), { background: '#fff' }));
}

/** Encodes a picture as a file for the recogniser. The recogniser needs the resolution, so the file contains it. */
const asFile = (pipeline: Sharp): Promise<Buffer> =>
  pipeline.toColourspace('b-w').withMetadata({ density: 300 }).png({ compressionLevel: 1 }).toBuffer();

/** A picture as a PNG file, which the recogniser reads. */
export const asPng = (picture: GreyPicture): Promise<Buffer> => asFile(rawOf(picture));

/**
 * Height in pixels to which a line of text is scaled for its second reading. The recogniser reads letters of this
 * height best.
 */
const lineHeight = 28;

/**
 * Cuts an area with a margin out of a picture, and scales the cut part so that a line of text has about the height
 * `lineHeight`. The result is black and white unless `isGrey` is set. If the part of the area within the picture, with
 * the margin, is less than 8 pixels wide or high, returns null.
 */
export async function placeOf(
  picture: GreyPicture,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  { lines, isGrey }: { readonly lines: number; readonly isGrey: boolean },
): Promise<Buffer | null> {
  const margin = 0.25 * ((box.bottom - box.top) / lines);
  const left = Math.max(0, Math.floor(box.left - 2 * margin));
  const top = Math.max(0, Math.floor(box.top - margin));
  const width = Math.min(picture.width, Math.ceil(box.right + 2 * margin)) - left;
  const height = Math.min(picture.height, Math.ceil(box.bottom + margin)) - top;
  if (width < 8 || height < 8) return null;
  const enlarged = await greyOf(
    rawOf(picture)
      .extract({ left, top, width, height })
      .resize({ height: Math.round(1.5 * lineHeight * lines), kernel: 'cubic' }),
  );
  const shaded = isGrey ? rawOf(enlarged) : rawOf(enlarged).blur(0.8).threshold(150);
  return asFile(shaded.extend({ top: 16, bottom: 16, left: 24, right: 24, background: '#fff' }));
}

import type { ShrinkLimits } from './shrinkMessages.ts';

/** A canvas on which a picture is drawn, in a worker or in the page. */
export interface Drawing {
  readonly context: CanvasDrawImage & CanvasRect & Pick<CanvasFillStrokeStyles, 'fillStyle'> & CanvasImageSmoothing;
  readonly encode: (type: string, quality: number) => Promise<Blob | null>;
}

/** A decoded picture. It is already rotated according to its orientation metadata. */
export interface Picture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/**
 * Qualities (0 to 1) for encoding the picture. They are tried in this order until the encoded picture is small enough.
 */
const qualities = [0.85, 0.7, 0.5];

const webp = 'image/webp';
const jpeg = 'image/jpeg';

/**
 * Draws a picture so that its longer edge is within the limit. A small picture isn't enlarged. The result is encoded as
 * WebP, or as JPEG if the browser can't write WebP. If no quality makes the result small enough, the lowest quality is
 * used. Returns null when the browser can't encode the picture.
 */
export async function drawSmaller(
  picture: Picture,
  limits: ShrinkLimits,
  createDrawing: (width: number, height: number) => Drawing,
): Promise<Blob | null> {
  const scale = Math.min(1, limits.imageEdge / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const { context, encode } = createDrawing(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.source, 0, 0, width, height);

  let type = webp;
  let smallest: Blob | null = null;
  for (const quality of qualities) {
    let packed = await encode(type, quality);
    if (packed && packed.type !== type) {
      type = jpeg;
      context.fillStyle = '#fff'; // JPEG has no transparency, and transparent areas would become black
      context.fillRect(0, 0, width, height);
      context.drawImage(picture.source, 0, 0, width, height);
      packed = await encode(type, quality);
    }
    if (packed) smallest = packed;
    if (packed && packed.size <= limits.imageBytes) return packed;
  }
  return smallest;
}

import sharp from 'sharp';

/** A rectangle of a page in CSS pixels. `windowWidth` is the width of the page's window. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly windowWidth: number;
}

/**
 * Returns the share of dark pixels in the middle of a rectangle, from 0 to 1. For a document with text it is greater
 * than 0, for an empty frame it is 0.
 */
export async function inkShare(picture: Buffer, place: Place): Promise<number> {
  const { width: whole } = await sharp(picture).metadata();
  const scale = whole / place.windowWidth;
  const part = {
    left: Math.round((place.left + place.width * 0.2) * scale),
    top: Math.round((place.top + place.height * 0.2) * scale),
    width: Math.round(place.width * 0.6 * scale),
    height: Math.round(place.height * 0.7 * scale),
  };
  const pixels = await sharp(picture).extract(part).greyscale().raw().toBuffer();
  // PDF viewers show a grey area around the document. If at most a third of the pixels is light, no document is
  // visible. Then the share is 0.
  const [dark, light] = [pixels.filter((value) => value < 100).length, pixels.filter((value) => value > 240).length];
  return light > pixels.length / 3 ? dark / pixels.length : 0;
}

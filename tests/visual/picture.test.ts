import { describe, expect, it } from 'vitest';

import { areSame, differenceOf, fingerprintOf, type Pixels, pixelsOf, webpOf } from './picture.ts';

/** Returns a picture of one colour, in which one pixel has another colour. */
function sheet(width: number, height: number, odd: readonly number[] = [22, 93, 221, 255]): Pixels {
  const data = Buffer.alloc(width * height * 4, 255);
  data.set(odd, 4);
  return { width, height, data };
}

describe('comparing pictures', () => {
  it('keeps every pixel through webp', async () => {
    const picture = sheet(7, 5);

    expect(areSame(picture, await pixelsOf(await webpOf(picture)))).toBe(true);
  });

  it('sees one pixel that is one step off', async () => {
    const [one, other] = [sheet(7, 5), sheet(7, 5, [22, 93, 222, 255])];

    expect(areSame(one, other)).toBe(false);
    expect(fingerprintOf(one)).not.toBe(fingerprintOf(other));
    expect((await differenceOf(one, other)).count).toBe(1);
  });

  it('counts the additional pixels of a taller picture', async () => {
    const { count, marked } = await differenceOf(sheet(7, 5), sheet(7, 6));

    expect(count).toBe(7);
    expect([marked.width, marked.height]).toEqual([7, 6]);
  });
});

/** A colour in OKLCH: lightness from 0 to 1, chroma from 0 (grey) upwards, hue in radians. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

const linear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const encoded = (channel: number): number =>
  channel <= 0.003_130_8 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Returns linear red, green and blue of a colour `#rrggbb`, from 0 to 1. */
function linearOf(hex: string): Triple {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** Returns linear red, green and blue of a colour. Values below 0 or above 1 mean that sRGB can't show the colour. */
function linearOfOklch({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}

/** Converts a colour `#rrggbb` to OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const l = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const m = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const s = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return {
    lightness: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

const isShown = (colour: Oklch): boolean =>
  linearOfOklch(colour).every((channel) => channel >= -0.000_1 && channel <= 1.000_1);

/**
 * Converts a colour to `#rrggbb`. If sRGB can't show the colour, the chroma is reduced until sRGB can show it.
 * Lightness and hue stay the same.
 */
export function hexOf(colour: Oklch): string {
  let chroma = isShown(colour) ? colour.chroma : 0;
  if (chroma < colour.chroma) {
    for (let step = colour.chroma / 2; step > 0.000_1; step /= 2) {
      if (isShown({ ...colour, chroma: chroma + step })) chroma += step;
    }
  }
  const channels = linearOfOklch({ ...colour, chroma }).map((channel) =>
    Math.round(encoded(Math.min(1, Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

const luminanceOf = (hex: string): number => {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colours `#rrggbb`, as WCAG 2.2 defines it, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** True if the first colour `#rrggbb` has a higher luminance than the second. */
export const isBrighter = (one: string, other: string): boolean => luminanceOf(one) > luminanceOf(other);

import type { PrintedLine } from '@tuanbao/library/domain/recognition/printedLine';

/** A line of print at a place, each Chinese character as wide as high. */
export const printed = (left: number, top: number, text: string, confidence = 92, height = 30): PrintedLine => ({
  text,
  confidence,
  weakest: confidence,
  box: { left, top, right: left + height * Array.from(text).length, bottom: top + height },
});

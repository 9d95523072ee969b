import type { PrintedLine } from '@tuanbao/library/domain/recognition/printedLine';

/** Returns a printed line of text at a position. Each Chinese character is as wide as it is high. */
export const printed = (left: number, top: number, text: string, confidence = 92, height = 30): PrintedLine => ({
  text,
  confidence,
  weakest: confidence,
  box: { left, top, right: left + height * Array.from(text).length, bottom: top + height },
});

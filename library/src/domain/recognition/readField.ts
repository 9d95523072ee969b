import type { Box, TextReading } from './printedLine.ts';

/** A value that was read from a picture. */
export interface ReadField {
  /** The value; empty when nothing could be read. */
  readonly value: string;
  /** Confidence in the value, from 0 to 100. */
  readonly confidence: number;
  /** True when the value may be wrong, so that the user should compare it with the picture (请核对). */
  readonly isToBeChecked: boolean;
}

/** The field for a value that couldn't be read from the picture. */
export const unreadField: ReadField = { value: '', confidence: 0, isToBeChecked: false };

/** The set of characters that can occur at a place of a picture. */
export type Alphabet = 'creditCode' | 'idNumber' | 'words';

/** A place of a picture that is read a second time, separately from the rest of the picture. */
export interface SecondLook {
  /** Name of the field whose value is printed at this place, or another name that is unique in the picture. */
  readonly id: string;
  readonly box: Box;
  readonly alphabet: Alphabet;
  /** True when the place has several lines of text. */
  readonly isBlock: boolean;
  /** True when the place is read in shades of grey, false when it is read in black and white. */
  readonly isGrey: boolean;
}

/** The second readings, by the `id` of their place. */
export type SecondReadings = ReadonlyMap<string, TextReading>;

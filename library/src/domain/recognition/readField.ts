import type { Box, TextReading } from './printedLine.ts';

/** A value that was read off a picture. */
export interface ReadField {
  /** Empty where nothing could be read. */
  readonly value: string;
  /** 0 to 100. */
  readonly confidence: number;
  /** True where the value may be wrong: the user compares it with the picture (请核对). */
  readonly isToBeChecked: boolean;
}

/** A field of which nothing could be read. */
export const unreadField: ReadField = { value: '', confidence: 0, isToBeChecked: false };

/** Characters that occur at a place. */
export type Alphabet = 'creditCode' | 'idNumber' | 'words';

/** A place of a picture that is read a second time, by itself. */
export interface SecondLook {
  /** The field whose value stands there, or a name of its own. */
  readonly id: string;
  readonly box: Box;
  readonly alphabet: Alphabet;
  /** True where the place has several lines. */
  readonly isBlock: boolean;
  /** True where it is read in shades of grey; otherwise in black and white. */
  readonly isGrey: boolean;
}

/** Texts of the places that were read a second time, by the id of the look. */
export type SecondReadings = ReadonlyMap<string, TextReading>;

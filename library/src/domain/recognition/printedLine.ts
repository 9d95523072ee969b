/** A rectangle, in pixels of a straightened picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A text with the confidence that the text recogniser gave it. */
export interface TextReading {
  readonly text: string;
  /** Confidence in the whole text, from 0 to 100. */
  readonly confidence: number;
  /** Confidence in the word that is least certain, from 0 to 100. */
  readonly weakest: number;
}

/** A text that was read from one line of a picture, with its place. */
export interface PrintedLine extends TextReading {
  readonly box: Box;
}

/** Height of a line of text in pixels. */
export const heightOf = ({ box }: PrintedLine): number => box.bottom - box.top;

/** The smallest box that contains all given boxes. @throws RangeError when no box is given */
export function boxAround(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new RangeError('no boxes');
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const isBeside = (one: PrintedLine, other: PrintedLine): boolean => {
  const shared = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  return shared > 0.5 * Math.min(heightOf(one), heightOf(other));
};

const hasWords = ({ text }: PrintedLine): boolean => /[\p{L}\p{N}]/u.test(text);

/** Sorts lines by their upper edges, from top to bottom. */
export const topDown = (lines: readonly PrintedLine[]): readonly PrintedLine[] =>
  [...lines].sort((one, other) => one.box.top - other.box.top);

/**
 * Groups lines into rows. The rows are sorted from top to bottom, the lines of a row from left to right. Lines without
 * a letter or digit are left out.
 */
export function rowsOf(lines: readonly PrintedLine[]): readonly (readonly PrintedLine[])[] {
  const rows: PrintedLine[][] = [];
  for (const line of topDown(lines.filter(hasWords))) {
    const row = rows.find(([first]) => first !== undefined && isBeside(first, line));
    if (row) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.sort((one, other) => one.box.left - other.box.left));
}

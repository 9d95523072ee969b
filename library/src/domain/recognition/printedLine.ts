/** A rectangle in pixels of a straightened picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Text as a text recogniser read it. */
export interface TextReading {
  readonly text: string;
  /** Of the whole, 0 to 100. */
  readonly confidence: number;
  /** Confidence of the word that is least certain, 0 to 100. */
  readonly weakest: number;
}

/** A piece of text on one line of a picture. */
export interface PrintedLine extends TextReading {
  readonly box: Box;
}

/** Height of a line in pixels. */
export const heightOf = ({ box }: PrintedLine): number => box.bottom - box.top;

/** The smallest box around several. @throws RangeError where there is none */
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

/** Lines from top to bottom. */
export const topDown = (lines: readonly PrintedLine[]): readonly PrintedLine[] =>
  [...lines].sort((one, other) => one.box.top - other.box.top);

/** Lines as rows from top to bottom, each from left to right. Lines without a letter or digit are left out. */
export function rowsOf(lines: readonly PrintedLine[]): readonly (readonly PrintedLine[])[] {
  const rows: PrintedLine[][] = [];
  for (const line of topDown(lines.filter(hasWords))) {
    const row = rows.find(([first]) => first !== undefined && isBeside(first, line));
    if (row) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.sort((one, other) => one.box.left - other.box.left));
}

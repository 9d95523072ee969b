import { boxAround, heightOf, type PrintedLine, rowsOf, topDown } from './printedLine.ts';

/** A label that is printed on a material, and the place where its value is printed. */
export interface Label<Field extends string> {
  readonly field: Field;
  /** The forms in which the label can be printed, for example 企业名称 and 名称. */
  readonly words: readonly string[];
  /** Place of the value: `beside` to the right of the label, `below` on the next line. @default 'beside' */
  readonly place?: 'beside' | 'below';
  /** True when the value may continue on the lines below. @default false */
  readonly wraps?: boolean;
}

/** A value that was found by its label. Its pieces are in the order of the lines. */
export interface LabelledValue<Field extends string> {
  readonly field: Field;
  /** The printed words of the label, as one line. */
  readonly label: PrintedLine;
  /** The pieces of the value; empty when nothing is printed at its place. */
  readonly pieces: readonly PrintedLine[];
}

/**
 * Pattern for the space between two characters of a label. The text recogniser sometimes reads this space as
 * punctuation.
 */
const between = String.raw`[^\p{L}\p{N}]{0,8}`;

/** A label with at least this many characters is recognised even if one of its characters is misread. */
const tolerantLength = 4;

/**
 * Pattern that finds a label, also with spaces or punctuation between its characters. In a label of at least
 * `tolerantLength` characters, one character may be misread.
 */
function patternOf(words: string): RegExp {
  const letters = Array.from(words);
  const forms = [letters];
  if (letters.length >= tolerantLength) {
    for (const at of letters.keys())
      forms.push(letters.map((letter, each) => (each === at ? String.raw`[^\s]` : letter)));
  }
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.map((form) => form.join(between)).join('|')})`, 'gu');
}

/**
 * The lines of a row as one text. `places` has, for each character of the text, its line and its index in this line;
 * null for a space between two lines.
 */
interface RowText {
  readonly text: string;
  readonly places: readonly ({ readonly line: PrintedLine; readonly at: number } | null)[];
}

function rowTextOf(row: readonly PrintedLine[]): RowText {
  const places: RowText['places'][number][] = [];
  let text = '';
  for (const line of row) {
    if (text !== '') {
      text += ' ';
      places.push(null);
    }
    for (let at = 0; at < line.text.length; at += 1) places.push({ line, at });
    text += line.text;
  }
  return { text, places };
}

/**
 * Returns the part of a line between two indexes of its text. The box of the part is computed in proportion to the
 * number of characters.
 */
function cut(line: PrintedLine, from: number, to: number): PrintedLine {
  const { left, right } = line.box;
  const step = (right - left) / Math.max(1, line.text.length);
  return {
    ...line,
    text: line.text.slice(from, to),
    box: { ...line.box, left: Math.round(left + from * step), right: Math.round(left + to * step) },
  };
}

const leading = /^[^\p{L}\p{N}(（]+/u;
/** Matches a character with which a piece of a value can end. */
const wordly = /[\p{L}\p{N})）]/u;

/**
 * Removes punctuation and spaces at both ends of a piece, but keeps brackets that may belong to it; null when nothing
 * is left.
 */
function trimmed(piece: PrintedLine): PrintedLine | null {
  const start = leading.exec(piece.text)?.[0].length ?? 0;
  const characters = Array.from(piece.text);
  while (characters.length > 0 && !wordly.test(characters.at(-1) ?? '')) characters.pop();
  const end = characters.join('').length;
  return start < end ? cut(piece, start, end) : null;
}

/** A part of a line, together with the whole line. */
interface Piece {
  readonly whole: PrintedLine;
  readonly part: PrintedLine;
}

/** The pieces of lines between two indexes in the text of a row. */
function piecesOf({ places }: RowText, from: number, to: number): readonly Piece[] {
  const spans = new Map<PrintedLine, { from: number; to: number }>();
  for (const place of places.slice(from, to)) {
    if (place === null) continue;
    const span = spans.get(place.line);
    if (span) span.to = place.at + 1;
    else spans.set(place.line, { from: place.at, to: place.at + 1 });
  }
  return [...spans].flatMap(([whole, span]) => {
    const part = trimmed(cut(whole, span.from, span.to));
    return part ? [{ whole, part }] : [];
  });
}

/** Maximum distance between a label and its value, as a multiple of the label's height. */
const labelGap = 8;

/** Maximum distance between two neighbouring pieces of a value, as a multiple of the height of the left piece. */
const pieceGap = 2.5;

/** The pieces that follow a label without a wide gap. The first gap that is too wide for a value ends the list. */
function connected(label: PrintedLine, pieces: readonly Piece[]): readonly Piece[] {
  const end = pieces.findIndex(({ part }, at) => {
    const before = pieces[at - 1]?.part ?? label;
    return part.box.left - before.box.right > (at === 0 ? labelGap : pieceGap) * heightOf(before);
  });
  return end === -1 ? pieces : pieces.slice(0, end);
}

interface FoundLabel<Field extends string> {
  readonly label: Label<Field>;
  readonly from: number;
  readonly to: number;
}

/**
 * The labels in a row, in their order. If two labels begin at the same place, only the longer label is returned. A
 * label that begins inside another label is left out.
 */
function labelsIn<Field extends string>(
  { text }: RowText,
  patterns: readonly { readonly label: Label<Field>; readonly pattern: RegExp }[],
): readonly FoundLabel<Field>[] {
  const found = patterns.flatMap(({ label, pattern }) =>
    Array.from(text.matchAll(pattern), (match) => ({ label, from: match.index, to: match.index + match[0].length })),
  );
  found.sort((one, other) => one.from - other.from || other.to - one.to);
  return found.filter(({ from }, at) => found.slice(0, at).every((other) => other.to <= from));
}

const isUnder = (label: PrintedLine, line: PrintedLine): boolean => {
  const drop = line.box.top - label.box.bottom;
  const height = heightOf(label);
  return (
    drop > -0.5 * height && drop < 2 * height && line.box.left < label.box.right && line.box.right > label.box.left
  );
};

/**
 * True when a line continues the value that begins with `first`: it is directly below `last`, and its left edge is at
 * about the same place as the left edge of `first`.
 */
const continues = (first: PrintedLine, last: PrintedLine, line: PrintedLine): boolean => {
  const height = heightOf(last);
  const drop = line.box.top - last.box.bottom;
  return drop > -0.3 * height && drop < height && Math.abs(line.box.left - first.box.left) < 1.2 * height;
};

/** A label that was found, with the value to the right of it. */
interface Beside<Field extends string> {
  readonly label: Label<Field>;
  readonly value: LabelledValue<Field>;
  /** The lines that contain the label and the value. */
  readonly lines: readonly PrintedLine[];
}

/** The labels of a row, each with the value to the right of it. A value ends at the next label or at a wide gap. */
function besideIn<Field extends string>(row: RowText, found: readonly FoundLabel<Field>[]): readonly Beside<Field>[] {
  return found.flatMap(({ label, from, to }, at) => {
    const own = piecesOf(row, from, to);
    if (own.length === 0) return [];
    const words: PrintedLine = {
      text: row.text.slice(from, to),
      confidence: Math.min(...own.map(({ part }) => part.confidence)),
      weakest: Math.min(...own.map(({ part }) => part.weakest)),
      box: boxAround(own.map(({ part }) => part.box)),
    };
    const beside = connected(words, piecesOf(row, to, found[at + 1]?.from ?? row.text.length));
    const value = { field: label.field, label: words, pieces: beside.map(({ part }) => part) };
    return [{ label, value, lines: [...own, ...beside].map(({ whole }) => whole) }];
  });
}

/**
 * Finds the values of the labels that are printed on a material. If a label is printed several times, the first label
 * with a value is used. The places of labels aren't fixed: a value is found beside or below its label.
 */
export function labelledValues<Field extends string>(
  lines: readonly PrintedLine[],
  labels: readonly Label<Field>[],
): ReadonlyMap<Field, LabelledValue<Field>> {
  const patterns = labels.flatMap((label) => label.words.map((words) => ({ label, pattern: patternOf(words) })));
  const found = rowsOf(lines).flatMap((row) => {
    const text = rowTextOf(row);
    return besideIn(text, labelsIn(text, patterns));
  });
  const taken = new Set(found.flatMap((each) => each.lines));
  const free = topDown(lines.filter((line) => !taken.has(line)));
  const values = new Map<Field, LabelledValue<Field>>();
  for (const { label, value } of found) {
    if ((values.get(label.field)?.pieces.length ?? 0) > 0) continue;
    values.set(label.field, label.place === 'below' ? placedBelow(value, free) : wrapped(label, value, free));
  }
  return values;
}

/**
 * Replaces the pieces of the value by the line directly below the label. If there is no such line, or it belongs to
 * another label, the value is returned unchanged.
 */
function placedBelow<Field extends string>(
  value: LabelledValue<Field>,
  free: readonly PrintedLine[],
): LabelledValue<Field> {
  const below = free.filter((line) => isUnder(value.label, line)).flatMap((line) => trimmed(line) ?? []);
  return below.length > 0 ? { ...value, pieces: below.slice(0, 1) } : value;
}

/** Adds the lines on which a value continues, if the label has `wraps`. */
function wrapped<Field extends string>(
  label: Label<Field>,
  value: LabelledValue<Field>,
  free: readonly PrintedLine[],
): LabelledValue<Field> {
  const [first] = value.pieces;
  if (!label.wraps || first === undefined) return value;
  const pieces = [...value.pieces];
  for (const line of free) {
    const last = pieces.at(-1) ?? first;
    const piece = continues(first, last, line) ? trimmed(line) : null;
    if (piece) pieces.push(piece);
  }
  return { ...value, pieces };
}

import type { Box, PrintedLine, TextReading } from './printedLine.ts';
import { type Alphabet, type ReadField, type SecondLook, type SecondReadings, unreadField } from './readField.ts';
import { joined } from './readWords.ts';

/** A kind of number that contains a check character, such as an id number. */
export interface CheckedNumber {
  readonly length: number;
  /** True when a text is a valid number of this kind. */
  readonly isRight: (text: string) => boolean;
  /**
   * True when a valid number has the form that nearly all numbers of this kind have. A corrected number is accepted
   * only in this form. @default true for every valid number
   */
  readonly isUsual?: (text: string) => boolean;
  /** Characters that occur in numbers of this kind. */
  readonly alphabet: string;
}

/** Groups of characters that are easily mistaken for each other in photographs. */
const confusable = ['0DOQC', '1ILT7J', '2Z7', '38B', '5S6', '6CG', '8B3', 'UVY', 'NMHW', 'PRFE', 'XK', '4A', '9G'];

/** Characters of the alphabet that may be printed where `sign` was read. */
export const confusedWith = (sign: string, alphabet: string): readonly string[] => [
  ...new Set(
    confusable
      .filter((group) => group.includes(sign))
      .flatMap((group) => Array.from(group))
      .filter((other) => other !== sign && alphabet.includes(other)),
  ),
];

/** Letters and digits of a text, in upper case. */
const signsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');

const isUsualOf = ({ isUsual = () => true }: CheckedNumber) => isUsual;

/**
 * Valid numbers in a text that was read from a picture. If the text has more characters than a number of this kind, a
 * valid number may occur in it by chance. In this case, only a number of the usual form is accepted.
 */
export function numbersIn(text: string, number: CheckedNumber): readonly string[] {
  const { length, isRight } = number;
  const signs = signsOf(text);
  if (signs.length === length) return isRight(signs) ? [signs] : [];
  const starts = Array.from({ length: Math.max(0, signs.length - length + 1) }, (_, at) => at);
  return starts.map((at) => signs.slice(at, at + length)).filter((part) => isRight(part) && isUsualOf(number)(part));
}

/**
 * Possible corrections of a misread number. If all characters of `signs` occur in the alphabet, exactly one character
 * is replaced. If one or two characters don't occur in the alphabet, exactly these are replaced. If more than two don't
 * occur in the alphabet, returns nothing.
 */
function corrections(signs: string, { alphabet }: CheckedNumber): readonly string[] {
  const impossible = Array.from(signs).filter((sign) => !alphabet.includes(sign)).length;
  if (impossible > 2) return [];
  if (impossible === 0) {
    return Array.from(signs).flatMap((sign, at) =>
      confusedWith(sign, alphabet).map((other) => signs.slice(0, at) + other + signs.slice(at + 1)),
    );
  }
  let texts = [''];
  for (const sign of signs) {
    const others = alphabet.includes(sign) ? [sign] : confusedWith(sign, alphabet);
    texts = texts.flatMap((text) => others.map((other) => text + other));
  }
  return texts;
}

/**
 * Corrects easily confused characters in the texts. Returns the valid number of the usual form that results; null when
 * no such number results, or more than one.
 */
export function correctedNumber(texts: readonly string[], number: CheckedNumber): string | null {
  const { length, isRight } = number;
  const isUsual = isUsualOf(number);
  const signs = texts.map(signsOf).filter((text) => text.length === length);
  const right = new Set(
    signs.flatMap((text) => corrections(text, number)).filter((text) => isRight(text) && isUsual(text)),
  );
  return right.size === 1 ? ([...right][0] ?? null) : null;
}

/**
 * The two second readings that are requested for the place of a number: one in black and white, and one in shades of
 * grey.
 */
export const numberLooks = (id: string, box: Box, alphabet: Alphabet): readonly SecondLook[] => [
  { id, box, alphabet, isBlock: false, isGrey: false },
  { id: `${id} grey`, box, alphabet, isBlock: false, isGrey: true },
];

/** All readings of a number: the reading from the recognised lines, and the second readings of its place. */
export const numberReadings = (
  id: string,
  pieces: readonly PrintedLine[],
  again: SecondReadings,
): readonly TextReading[] =>
  [joined(pieces), again.get(id), again.get(`${id} grey`)].filter((reading) => reading !== undefined);

/**
 * If there is only one reading, its number needs no check when the confidence of its least certain word is at least
 * this value.
 */
const sureAlone = 97;

/**
 * Decides a number from all readings of its place. If the readings contain exactly one valid number, it is the value.
 * The value needs no check if it has the usual form and is confirmed: by two equal readings, or by a single reading
 * that is nearly certain. If the readings contain no valid number, easily confused characters are corrected. If exactly
 * one valid number results, it is the value and must be checked. In all other cases the field is unread.
 */
export function readNumber(readings: readonly TextReading[], number: CheckedNumber): ReadField {
  const found = readings.map(({ text }) => [...new Set(numbersIn(text, number))]);
  const right = new Set(found.flat());
  const confidence = Math.round(Math.max(0, ...readings.map((reading) => reading.confidence)));
  if (right.size > 1) return unreadField;
  const [value] = right;
  if (value !== undefined) {
    const times = readings.filter(({ text }) => signsOf(text) === value).length;
    const isSure = times > 1 || (times === 1 && readings.length === 1 && (readings[0]?.weakest ?? 0) >= sureAlone);
    return { value, confidence, isToBeChecked: !isSure || !isUsualOf(number)(value) };
  }
  const texts = readings.map(({ text }) => text);
  const corrected = correctedNumber(texts, number);
  return corrected === null ? unreadField : { value: corrected, confidence, isToBeChecked: true };
}

import type { Box, PrintedLine, TextReading } from './printedLine.ts';
import { type Alphabet, type ReadField, type SecondLook, type SecondReadings, unreadField } from './readField.ts';
import { joined } from './readWords.ts';

/** A number that carries a check character. */
export interface CheckedNumber {
  readonly length: number;
  /** True for a right number. */
  readonly isRight: (text: string) => boolean;
  /** True for a right number as nearly all are: a correction has to be one. @default every right number */
  readonly isUsual?: (text: string) => boolean;
  /** Characters that occur in it. */
  readonly alphabet: string;
}

/** Groups of signs that are taken for each other in photographs. */
const confusable = ['0DOQC', '1ILT7J', '2Z7', '38B', '5S6', '6CG', '8B3', 'UVY', 'NMHW', 'PRFE', 'XK', '4A', '9G'];

/** Other characters of the alphabet that a sign may stand for. */
export const confusedWith = (sign: string, alphabet: string): readonly string[] => [
  ...new Set(
    confusable
      .filter((group) => group.includes(sign))
      .flatMap((group) => Array.from(group))
      .filter((other) => other !== sign && alphabet.includes(other)),
  ),
];

/** Letters and digits of a text, in capitals. */
const signsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');

const isUsualOf = ({ isUsual = () => true }: CheckedNumber) => isUsual;

/**
 * Right numbers within a text as it was read. In a text with more signs than a number has, one of them may be an invention,
 * and a number that begins elsewhere may be right by chance: it has to be a usual one.
 */
export function numbersIn(text: string, number: CheckedNumber): readonly string[] {
  const { length, isRight } = number;
  const signs = signsOf(text);
  if (signs.length === length) return isRight(signs) ? [signs] : [];
  const starts = Array.from({ length: Math.max(0, signs.length - length + 1) }, (_, at) => at);
  return starts.map((at) => signs.slice(at, at + length)).filter((part) => isRight(part) && isUsualOf(number)(part));
}

/** Texts that differ in one sign that may be misread; a sign that can't occur is replaced everywhere. */
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

/** The only right number that one correction of misread signs makes of the texts; null where there is none or several. */
export function correctedNumber(texts: readonly string[], number: CheckedNumber): string | null {
  const { length, isRight } = number;
  const isUsual = isUsualOf(number);
  const signs = texts.map(signsOf).filter((text) => text.length === length);
  const right = new Set(
    signs.flatMap((text) => corrections(text, number)).filter((text) => isRight(text) && isUsual(text)),
  );
  return right.size === 1 ? ([...right][0] ?? null) : null;
}

/** A number's place is read twice more: in black and white, and in grey. */
export const numberLooks = (id: string, box: Box, alphabet: Alphabet): readonly SecondLook[] => [
  { id, box, alphabet, isBlock: false, isGrey: false },
  { id: `${id} grey`, box, alphabet, isBlock: false, isGrey: true },
];

/** All readings of a number: of its line, and of its place by itself. */
export const numberReadings = (
  id: string,
  pieces: readonly PrintedLine[],
  again: SecondReadings,
): readonly TextReading[] =>
  [joined(pieces), again.get(id), again.get(`${id} grey`)].filter((reading) => reading !== undefined);

/** A number that was read once only needs this confidence to need no check. */
const sureAlone = 97;

/**
 * A number that carries a check character, from the readings of its place. Certain where two of them are the same right and
 * usual number, and nothing else; to be checked where one is right, or exactly one correction of confusable signs is; otherwise unread, as where
 * there are two different right numbers.
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

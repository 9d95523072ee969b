import type { PrintedLine, TextReading } from './printedLine.ts';
import { type ReadField, unreadField } from './readField.ts';

/** Two equal readings need no check where no word of them is less certain. */
const sure = 80;

/** A single reading needs no check where no word of it is less certain. */
const sureAlone = 97;

/** A reading is dropped below this confidence. */
const leastConfidence = 35;

const least = (values: readonly number[]): number => Math.round(Math.min(...values));

/** Pieces of a value as one reading, as confident as its weakest piece; undefined where there are none. */
export const joined = (pieces: readonly PrintedLine[]): TextReading | undefined =>
  pieces.length === 0
    ? undefined
    : {
        text: pieces.map(({ text }) => text).join(''),
        confidence: least(pieces.map(({ confidence }) => confidence)),
        weakest: least(pieces.map(({ weakest }) => weakest)),
      };

/**
 * A text without check characters, from one reading or two. Two equal readings without an uncertain word are certain; any
 * other value is to be checked. @param plain the form in which a text is compared and kept; empty where it can't be such a
 * value
 */
export function readWords(
  first: TextReading | undefined,
  second: TextReading | undefined,
  plain: (text: string) => string,
): ReadField {
  const readings = [first, second].flatMap((reading) => {
    const text = reading ? plain(reading.text) : '';
    return reading && text !== '' && reading.confidence >= leastConfidence ? [{ ...reading, text }] : [];
  });
  const [one, other] = readings;
  if (one === undefined) return unreadField;
  const confidence = least(readings.map((reading) => reading.confidence));
  const weakest = least(readings.map((reading) => reading.weakest));
  if (second === undefined) return { value: one.text, confidence, isToBeChecked: weakest < sureAlone };
  if (other?.text === one.text) return { value: one.text, confidence, isToBeChecked: weakest < sure };
  const best = other !== undefined && other.confidence > one.confidence ? other : one;
  return { value: best.text, confidence, isToBeChecked: true };
}

/** A text without spaces, its brackets as Chinese names have them. */
export const compactName = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('(', '（').replaceAll(')', '）');

const hanIn = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;

/** The name of an organisation in a text as it was read; empty where it can't be one. */
export function groupNameIn(text: string): string {
  const name = compactName(text).replaceAll(/[^\p{L}\p{N}（）·]/gu, '');
  return hanIn(name) >= 4 ? name : '';
}

/** The name of a person in a text as it was read; empty where it can't be one. */
export function printedPersonNameIn(text: string): string {
  const name = compactName(text).replaceAll(/[•‧・.]/g, '·');
  return /^\p{Script=Han}[\p{Script=Han}·]{0,18}\p{Script=Han}$/u.test(name) ? name : '';
}

/** An address in a text as it was read; empty where it can't be one. */
export function addressIn(text: string): string {
  const address = compactName(text).replaceAll(/[^\p{L}\p{N}（）#-]/gu, '');
  return hanIn(address) >= 4 ? address : '';
}

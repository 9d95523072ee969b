import type { PrintedLine, TextReading } from './printedLine.ts';
import { type ReadField, unreadField } from './readField.ts';

/**
 * If two readings are equal, their value needs no check when the confidence of the least certain word is at least this
 * value.
 */
const sure = 80;

/**
 * If no second reading was made, the value of the first needs no check when the confidence of its least certain word is
 * at least this value.
 */
const sureAlone = 97;

/** Minimum confidence of a reading; a reading below it is ignored. */
const leastConfidence = 35;

const least = (values: readonly number[]): number => Math.round(Math.min(...values));

/**
 * Joins the pieces of a value into one reading, which is as confident as its weakest piece. Undefined when there are no
 * pieces.
 */
export const joined = (pieces: readonly PrintedLine[]): TextReading | undefined =>
  pieces.length === 0
    ? undefined
    : {
        text: pieces.map(({ text }) => text).join(''),
        confidence: least(pieces.map(({ confidence }) => confidence)),
        weakest: least(pieces.map(({ weakest }) => weakest)),
      };

/**
 * Decides a text without check characters from at most two readings. The value needs no check if both readings are
 * equal and have no uncertain word, or if there is only the first reading and it is nearly certain. Any other value
 * must be checked. If no reading contains a value, the field is unread.
 * @param plain converts a text to the form that is compared and returned; returns an empty text when the text can't be
 * a value of this field
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

/**
 * Converts a text to NFKC, removes its spaces, and converts its brackets to the full-width brackets of Chinese names.
 */
export const compactName = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('(', '（').replaceAll(')', '）');

const hanIn = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;

/** The name of an organisation in a text that was read from a picture; empty when the text can't be such a name. */
export function groupNameIn(text: string): string {
  const name = compactName(text).replaceAll(/[^\p{L}\p{N}（）·]/gu, '');
  return hanIn(name) >= 4 ? name : '';
}

/** The name of a person in a text that was read from a picture; empty when the text can't be such a name. */
export function printedPersonNameIn(text: string): string {
  const name = compactName(text).replaceAll(/[•‧・.]/g, '·');
  return /^\p{Script=Han}[\p{Script=Han}·]{0,18}\p{Script=Han}$/u.test(name) ? name : '';
}

/** The address in a text that was read from a picture; empty when the text can't be an address. */
export function addressIn(text: string): string {
  const address = compactName(text).replaceAll(/[^\p{L}\p{N}（）#-]/gu, '');
  return hanIn(address) >= 4 ? address : '';
}

import type { CalendarDay } from '../calendar/calendarDay.ts';
import { idCardOf } from '../identity/idCard.ts';
import { type CheckedNumber, numberLooks, numberReadings, readNumber } from './checkedNumber.ts';
import { type Label, labelledValues } from './labelledValues.ts';
import { boxAround, heightOf, type PrintedLine } from './printedLine.ts';
import type { ReadField, SecondLook, SecondReadings } from './readField.ts';
import { joined, printedPersonNameIn, readWords } from './readWords.ts';

/** Name of a fact that is read from the front of an id card. */
export type IdCardField = 'name' | 'idNo';

/** The facts that were read from a photograph of the front of an id card (居民身份证). */
export type IdCardPhotograph = Readonly<Record<IdCardField, ReadField>>;

const labels: readonly Label<IdCardField | 'other'>[] = [
  { field: 'name', words: ['姓名'] },
  { field: 'idNo', words: ['公民身份号码', '身份号码'] },
  { field: 'other', words: ['性别', '民族', '出生', '住址'] },
];

const numberOf = (today: CalendarDay): CheckedNumber => ({
  length: 18,
  alphabet: '0123456789X',
  isRight: (text) => idCardOf(text, today) !== null,
});

/** Width of the printed number as a multiple of the width of its label. */
const numberWidth = 4.2;

/** The places in the photograph of an id card that are read a second time. */
export function idCardLooks(lines: readonly PrintedLine[]): readonly SecondLook[] {
  const values = labelledValues(lines, labels);
  const [name, idNo] = [values.get('name'), values.get('idNo')];
  const looks: SecondLook[] = [];
  if (name && name.pieces.length > 0) {
    const box = boxAround(name.pieces.map((piece) => piece.box));
    looks.push({ id: 'name', box, alphabet: 'words', isBlock: false, isGrey: false });
  }
  if (idNo) {
    const { top, right, bottom, left } = idNo.label.box;
    const height = heightOf(idNo.label);
    const start = right + 0.4 * height;
    const box = {
      left: start,
      top: top - 0.4 * height,
      right: start + numberWidth * (right - left),
      bottom: bottom + 0.4 * height,
    };
    looks.push(...numberLooks('idNo', box, 'idNumber'));
  }
  return looks;
}

/**
 * The facts on an id card, from the recognised lines and the second readings of the places of the values. @throws
 * RangeError when `today` isn't a calendar day
 */
export function idCardPhotograph(
  lines: readonly PrintedLine[],
  again: SecondReadings,
  today: CalendarDay,
): IdCardPhotograph {
  const values = labelledValues(lines, labels);
  const number = numberReadings('idNo', values.get('idNo')?.pieces ?? [], again);
  return {
    name: readWords(joined(values.get('name')?.pieces ?? []), again.get('name'), printedPersonNameIn),
    idNo: readNumber(number.length > 0 ? number : lines, numberOf(today)),
  };
}

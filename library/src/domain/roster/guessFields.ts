import { isDamagedNumber } from '../identity/idCard.ts';
import { normaliseIdNumber } from '../identity/idNumber.ts';
import { isChinesePassport } from '../identity/personalId.ts';
import { occupationOf } from '../occupation/occupationTree.ts';
import { dayOfText } from './dateText.ts';
import type { PersonField } from './person.ts';
import { idTypeOfText, sexOfText } from './personWords.ts';
import type { RosterContext } from './rosterContext.ts';

/** Rows of text as a spreadsheet copies them. */
export type TextBlock = readonly (readonly string[])[];

const sampled = 50;
/** Share of the cells that must look like the field. */
const enough = 0.6;
const idShape = /^(\d{17}[\dX]|\d{15}|[HM]\d{8}(\d{2})?|[A-Z]{3}\d{12})$/;
const classShape = /^第?[1-6一二三四五六]类?$/u;
const nameShape = /^[\p{Script=Han}·]{2,5}$/u;
const letters = /[^\d\s]/u;

type Looks = (text: string, context: RosterContext) => boolean;

/** Whether a cell looks like a field, the telling ones first: what an earlier one claims, a later one doesn't get. */
const looks: readonly (readonly [PersonField, Looks])[] = [
  [
    'idNo',
    (text) => {
      const number = normaliseIdNumber(text);
      return idShape.test(number) || isDamagedNumber(number) || isChinesePassport(number);
    },
  ],
  ['birthday', (text) => dayOfText(text) !== null],
  ['idType', (text) => letters.test(text) && idTypeOfText(text) !== null],
  ['sex', (text) => letters.test(text) && sexOfText(text) !== null],
  ['schemeId', (text, { schemes }) => schemes.some(({ name }) => name === text.trim())],
  [
    'occupationCode',
    (text, { occupations }) => /^\d{5,8}$/.test(text) && occupationOf(occupations, text.padStart(7, '0')) !== null,
  ],
  ['occupationName', (text, { occupations }) => occupations.leavesByName.has(text.trim())],
  ['occupationClass', (text) => classShape.test(text.trim())],
  ['name', (text) => nameShape.test(text.trim())],
];

/** What each column of a block without a header holds, told by its cells; null where they don't tell. */
export function guessFields(rows: TextBlock, context: RosterContext): readonly (PersonField | null)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const guessed = Array.from<PersonField | null>({ length: width }).fill(null);
  const cells = guessed.map((_, column) =>
    rows
      .map((row) => row[column] ?? '')
      .filter((text) => text.trim() !== '')
      .slice(0, sampled),
  );
  for (const [field, looksLike] of looks) {
    const shares = cells.map((texts, column) =>
      guessed[column] === null && texts.length > 0
        ? texts.filter((text) => looksLike(text, context)).length / texts.length
        : 0,
    );
    const best = Math.max(...shares);
    if (best >= enough) guessed[shares.indexOf(best)] = field;
  }
  return guessed;
}

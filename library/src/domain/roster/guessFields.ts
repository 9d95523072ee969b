import { isDamagedNumber } from '../identity/idCard.ts';
import { normaliseIdNumber } from '../identity/idNumber.ts';
import { holderFactsOf, isChinesePassport } from '../identity/personalId.ts';
import { occupationOf } from '../occupation/occupationTree.ts';
import { dayOfText } from './dateText.ts';
import { withoutInvisible } from './invisible.ts';
import { codeWithZeros } from './occupationCode.ts';
import type { PersonField } from './person.ts';
import { idTypeOfText, sexOfText, socialSecurityOfText } from './personWords.ts';
import type { RosterContext } from './rosterContext.ts';

/** Rows of cell texts, as a spreadsheet puts them on the clipboard. */
export type TextBlock = readonly (readonly string[])[];

const sampled = 50;
/** Minimum share of a column's cells that must pass the test of a field. */
const enough = 0.6;
const idShape = /^(\d{17}[\dX]|\d{15}|[HM]\d{8}(\d{2})?|[A-Z]{3}\d{12})$/;
const classShape = /^第?[1-6一二三四五六]类?$/u;
const wordedClass = /^(?:第[1-6一二三四五六]类?|[1-6一二三四五六]类)$/u;
const nameShape = /^[\p{Script=Han}·]{2,5}$/u;
const letters = /[^\d\s]/u;

type Looks = (text: string, context: RosterContext) => boolean;

/**
 * Tests that recognise the cells of each field, the most specific field first. In this order, each field is assigned to
 * the column with the largest share of cells that pass the field's test. The share must be at least `enough`.
 */
const looks: readonly (readonly [PersonField, Looks])[] = [
  [
    'idNo',
    (text) => {
      const number = normaliseIdNumber(text);
      return idShape.test(number) || isDamagedNumber(number) || isChinesePassport(number);
    },
  ],
  ['birthday', (text) => dayOfText(text) !== null],
  ['idType', (text) => letters.test(text) && (idTypeOfText(text)?.word ?? 'other') !== 'other'],
  ['sex', (text) => letters.test(text) && sexOfText(text) !== null],
  ['socialSecurity', (text) => /社保|医保/u.test(text) && socialSecurityOfText(text) !== null],
  ['schemeId', (text, { schemes }) => schemes.some(({ name }) => name === text)],
  [
    'occupationCode',
    (text, { occupations }) =>
      /^\d{5,8}$/.test(text) && occupationOf(occupations, codeWithZeros(text, occupations)) !== null,
  ],
  ['occupationName', (text, { occupations }) => occupations.leavesByName.has(text)],
  ['occupationClass', (text) => classShape.test(text)],
  ['name', (text) => nameShape.test(text)],
];

/** Facts about a block of cells that are known before its columns are detected. */
export interface KnownOfBlock {
  /** Returns the caption above a column; empty if the column has none, undefined if the whole block has no captions. */
  readonly captionOf?: (column: number) => string | undefined;
  /** Index of the column with the id numbers. @default detected from the cells */
  readonly idColumn?: number | undefined;
}

interface Column {
  /** The texts of the column's cells, without the empty texts. */
  readonly texts: readonly string[];
  readonly caption: string | undefined;
  /** True for the leftmost column that isn't empty. */
  readonly isFirst: boolean;
}

/**
 * True when a column may contain names. Any short word can be a name, so the column is excluded if it has a caption
 * without one of the characters 名, 人 and 员.
 */
const mayBeNamed = ({ caption = '' }: Column) => caption === '' || /[名人员]/u.test(caption);
/**
 * True when single digits in a column may be occupation classes. A single digit can also be a row number or a number of
 * children. Therefore all columns of a block with captions, and the first column, are excluded.
 */
const mayBeClass = ({ caption, isFirst }: Column) => caption === undefined && !isFirst;

const shareOf = (texts: readonly string[], isRight: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(isRight).length / texts.length;

/**
 * Share of the days in a column that equal the birthdays in the id numbers of the same rows. Null when no row has both
 * a day and an id number with a birthday.
 */
function confirmedShare(rows: TextBlock, column: number, idColumn: number, today: RosterContext['today']) {
  let [told, confirmed] = [0, 0];
  for (const row of rows) {
    const day = dayOfText(row[column] ?? '');
    const holder = day === null ? null : holderFactsOf('idCard', normaliseIdNumber(row[idColumn] ?? ''), today);
    if (!holder) continue;
    if (holder.birthday === day) confirmed++;
    if (++told === sampled) break;
  }
  return told === 0 ? null : confirmed / told;
}

/**
 * Detects the field of each column of a block from the column's cells. A field is assigned to at most one column. Null
 * for a column to which no field is assigned.
 */
export function guessFields(
  rows: TextBlock,
  context: RosterContext,
  { captionOf = () => undefined, idColumn }: KnownOfBlock = {},
): readonly (PersonField | null)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const guessed = Array.from<PersonField | null>({ length: width }).fill(null);
  const cells = guessed.map((_, column) =>
    rows
      .map((row) => row[column] ?? '')
      .filter((text) => text.trim() !== '')
      .slice(0, sampled)
      .map((text) => withoutInvisible(text).trim()),
  );
  const first = cells.findIndex((texts) => texts.length > 0);
  const columns = cells.map((texts, at): Column => ({ texts, caption: captionOf(at), isFirst: at === first }));
  const shareFor = (field: PersonField, looksLike: Looks, at: number): number => {
    const column = columns[at];
    if (!column || guessed[at] !== null || (field === 'name' && !mayBeNamed(column))) return 0;
    if (field === 'occupationClass' && !mayBeClass(column))
      return shareOf(column.texts, (text) => wordedClass.test(text));
    const share = shareOf(column.texts, (text) => looksLike(text, context));
    if (field !== 'birthday' || share < enough) return share;
    const confirmed = confirmedShare(rows, at, idColumn ?? guessed.indexOf('idNo'), context.today);
    return confirmed ?? (column.caption === undefined ? share : 0);
  };
  for (const [field, looksLike] of looks) {
    const shares = cells.map((_, at) => shareFor(field, looksLike, at));
    const best = Math.max(...shares);
    if (best >= enough) guessed[shares.indexOf(best)] = field;
  }
  return guessed;
}

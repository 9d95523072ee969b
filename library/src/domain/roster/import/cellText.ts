import { errorAt, type Problem, warningAt } from '../../problem/problem.ts';
import { isCellError } from '../cellError.ts';
import type { PersonField } from '../person.ts';
import type { RosterProblemCode } from '../rosterProblem.ts';
import { isBlankText, type SheetCell } from './sheet.ts';

/** The text of a cell and its problem. `problem` is null when the cell has no problem. */
export interface CellText {
  readonly text: string;
  readonly problem: Problem<RosterProblemCode> | null;
}

const codeLength = 7;
/**
 * Converts the serial number of a day to the day. Null when the number isn't a date, or when the file has no date
 * system.
 */
type SerialDay = (value: number) => string | null;

/** Limit from which a spreadsheet no longer stores whole numbers exactly: numbers with more than 15 digits. */
const lastExactInteger = 1e15;
const noDay: SerialDay = () => null;
const blank: CellText = { text: '', problem: null };

/** Serial numbers of the days from 1905 to 2064. A smaller number isn't converted, because it may be a year. */
const [firstSerial, lastSerial] = [2101, 60_000];

/**
 * Converts the serial number of a day; null when the number is no such serial number. Excel shows and copies this
 * number when a cell with a day has no date format.
 */
function serialText(value: number, dayOf: SerialDay): CellText | null {
  if (!(Number.isInteger(value) && value >= firstSerial && value <= lastSerial)) return null;
  const day = dayOf(value);
  return day === null ? null : { text: day, problem: warningAt('birthday', 'W_NORMALIZED') };
}

/** Matches a text of five digits, which may be the serial number of a day. */
const serialDigits = /^\s*\d{5}\s*$/;

function numberText(field: PersonField, value: number, dayOf: SerialDay): CellText {
  if (field === 'idNo' && value >= lastExactInteger)
    return { text: value.toExponential().toUpperCase(), problem: null };
  if (field === 'birthday') return serialText(value, dayOf) ?? { text: String(value), problem: null };
  if (field === 'occupationCode')
    return { text: String(value).padStart(codeLength, '0'), problem: warningAt(field, 'W_LEADING_ZERO') };
  return { text: String(value), problem: null };
}

/**
 * The text of a cell in the column of a field. A spreadsheet can't store a number with more than 15 digits exactly. A
 * numeric id number of this length is returned in scientific notation, so that it isn't accepted as valid.
 * @param dayOf converts serial numbers of days
 * @default numbers aren't converted to days
 */
export function cellText(field: PersonField, cell: SheetCell | undefined, dayOf: SerialDay = noDay): CellText {
  if (cell === null || cell === undefined) return blank;
  if (typeof cell === 'number') return numberText(field, cell, dayOf);
  const text = String(cell);
  if (isCellError(text)) return { text: '', problem: errorAt(field, 'E_CELL_ERROR') };
  const day = field === 'birthday' && serialDigits.test(text) ? serialText(Number(text), dayOf) : null;
  return day ?? { text: isBlankText(text) ? '' : text, problem: null };
}

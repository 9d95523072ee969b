import { errorAt, type Problem, warningAt } from '../../problem/problem.ts';
import type { PersonField } from '../person.ts';
import type { RosterProblemCode } from '../rosterProblem.ts';
import type { SheetCell } from './sheet.ts';

/** What a cell says, and what is odd about how it says it. */
export interface CellText {
  readonly text: string;
  readonly problem: Problem<RosterProblemCode> | null;
}

const codeLength = 7;
/** Beyond 15 digits a spreadsheet's figure no longer is what was typed. */
const lastExactFigure = 1e15;
const cellError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/;

function figureText(field: PersonField, figure: number): CellText {
  if (field === 'idNo' && figure >= lastExactFigure)
    return { text: figure.toExponential().toUpperCase(), problem: null };
  if (field === 'occupationCode')
    return { text: String(figure).padStart(codeLength, '0'), problem: warningAt(field, 'W_LEADING_ZERO') };
  return { text: String(figure), problem: null };
}

/**
 * The text of a cell. An id number that a spreadsheet rounded comes out in the scientific notation that it is shown in,
 * so that it is never taken for a right one.
 */
export function cellText(field: PersonField, cell: SheetCell | undefined): CellText {
  if (cell === null || cell === undefined) return { text: '', problem: null };
  if (typeof cell === 'number') return figureText(field, cell);
  const text = String(cell);
  if (text.startsWith('#') && cellError.test(text)) return { text: '', problem: errorAt(field, 'E_CELL_ERROR') };
  return { text: text.trim() === '' ? '' : text, problem: null };
}

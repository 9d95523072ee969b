import { errorAt, type Problem, warningAt } from '../../problem/problem.ts';
import type { PersonField } from '../person.ts';
import type { RosterContext } from '../rosterContext.ts';
import type { RosterFileErrorCode } from '../rosterProblem.ts';
import type { SheetProblem } from './personsOfSheet.ts';
import { headerOf, missingFields, type RosterHeader } from './rosterColumns.ts';
import { isBlankRow, type Sheet } from './sheet.ts';

/** Why a file is refused as a whole. */
export type FileProblem = Problem<RosterFileErrorCode>;

/** The sheet that holds the persons, or why none does. */
export type ChosenSheet =
  | { readonly status: 'refused'; readonly problem: FileProblem }
  | {
      readonly status: 'chosen';
      readonly sheet: Sheet;
      readonly header: RosterHeader;
      /** What was left aside: other sheets. */
      readonly problems: readonly SheetProblem[];
    };

/** How a field is called in the words of the file's language; the caption is what must be added. */
type CaptionOf = (field: PersonField) => string;

const refused = (code: RosterFileErrorCode, params: Problem['params'] = {}): ChosenSheet => ({
  status: 'refused',
  problem: errorAt('', code, params),
});

const knownColumns = (header: RosterHeader) => header.columns.filter(({ field }) => field !== null).length;

/** Of the sheets that anyone can see, the one whose header names most columns; and checks that it can be a roster. */
export function chooseSheet(sheets: readonly Sheet[], context: RosterContext, captionOf: CaptionOf): ChosenSheet {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const filled = visible.filter(({ rows }) => !rows.every(isBlankRow));
  if (filled.length === 0) return refused('F_EMPTY');
  const candidates = filled.flatMap((sheet) => {
    const header = headerOf(sheet);
    return header ? [{ sheet, header }] : [];
  });
  const [best] = candidates.toSorted((one, other) => knownColumns(other.header) - knownColumns(one.header));
  if (!best) return refused('F_NO_HEADER');
  const missing = missingFields(best.header.columns, context);
  if (missing.length > 0) return refused('F_MISSING_COLUMN', { columns: missing.map(captionOf).join('、') });
  const rows = best.sheet.rows.slice(best.header.row + 1).filter((row) => !isBlankRow(row)).length;
  if (rows === 0) return refused('F_EMPTY');
  if (rows > context.maxRows) return refused('F_TOO_MANY_ROWS', { max: context.maxRows });
  const others = sheets.filter((sheet) => sheet !== best.sheet);
  const names = others.map(({ name }) => name).join('、');
  return {
    status: 'chosen',
    ...best,
    problems: others.length === 0 ? [] : [{ ...warningAt('', 'W_OTHER_SHEETS', { sheets: names }), row: 0 }],
  };
}

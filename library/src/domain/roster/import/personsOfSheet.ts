import { errorAt, type Problem, warningAt } from '../../problem/problem.ts';
import { personProblems } from '../checkPerson.ts';
import { duplicatePersonsIn } from '../duplicates.ts';
import { normalisePerson } from '../normalisePerson.ts';
import { emptyPerson, type NewPerson, type PersonField } from '../person.ts';
import type { RosterContext } from '../rosterContext.ts';
import type { RosterProblemCode } from '../rosterProblem.ts';
import { cellText } from './cellText.ts';
import type { RosterColumn, RosterHeader } from './rosterColumns.ts';
import { isBlankRow, type Sheet, type SheetCell } from './sheet.ts';

/** A problem and the row of the sheet (from 1) that it is in. `path` is the person's cell, or empty for the row or column. */
export interface SheetProblem extends Problem<RosterProblemCode> {
  readonly row: number;
}

/** The persons of a sheet, all of them, also those with problems. */
export interface SheetPersons {
  readonly persons: readonly NewPerson[];
  /** Row of the sheet (from 1) by position in `persons`. */
  readonly rowOf: readonly number[];
  readonly problems: readonly SheetProblem[];
}

const footer =
  /^(?:合计|总计|共计|小计|总人数|经办|制表|填表|审核|复核|投保人|投保单位|单位|日期|签字|签章|盖章|签名|备注|说明|注[:：])/u;

/** A line below the persons: totals, signatures. It starts with a word of its own and has no number of a document. */
function isFooter(row: readonly SheetCell[], columns: readonly RosterColumn[]): boolean {
  const first = row.find((cell) => typeof cell === 'string' && cell.trim() !== '');
  const idColumn = columns.find(({ field }) => field === 'idNo');
  const idText = idColumn ? cellText('idNo', row[idColumn.index]).text : '';
  return typeof first === 'string' && footer.test(first.trim()) && !/\d{6}/.test(idText);
}

/** One row as a person, and what was odd about its cells. */
function personOfRow(row: readonly SheetCell[], columns: readonly RosterColumn[], schemeId: string) {
  const cells: { -readonly [Field in PersonField]: string } = { ...emptyPerson, idType: '', schemeId };
  const problems: Problem<RosterProblemCode>[] = [];
  for (const { index, field } of columns) {
    if (field === null) continue;
    const { text, problem } = cellText(field, row[index]);
    cells[field] = text;
    if (problem) problems.push(problem);
  }
  if (!columns.some(({ field }) => field === 'idType')) cells.idType = 'idCard';
  return { cells, problems };
}

/** Where a cell has an error, what was tidied up or filled in there says nothing that helps. */
function withoutEchoes(problems: readonly SheetProblem[]): readonly SheetProblem[] {
  const cellOf = ({ row, path }: SheetProblem) => `${row} ${path}`;
  const faulty = new Set(problems.filter(({ severity }) => severity === 'error').map(cellOf));
  if (faulty.size === 0) return problems;
  const broken = new Set(problems.filter(({ code }) => code === 'E_CELL_ERROR').map(cellOf));
  return problems.filter((problem) => {
    if (problem.code === 'E_CELL_ERROR') return true;
    return problem.severity === 'error' ? !broken.has(cellOf(problem)) : !faulty.has(cellOf(problem));
  });
}

/** Problems of rows that repeat an earlier one; the parameter `row` names that one. */
function duplicateProblems(persons: readonly NewPerson[], rowOf: readonly number[]): readonly SheetProblem[] {
  const duplicates = duplicatePersonsIn(persons.map((person, key) => ({ ...person, key })));
  return [...duplicates].map(([key, first]) => ({
    ...errorAt('idNo', 'E_DUPLICATE' as const, { row: rowOf[first] ?? 0 }),
    row: rowOf[key] ?? 0,
  }));
}

/** Reads the rows below the header: normalised, filled in and checked. */
export function personsOfSheet(
  sheet: Sheet,
  header: RosterHeader,
  context: RosterContext,
  schemeId = '',
): SheetPersons {
  const persons: NewPerson[] = [];
  const rowOf: number[] = [];
  const problems: SheetProblem[] = header.columns
    .filter(({ field }) => field === null)
    .map(({ caption }) => ({ ...warningAt('', 'W_UNKNOWN_COLUMN', { column: caption }), row: header.row + 1 }));
  for (let at = header.row + 1; at < sheet.rows.length; at++) {
    const cells = sheet.rows[at] ?? [];
    const row = at + 1;
    if (isBlankRow(cells)) continue;
    if (isFooter(cells, header.columns)) {
      problems.push({ ...warningAt('', 'W_FOOTER_SKIPPED'), row });
      continue;
    }
    const raw = personOfRow(cells, header.columns, schemeId);
    const { person, problems: changes } = normalisePerson(raw.cells, context);
    for (const problem of [...raw.problems, ...changes, ...personProblems(person, context)])
      problems.push({ ...problem, row });
    persons.push(person);
    rowOf.push(row);
  }
  problems.push(...duplicateProblems(persons, rowOf));
  return { persons, rowOf, problems: withoutEchoes(problems) };
}

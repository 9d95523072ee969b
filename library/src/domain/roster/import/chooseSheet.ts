import { errorAt, type Problem, warningAt } from '../../problem/problem.ts';
import type { PersonField } from '../person.ts';
import type { RosterContext } from '../rosterContext.ts';
import type { RosterFileErrorCode } from '../rosterProblem.ts';
import type { SheetProblem } from './personsOfSheet.ts';
import {
  headerAt,
  type HeaderContext,
  headerOfSheet,
  type KnownCaptions,
  missingFields,
  type RosterHeader,
} from './rosterColumns.ts';
import { filledRows, type Sheet } from './sheet.ts';

/** A problem that is the reason why a whole file is refused. */
export type FileProblem = Problem<RosterFileErrorCode>;

/** The sheet that contains the persons, or the reason why the whole file is refused. */
export type ChosenSheet =
  | { readonly status: 'refused'; readonly problem: FileProblem }
  | {
      readonly status: 'chosen';
      readonly sheet: Sheet;
      readonly header: RosterHeader;
      /** Visible sheets besides `sheet` that probably contain persons too. */
      readonly otherLists: readonly Sheet[];
      /**
       * An error if required columns are missing (`F_MISSING_COLUMN`), and a warning if the file has sheets that are
       * ignored.
       */
      readonly problems: readonly SheetProblem[];
    };

/** Returns the caption of a field in the language of the file. Error messages use it to name a missing column. */
export type CaptionOf = (field: PersonField) => string;

/**
 * The user's choices for this file, and for files that were already imported. Without a choice, sheet, header and
 * columns are detected from the file.
 */
export interface SheetChoice {
  /** Name of the sheet that the user chose. */
  readonly sheetName?: string | undefined;
  /** Index of the header row that the user chose; −1 when the sheet has no header. */
  readonly headerRow?: number | undefined;
  readonly knownCaptions?: KnownCaptions | undefined;
}

const refused = (code: RosterFileErrorCode, params: Problem['params'] = {}): ChosenSheet => ({
  status: 'refused',
  problem: errorAt('', code, params),
});

const knownColumns = (header: RosterHeader) => header.columns.filter(({ field }) => field !== null).length;

interface Candidate {
  readonly sheet: Sheet;
  readonly header: RosterHeader;
}

/** The sheet with the most known columns in its header. */
function bestOf(sheets: readonly Sheet[], reading: HeaderContext): Candidate | undefined {
  const candidates = sheets.flatMap((sheet): Candidate[] => {
    const header = headerOfSheet(sheet, reading);
    return header ? [{ sheet, header }] : [];
  });
  return candidates.sort((one, other) => knownColumns(other.header) - knownColumns(one.header))[0];
}

function candidateFor(sheets: readonly Sheet[], choice: SheetChoice, reading: HeaderContext): Candidate | undefined {
  const named = sheets.find(({ name }) => name === choice.sheetName);
  const best = bestOf(named ? [named] : sheets, reading);
  const sheet = best?.sheet ?? named;
  if (!sheet) return undefined;
  if (choice.headerRow !== undefined) return { sheet, header: headerAt(sheet, choice.headerRow, reading) };
  return best ?? { sheet, header: headerAt(sheet, 0, reading) };
}

/**
 * True when a sheet probably contains persons: its header has columns for names and document numbers, and there are
 * rows below the header.
 */
function looksLikeList(sheet: Sheet, reading: HeaderContext): boolean {
  const header = headerOfSheet(sheet, reading);
  if (!header) return false;
  const known = new Set(header.columns.map(({ field }) => field));
  return known.has('name') && known.has('idNo') && filledRows(sheet, header.row + 1, 1) > 0;
}

/**
 * True when the sheet has more than `most` rows with content, from the row `first` on. The rows are examined only if
 * there are more than `most`, blank rows included.
 */
const hasMoreRows = (sheet: Sheet, first: number, most: number): boolean =>
  sheet.rowCount - first > most && filledRows(sheet, first, most + 1) > most;

/**
 * Chooses a sheet and checks that it can be a roster. If the user chose a sheet, that sheet is used. Otherwise, the
 * visible sheet with the most known columns in its header is used.
 * @param captionOf returns the caption of a missing column
 */
export function chooseSheet(
  sheets: readonly Sheet[],
  context: RosterContext,
  captionOf: CaptionOf,
  choice: SheetChoice = {},
): ChosenSheet {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const filled = visible.filter((sheet) => filledRows(sheet, 0, 1) > 0);
  if (filled.length === 0) return refused('F_EMPTY');
  const reading = { context, knownCaptions: choice.knownCaptions };
  const best = candidateFor(filled, choice, reading);
  if (!best) return refused('F_NO_HEADER');
  const first = best.header.row + 1;
  if (filledRows(best.sheet, first, 1) === 0) return refused('F_EMPTY');
  if (best.sheet.isCut || hasMoreRows(best.sheet, first, context.maxRows))
    return refused('F_TOO_MANY_ROWS', { max: context.maxRows });
  const problems: SheetProblem[] = [];
  const missing = missingFields(best.header.columns, context).map(captionOf).join('、');
  if (missing !== '') problems.push({ ...errorAt('', 'F_MISSING_COLUMN', { columns: missing }), row: 0 });
  const others = sheets.filter((sheet) => sheet !== best.sheet).map(({ name }) => name);
  if (others.length > 0) problems.push({ ...warningAt('', 'W_OTHER_SHEETS', { sheets: others.join('、') }), row: 0 });
  const otherLists = filled.filter((sheet) => sheet !== best.sheet && looksLikeList(sheet, reading));
  return { status: 'chosen', ...best, otherLists, problems };
}

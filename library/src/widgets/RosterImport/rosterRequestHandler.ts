import { chooseSheet, type FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import { readPersons, type SheetPersons, type SheetProblem } from '../../domain/roster/import/personsOfSheet.ts';
import type { RosterHeader } from '../../domain/roster/import/rosterColumns.ts';
import { isBlankCell, isBlankRow, positionsFrom, type Sheet } from '../../domain/roster/import/sheet.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import { readDelimitedText } from '../../spreadsheet/delimitedText.ts';
import { sheetsOfFile } from './openRosterFile.ts';
import { mostPacked, packedPersons } from './packedPersons.ts';
import {
  type OfferedHeader,
  type ProblemCount,
  type ReadChoice,
  type ReadFindings,
  type RosterResponse,
  type RosterRequest,
} from './rosterReaderProtocol.ts';

/** Maximum number of row numbers that are listed for each kind of problem. */
const namedRows = 30;
/** Maximum number of rows that are offered as the header row, and maximum number of shown characters per row. */
const offeredHeaders = 20;
const shownText = 40;

/**
 * Groups the problems that have the same text and the same field. The row number in the problem of a duplicate is
 * ignored, because it is different for each row.
 */
function countedByKind(problems: readonly SheetProblem[]): readonly ProblemCount[] {
  const kinds = new Map<string, { problem: ProblemCount['problem']; count: number; rows: number[] }>();
  for (const { row, code, path, severity, params } of problems) {
    const { row: _repeated, ...said } = params;
    const kind = JSON.stringify([code, path, said]);
    const known = kinds.get(kind);
    if (!known) kinds.set(kind, { problem: { code, path, severity, params: said }, count: 1, rows: [row] });
    else {
      known.count++;
      if (known.rows.length < namedRows) known.rows.push(row);
    }
  }
  return [...kinds.values()];
}

/**
 * Returns the rows with errors. For a duplicate, also returns the row in which the person is listed first, because the
 * user must see both rows.
 */
function rowsToMend(problems: readonly SheetProblem[]): {
  readonly faulty: ReadonlySet<number>;
  readonly repeated: ReadonlySet<number>;
} {
  const [faulty, repeated] = [new Set<number>(), new Set<number>()];
  for (const { severity, row, params } of problems) {
    if (severity !== 'error' || row === 0) continue;
    faulty.add(row);
    if (typeof params['row'] === 'number') repeated.add(params['row']);
  }
  return { faulty, repeated: new Set([...repeated].filter((row) => !faulty.has(row))) };
}

function findingsOf(
  { problems, rowOf, unknownWords, explainedWords }: Omit<SheetPersons, 'persons'>,
  ofFile: readonly SheetProblem[],
): ReadFindings {
  const { faulty, repeated } = rowsToMend(problems);
  const positionsOf = (rows: ReadonlySet<number>) =>
    Uint32Array.from(rows.size === 0 ? [] : rowOf.flatMap((row, position) => (rows.has(row) ? [position] : [])));
  return {
    problems: countedByKind([...ofFile, ...problems]),
    unknownWords,
    explainedWords,
    rowOf: Uint32Array.from(rowOf),
    faulty: positionsOf(faulty),
    repeated: positionsOf(repeated),
  };
}

const offeredSheets = (sheets: readonly Sheet[]) =>
  sheets
    .filter(({ isHidden, rowCount }) => !isHidden && rowCount > 0)
    .map(({ name, rowCount }) => ({ name, rows: rowCount }));

const headersOffered = (sheet: Sheet): readonly OfferedHeader[] =>
  positionsFrom(sheet, 0, offeredHeaders)
    .filter((position) => !isBlankRow(sheet.cellsAt(position)))
    .map((position) => {
      const cells = sheet.cellsAt(position).filter((cell) => !isBlankCell(cell));
      return { position, row: sheet.rowNumberAt(position), text: cells.join(' | ').slice(0, shownText) };
    });

type OpenRequest = Extract<RosterRequest, { kind: 'open' }>;

interface OpenFile {
  readonly sheets: readonly Sheet[];
  readonly request: OpenRequest;
}

/** Reads the persons of the open file with the given options, and sends them. */
function send({ sheets, request }: OpenFile, choice: ReadChoice, answer: (response: RosterResponse) => void): void {
  // Schemes are assigned later, so they aren't checked yet.
  const context = { ...request.context, schemes: [] };
  const { habits, captions } = request;
  const chosen = chooseSheet(sheets, context, (field) => captions[field], {
    ...choice,
    knownCaptions: habits?.captions,
  });
  if (chosen.status === 'refused') return answer({ kind: 'refused', problem: chosen.problem });
  const { sheet } = chosen;
  const header: RosterHeader = { ...chosen.header, columns: choice.columns ?? chosen.header.columns };
  const words = choice.words ?? habits?.words ?? {};
  const plan = {
    sheetName: sheet.name,
    sheets: offeredSheets(sheets),
    isSheetChosen: choice.sheetName !== undefined,
    otherLists: offeredSheets(chosen.otherLists),
    headerRow: header.row,
    headers: headersOffered(sheet),
    columns: header.columns,
    words,
  };
  answer({ kind: 'opened', plan, rows: sheet.rowCount - header.row - 1 });
  let part: NewPerson[] = [];
  const sendPart = () => {
    if (part.length > 0) answer({ kind: 'persons', packed: packedPersons(part) });
    part = [];
  };
  const found = readPersons(sheet, header, context, words, (person) => {
    if (part.push(person) === mostPacked) sendPart();
  });
  sendPart();
  // Missing columns aren't reported here. They are shown where the user assigns columns to fields.
  const fileProblems = chosen.problems.filter(({ code }) => code !== 'F_MISSING_COLUMN');
  return answer({ kind: 'done', findings: findingsOf(found, fileProblems) });
}

const refusal = (code: FileProblem['code']): RosterResponse => ({
  kind: 'refused',
  problem: { code, path: '', params: {}, severity: 'error' },
});

/**
 * Returns the response to a request that failed. The class of the error shows whether the reading failed, or only the
 * sending of the result.
 */
const failureOf = (thrown: unknown): RosterResponse =>
  refusal(thrown instanceof DOMException && thrown.name === 'DataCloneError' ? 'F_ANSWER_LOST' : 'F_READER_FAILED');

/**
 * Creates a handler for requests. It keeps the sheets of the last file, so that they can be read again with other
 * options. It runs in a worker, or in the page if the browser has no workers. It never throws; every failure is a
 * response.
 */
export function createRosterRequestHandler(
  answer: (response: RosterResponse) => void,
): (request: RosterRequest) => Promise<void> {
  let open: OpenFile | null = null;

  const respond = async (request: RosterRequest): Promise<void> => {
    if (request.kind === 'read') {
      if (open) send(open, request.choice, answer);
      return undefined;
    }
    const { content } = request;
    const sheets =
      typeof content === 'string' ? [readDelimitedText(content)] : await sheetsOfFile(new Uint8Array(content));
    if (typeof sheets === 'string') return answer(refusal(sheets));
    open = { sheets, request };
    return send(open, request.choice ?? {}, answer);
  };

  return async (request) => {
    try {
      await respond(request);
    } catch (error) {
      answer(failureOf(error));
    }
  };
}

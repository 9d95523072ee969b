import type { ChosenSheet } from '../../domain/roster/import/chooseSheet.ts';
import { personsOfSheet, type SheetProblem } from '../../domain/roster/import/personsOfSheet.ts';
import type { RosterColumn } from '../../domain/roster/import/rosterColumns.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { openRosterFile } from './openRosterFile.ts';
import { packedPersons, type ProblemCount, type RosterAnswer, type RosterRequest } from './rosterMessages.ts';

/** Persons per part: unpacking one takes the page about a millisecond. */
const partSize = 500;
/** Row numbers named per kind of problem. */
const namedRows = 30;

/** Groups problems that say the same about the same cell. Which row is repeated differs from row to row and is left out. */
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

/** Answers requests about one file after the other, in a worker or, where there is none, in the page. */
export function createRosterReading(answer: (answer: RosterAnswer) => void): (request: RosterRequest) => Promise<void> {
  let open: { readonly file: Extract<ChosenSheet, { status: 'chosen' }>; readonly context: RosterContext } | null =
    null;

  function read(columns: readonly RosterColumn[]): void {
    if (!open) return;
    const { sheet, header, problems } = open.file;
    const found = personsOfSheet(sheet, { ...header, columns }, open.context);
    answer({ kind: 'opened', columns, rows: found.persons.length });
    for (let at = 0; at < found.persons.length; at += partSize)
      answer({ kind: 'persons', packed: packedPersons(found.persons.slice(at, at + partSize)) });
    answer({ kind: 'done', problems: countedByKind([...problems, ...found.problems]) });
  }

  return async (request) => {
    if (request.kind === 'read') return read(request.columns);
    // schemes are given to the persons later, so their limits are not checked here
    const context = { ...request.context, schemes: [] };
    const file = await openRosterFile(new Uint8Array(request.file), context, (field) => request.captions[field]);
    if (file.status === 'refused') return answer({ kind: 'refused', problem: file.problem });
    open = { file, context };
    return read(file.header.columns);
  };
}

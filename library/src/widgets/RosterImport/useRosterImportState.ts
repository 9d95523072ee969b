import { useCallback, useEffect, useRef, useState } from 'react';

import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import type { RosterColumn } from '../../domain/roster/import/rosterColumns.ts';
import type { NewPerson, PersonField } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { type ProblemCount, type RosterAnswer, unpackedPersons } from './rosterMessages.ts';
import { createRosterReader, type RosterReader } from './rosterReader.ts';

/** How far the import is. */
export type RosterImportStep =
  | { readonly kind: 'choosing' }
  /** `share` of the rows that have arrived, 0 to 1; null until it is known how many there are. */
  | { readonly kind: 'reading'; readonly fileName: string; readonly share: number | null }
  | { readonly kind: 'refused'; readonly fileName: string; readonly problem: FileProblem }
  | {
      readonly kind: 'read';
      readonly fileName: string;
      readonly columns: readonly RosterColumn[];
      readonly persons: readonly NewPerson[];
      readonly problems: readonly ProblemCount[];
    };

export interface RosterImportState {
  readonly step: RosterImportStep;
  readonly readFile: (file: File) => void;
  /** Reads the same file with other columns. */
  readonly readWith: (columns: readonly RosterColumn[]) => void;
  /** Ends the reading and asks for a file again. */
  readonly reset: () => void;
}

/** A roster of a hundred thousand persons takes some 6 MiB; anything far beyond isn't read into memory. */
const maxFileBytes = 64 * 1024 * 1024;
const tooBig: FileProblem = { code: 'F_ZIP_BOMB', path: '', params: {}, severity: 'error' };

/** What has arrived of a file so far. */
interface Arrived {
  readonly fileName: string;
  columns: readonly RosterColumn[];
  rows: number;
  persons: NewPerson[];
}

/** Takes an answer in. @returns the step it leads to */
function stepAfter(answer: RosterAnswer, arrived: Arrived): RosterImportStep {
  const { fileName } = arrived;
  if (answer.kind === 'refused') return { kind: 'refused', fileName, problem: answer.problem };
  if (answer.kind === 'opened') {
    arrived.columns = answer.columns;
    arrived.rows = answer.rows;
    arrived.persons = [];
  } else if (answer.kind === 'persons') {
    arrived.persons.push(...unpackedPersons(answer.packed));
  } else {
    const { columns, persons } = arrived;
    return { kind: 'read', fileName, columns, persons, problems: answer.problems };
  }
  return { kind: 'reading', fileName, share: arrived.persons.length / Math.max(1, arrived.rows) };
}

/** Reads a file in a worker and keeps what comes of it. */
export function useRosterImportState(
  context: RosterContext,
  captions: Readonly<Record<PersonField, string>>,
): RosterImportState {
  const [step, setStep] = useState<RosterImportStep>({ kind: 'choosing' });
  const reader = useRef<RosterReader | null>(null);
  const stop = useCallback(() => {
    reader.current?.close();
    reader.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const readFile = useCallback(
    (file: File) => {
      stop();
      if (file.size > maxFileBytes) return setStep({ kind: 'refused', fileName: file.name, problem: tooBig });
      const arrived: Arrived = { fileName: file.name, columns: [], rows: 0, persons: [] };
      const own = createRosterReader((answer) => {
        const next = stepAfter(answer, arrived);
        // a file that is read again with other columns stays in sight until it has arrived whole
        setStep((shown) => (shown.kind === 'read' && next.kind === 'reading' ? shown : next));
      });
      reader.current = own;
      setStep({ kind: 'reading', fileName: file.name, share: null });
      const ask = async () => {
        const bytes = await file.arrayBuffer();
        if (reader.current === own) own.ask({ kind: 'open', file: bytes, context, captions });
      };
      return void ask();
    },
    [stop, context, captions],
  );
  const readWith = useCallback(
    (columns: readonly RosterColumn[]) => reader.current?.ask({ kind: 'read', columns }),
    [],
  );
  const reset = useCallback(() => {
    stop();
    setStep({ kind: 'choosing' });
  }, [stop]);
  return { step, readFile, readWith, reset };
}

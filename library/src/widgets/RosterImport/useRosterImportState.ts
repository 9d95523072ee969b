import { useRef, useState } from 'react';

import type { RosterImportHabits } from '../../domain/roster/import/habits.ts';
import type { PersonField } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { completed, type MeaningChange, refined, refusal, type RosterImportStep, shownAfter } from './importStep.ts';
import { type Asked, readList } from './readList.ts';
import type { RosterFileReader } from './rosterFileReader.ts';
import type { ReadChoice } from './rosterReaderProtocol.ts';
import { useRosterFileReader } from './useRosterFileReader.ts';

export interface RosterImportState {
  readonly step: RosterImportStep;
  readonly readFile: (file: File) => void;
  /** Reads cells that the user pasted. @param title name of the list; pasted cells have no file name */
  readonly readText: (text: string, title: string) => void;
  /**
   * Reads the same list again with other options. An option that isn't given keeps its value. Exception: if the sheet
   * or the header row changes, the options that depend on the change are detected again.
   */
  readonly readWith: (choice: ReadChoice) => void;
  /** Reads the same list again with other meanings of its columns or words. */
  readonly refine: (change: MeaningChange) => void;
  /** Starts a new file reader and reads the last chosen list again. */
  readonly retry: () => void;
  /** Called when rendering of the list fails. A message is shown, and the user can try again. */
  readonly failShowing: () => void;
  /** Stops reading, and shows the first step again, in which the user chooses a list. */
  readonly reset: () => void;
}

/**
 * Maximum size of a file in bytes. A roster of 100,000 persons takes about 6 MiB. A file above the maximum isn't loaded
 * into memory.
 */
const maxFileBytes = 64 * 1024 * 1024;
/**
 * Returns the state of an import, and functions that read lists. Lists are read in a worker if the browser has workers.
 */
export function useRosterImportState(
  context: RosterContext,
  captions: Readonly<Record<PersonField, string>>,
  recall: () => RosterImportHabits | null,
): RosterImportState {
  const [step, setStep] = useState<RosterImportStep>({ kind: 'choosing' });
  const lists = useRef(0);
  const asked = useRef<Asked | null>(null);
  const readers = useRosterFileReader(context, step.kind === 'choosing');

  const show = (reached: RosterImportStep) => setStep((shown) => shownAfter(shown, reached));
  const begin = (next: Asked, own: RosterFileReader): void => {
    asked.current = next;
    readList(next, { context, captions, recall }, readers, own, show);
  };
  const read = (fileName: string, load: Asked['load']): void => {
    const ready = step.kind === 'choosing' ? readers.current() : null;
    begin({ fileName, listId: ++lists.current, load }, ready ?? readers.prepare());
  };
  const retry = () => {
    if (asked.current) begin(asked.current, readers.prepare());
  };
  const readWith = (choice: ReadChoice) => {
    if (step.kind !== 'read' || !asked.current) return;
    const requested = completed(choice, step.roster, asked.current.choice);
    asked.current = { ...asked.current, choice: requested };
    if (step.failure) retry();
    else readers.current()?.send({ kind: 'read', choice: requested });
  };

  return {
    step,
    readFile: (file) => {
      if (file.size <= maxFileBytes) return read(file.name, () => file.arrayBuffer());
      readers.prepare();
      return setStep(refusal(file.name, 'F_FILE_TOO_LARGE'));
    },
    readText: (text, title) => read(title, () => Promise.resolve(text)),
    readWith,
    refine: (change) => {
      if (step.kind === 'read') readWith(refined(change, step.roster, asked.current?.choice));
    },
    retry,
    failShowing: () => setStep(refusal(asked.current?.fileName ?? '', 'F_LAST_STEP')),
    reset: () => {
      readers.prepare();
      asked.current = null;
      setStep({ kind: 'choosing' });
    },
  };
}

import { startTransition } from 'react';

import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import type { RosterImportHabits } from '../../domain/roster/import/habits.ts';
import type { PersonField } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { type Arrived, refusal, type RosterImportStep, stepAfter } from './importStep.ts';
import type { RosterFileReader } from './rosterFileReader.ts';
import type { ReadChoice } from './rosterReaderProtocol.ts';
import type { CurrentFileReader } from './useRosterFileReader.ts';

/** A list that is to be read. It is stored, so that it can be read again with other options. */
export interface Asked {
  readonly fileName: string;
  readonly listId: number;
  readonly load: () => Promise<ArrayBuffer | string>;
  /** Options that the user chose. If absent, all options are detected. */
  readonly choice?: ReadChoice;
}

/** The settings for reading a list. */
export interface ReadingTerms {
  readonly context: RosterContext;
  readonly captions: Readonly<Record<PersonField, string>>;
  readonly recall: () => RosterImportHabits | null;
}

/** Reads a list with the current file reader. @param show called with each state that the import reaches */
export function readList(
  { fileName, listId, load, choice }: Asked,
  { context, captions, recall }: ReadingTerms,
  readers: CurrentFileReader,
  own: RosterFileReader,
  show: (step: RosterImportStep) => void,
): void {
  const arrived: Arrived = { fileName, listId, plan: null, rows: 0, persons: [] };
  const fail = (code: FileProblem['code']) => {
    readers.answerTo(null);
    show(refusal(fileName, code));
  };
  readers.answerTo((answer) => {
    try {
      const reached = stepAfter(answer, arrived);
      // Rendering the result takes long, so it is shown in a transition.
      if (reached.kind === 'read') startTransition(() => show(reached));
      else show(reached);
    } catch {
      fail('F_LAST_STEP');
    }
  });
  show({ kind: 'reading', fileName, share: null });
  const ask = async () => {
    const content = await load().catch(() => null);
    if (readers.current() !== own) return;
    if (content === null) fail('F_UNREADABLE');
    else own.send({ kind: 'open', content, context, captions, habits: recall(), choice });
  };
  ask().catch(() => fail('F_READER_FAILED'));
}

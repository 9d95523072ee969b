import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import type { RosterImportHabits } from '../../domain/roster/import/habits.ts';
import type { NewPerson, PersonField } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { unpackedPersons } from './packedPersons.ts';
import type { ReadChoice, ReadFindings, ReadPlan, RosterAnswer } from './rosterMessages.ts';
import { createRosterReader, type RosterReader } from './rosterReader.ts';

/** A list that was read. */
export interface ReadRoster extends ReadFindings {
  readonly fileName: string;
  /** Another one for every list; the same where a list is read again in another way. */
  readonly listId: number;
  readonly plan: ReadPlan;
  readonly persons: readonly NewPerson[];
}

/** How far the import is. */
type RosterImportStep =
  | { readonly kind: 'choosing' }
  /** `share` of the rows that have arrived, 0 to 1; null until it is known how many there are. */
  | { readonly kind: 'reading'; readonly fileName: string; readonly share: number | null }
  | { readonly kind: 'refused'; readonly fileName: string; readonly problem: FileProblem }
  /** `failure`: why the list could not be read again in another way. */
  | { readonly kind: 'read'; readonly roster: ReadRoster; readonly failure: FileProblem | null };

export interface RosterImportState {
  readonly step: RosterImportStep;
  readonly readFile: (file: File) => void;
  /** Reads cells that were pasted. @param title what the list is called instead of a file's name */
  readonly readText: (text: string, title: string) => void;
  /** Reads the same list in another way; what isn't chosen stays as it is, unless it hangs on what is. */
  readonly readWith: (choice: ReadChoice) => void;
  /** Reads what was chosen last again, with a new reader. */
  readonly retry: () => void;
  /** Tells that what was read could not be shown; it may be tried again. */
  readonly failShowing: () => void;
  /** Ends the reading and asks for a file again. */
  readonly reset: () => void;
}

/** A roster of a hundred thousand persons takes some 6 MiB; anything far beyond isn't read into memory. */
const maxFileBytes = 64 * 1024 * 1024;
const problem = (code: FileProblem['code']): FileProblem => ({ code, path: '', params: {}, severity: 'error' });

/** What was asked for last, kept so that it can be asked for again. */
interface Asked {
  readonly fileName: string;
  readonly listId: number;
  readonly load: () => Promise<ArrayBuffer | string>;
  /** Absent: everything is found out. */
  readonly choice?: ReadChoice;
}

/** What has arrived of a file so far. */
interface Arrived {
  readonly fileName: string;
  readonly listId: number;
  plan: ReadPlan | null;
  rows: number;
  persons: NewPerson[];
}

/** Takes an answer in. @returns the step it leads to */
function stepAfter(answer: RosterAnswer, arrived: Arrived): RosterImportStep {
  const { fileName } = arrived;
  if (answer.kind === 'refused') return { kind: 'refused', fileName, problem: answer.problem };
  if (answer.kind === 'opened') {
    arrived.plan = answer.plan;
    arrived.rows = answer.rows;
    arrived.persons = [];
  } else if (answer.kind === 'persons') {
    arrived.persons.push(...unpackedPersons(answer.packed));
  } else if (answer.kind === 'done' && arrived.plan) {
    const { listId, plan, persons } = arrived;
    return { kind: 'read', roster: { fileName, listId, plan, persons, ...answer.findings }, failure: null };
  }
  return { kind: 'reading', fileName, share: arrived.persons.length / Math.max(1, arrived.rows) };
}

/**
 * What is shown after a step. A list that is read again in another way stays in sight until it has arrived whole, and
 * where that fails: nothing that was corrected in it is lost.
 */
function shownAfter(shown: RosterImportStep, next: RosterImportStep): RosterImportStep {
  if (shown.kind !== 'read' || next.kind === 'read' || next.kind === 'choosing') return next;
  if (next.kind === 'refused') return { ...shown, failure: next.problem };
  return shown.failure ? { ...shown, failure: null } : shown;
}

/** Whether a choice leaves the persons in the rows where they are. */
export const keepsRows = ({ sheetName, headerRow }: ReadChoice, { plan }: ReadRoster): boolean =>
  (sheetName ?? plan.sheetName) === plan.sheetName && (headerRow ?? plan.headerRow) === plan.headerRow;

/** Another sheet has other rows, another header other columns: what hangs on a choice is found out anew. */
const completed = (choice: ReadChoice, { plan }: ReadRoster): ReadChoice => ({
  words: plan.words,
  ...(choice.sheetName === undefined && { sheetName: plan.sheetName, headerRow: plan.headerRow }),
  ...(choice.words && { columns: plan.columns }),
  ...choice,
});

/** Reads a list in a worker and keeps what comes of it. */
export function useRosterImportState(
  context: RosterContext,
  captions: Readonly<Record<PersonField, string>>,
  recall: () => RosterImportHabits | null,
): RosterImportState {
  const [step, setStep] = useState<RosterImportStep>({ kind: 'choosing' });
  const reader = useRef<RosterReader | null>(null);
  const lists = useRef(0);
  const asked = useRef<Asked | null>(null);
  const onAnswer = useRef<(answer: RosterAnswer) => void>(() => {});
  const stop = useCallback(() => {
    reader.current?.close();
    reader.current = null;
  }, []);
  /** Begins anew. What reads files is started before there is one: it is ready by the time that one is chosen. */
  const prepare = useCallback(() => {
    stop();
    onAnswer.current = () => {};
    reader.current = createRosterReader((answer) => onAnswer.current(answer));
    return reader.current;
  }, [stop]);
  useEffect(() => {
    prepare();
    return stop;
  }, [prepare, stop]);
  const isChoosing = step.kind === 'choosing';
  useEffect(() => {
    if (isChoosing) reader.current?.expect(context);
  }, [isChoosing, context]);

  const show = (next: RosterImportStep) => setStep((shown) => shownAfter(shown, next));
  const begin = (next: Asked, own: RosterReader): void => {
    const { fileName, listId, load, choice } = next;
    asked.current = next;
    const arrived: Arrived = { fileName, listId, plan: null, rows: 0, persons: [] };
    const fail = (code: FileProblem['code']) => {
      onAnswer.current = () => {};
      show({ kind: 'refused', fileName, problem: problem(code) });
    };
    onAnswer.current = (answer) => {
      try {
        const reached = stepAfter(answer, arrived);
        // what was found is much to draw at once
        if (reached.kind === 'read') startTransition(() => show(reached));
        else show(reached);
      } catch {
        fail('F_LAST_STEP');
      }
    };
    show({ kind: 'reading', fileName, share: null });
    const ask = async () => {
      const content = await load().catch(() => null);
      if (reader.current !== own) return;
      if (content === null) fail('F_UNREADABLE');
      else own.ask({ kind: 'open', content, context, captions, habits: recall(), choice });
    };
    ask().catch(() => fail('F_READER_FAILED'));
  };
  const read = (fileName: string, load: Asked['load']): void => {
    const own = step.kind === 'choosing' && reader.current ? reader.current : prepare();
    begin({ fileName, listId: ++lists.current, load }, own);
  };
  const retry = () => {
    if (asked.current) begin(asked.current, prepare());
  };

  return {
    step,
    readFile: (file) => {
      if (file.size <= maxFileBytes) return read(file.name, () => file.arrayBuffer());
      prepare();
      return setStep({ kind: 'refused', fileName: file.name, problem: problem('F_FILE_TOO_LARGE') });
    },
    readText: (text, title) => read(title, () => Promise.resolve(text)),
    readWith: (choice) => {
      if (step.kind !== 'read' || !asked.current) return;
      const whole = completed(choice, step.roster);
      asked.current = { ...asked.current, choice: whole };
      if (step.failure) retry();
      else reader.current?.ask({ kind: 'read', choice: whole });
    },
    retry,
    failShowing: () => {
      const fileName = asked.current?.fileName ?? '';
      setStep({ kind: 'refused', fileName, problem: problem('F_LAST_STEP') });
    },
    reset: () => {
      prepare();
      asked.current = null;
      setStep({ kind: 'choosing' });
    },
  };
}

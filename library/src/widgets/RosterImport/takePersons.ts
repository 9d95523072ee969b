import { habitsAfter, type RosterImportMemory } from '../../domain/roster/import/habits.ts';
import { type LeftOutKeeper, leftOutAfter } from '../../domain/roster/import/leftOut.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { assignedPersons, type RosterTarget } from './assignSchemes.ts';
import type { ReadRoster } from './importStep.ts';
import { faultyAfter, type Mending, personsAfter } from './mending.ts';
import type { TakenPersons } from './RosterImportFooter.tsx';

/** What an import brought, without any personal data. */
export interface RosterImportSummary {
  readonly fileName: string;
  readonly persons: number;
  /** Errors that are to be corrected in the table. */
  readonly errors: number;
}

/** A list as it was put right, to be imported. */
export interface FinishedList {
  readonly roster: ReadRoster;
  readonly mending: Mending | null;
  readonly target: RosterTarget;
  /** File that its persons were left out of before; null where they come from a file of their own. */
  readonly leftOutOf: string | null;
}

/** Who takes the persons, and what is remembered of them. */
export interface Takers {
  readonly context: RosterContext;
  readonly onImport: (persons: readonly NewPerson[], summary: RosterImportSummary) => void | Promise<unknown>;
  readonly memory?: RosterImportMemory | undefined;
  readonly leftOut?: LeftOutKeeper | undefined;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Errors of a list that weren't put right before it was taken over. */
const errorsIn = ({ problems }: ReadRoster): number =>
  problems.reduce((sum, { problem, count }) => (problem.severity === 'error' ? sum + count : sum), 0);

/** Imports the persons of a list, all or those without errors; the others are kept for the next time. */
export async function takePersons(
  which: TakenPersons,
  { roster, mending, target, leftOutOf }: FinishedList,
  { context, onImport, memory, leftOut }: Takers,
): Promise<void> {
  await pause(); // the press is answered before thousands of persons are gone through
  const isGoodOnly = which === 'good';
  const persons = assignedPersons(personsAfter(roster, mending, isGoodOnly), target, context);
  const { fileName, plan } = roster;
  const waiting = {
    fileName: leftOutOf ?? fileName,
    persons: isGoodOnly ? faultyAfter(roster, mending) : [],
  };
  const left = mending ? mending.store.problemCount : errorsIn(roster);
  await onImport(persons, { fileName, persons: persons.length, errors: isGoodOnly ? 0 : left });
  leftOut?.keep(leftOutAfter(leftOut.recall(), waiting, leftOutOf !== null));
  memory?.remember(habitsAfter(memory.recall(), plan.columns, plan.words));
}

import { habitsAfter, type RosterImportMemory } from '../../domain/roster/import/habits.ts';
import { type LeftOutKeeper, leftOutAfter } from '../../domain/roster/import/leftOut.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { assignedPersons, type RosterTarget } from './assignSchemes.ts';
import type { ReadRoster } from './importStep.ts';
import { faultyAfter, type Mending, personsAfter } from './mending.ts';
import type { TakenPersons } from './RosterImportFooter.tsx';

/** Summary of an import. It contains no personal data. */
export interface RosterImportSummary {
  /** Name of the file from which the persons were imported. */
  readonly fileName: string;
  /** Number of persons who were imported. */
  readonly persons: number;
  /** Number of errors that the imported persons still have. The user corrects them after the import. */
  readonly errors: number;
}

/** A list that was read, with its corrections and with the schemes that the user has chosen. */
export interface FinishedList {
  readonly roster: ReadRoster;
  readonly mending: Mending | null;
  readonly target: RosterTarget;
  /** If an earlier import left out the persons of this list, the name of their original file; otherwise null. */
  readonly leftOutOf: string | null;
}

/**
 * The context of the roster, and the functions of the parent component that receive the persons and store the choices.
 */
export interface Takers {
  readonly context: RosterContext;
  readonly onImport: (persons: readonly NewPerson[], summary: RosterImportSummary) => void | Promise<unknown>;
  readonly memory?: RosterImportMemory | undefined;
  readonly leftOut?: LeftOutKeeper | undefined;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Returns the number of errors in a list that wasn't corrected before the import. */
const errorsIn = ({ problems }: ReadRoster): number =>
  problems.reduce((sum, { problem, count }) => (problem.severity === 'error' ? sum + count : sum), 0);

/**
 * Imports all persons of a list, or only the persons without errors. If `leftOut` is given, it stores the persons who
 * aren't imported, so that the user can import them later.
 */
export async function takePersons(
  which: TakenPersons,
  { roster, mending, target, leftOutOf }: FinishedList,
  { context, onImport, memory, leftOut }: Takers,
): Promise<void> {
  await pause(); // Lets the browser show the pressed button before thousands of persons are processed.
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

import { habitsAfter, type RosterImportMemory } from '../../domain/roster/import/habits.ts';
import { type LeftOutKeeper, leftOutAfter } from '../../domain/roster/import/leftOut.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { assignedPersons, type RosterTarget } from './assignSchemes.ts';
import type { ReadRoster } from './importStep.ts';
import { faultyAfter, type Mending, personsAfter } from './mending.ts';
import type { TakenPersons } from './RosterImportFooter.tsx';

/** Summary of an import; it contains no personal data. */
export interface RosterImportSummary {
  /** Name of the file. */
  readonly fileName: string;
  /** Number of imported persons. */
  readonly persons: number;
  /** Number of errors that must still be corrected in the table. */
  readonly errors: number;
}

/** A list that is ready for the import. */
export interface FinishedList {
  readonly roster: ReadRoster;
  readonly mending: Mending | null;
  readonly target: RosterTarget;
  /** Name of the file in which an earlier import left these persons out; null when they aren't such persons. */
  readonly leftOutOf: string | null;
}

/** Functions of the parent component that receive the persons and store choices. */
export interface Takers {
  readonly context: RosterContext;
  readonly onImport: (persons: readonly NewPerson[], summary: RosterImportSummary) => void | Promise<unknown>;
  readonly memory?: RosterImportMemory | undefined;
  readonly leftOut?: LeftOutKeeper | undefined;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Number of errors in a list that was not corrected before the import. */
const errorsIn = ({ problems }: ReadRoster): number =>
  problems.reduce((sum, { problem, count }) => (problem.severity === 'error' ? sum + count : sum), 0);

/** Imports all persons of a list, or only those without errors. The other persons are stored for later. */
export async function takePersons(
  which: TakenPersons,
  { roster, mending, target, leftOutOf }: FinishedList,
  { context, onImport, memory, leftOut }: Takers,
): Promise<void> {
  await pause(); // renders the pressed button before thousands of persons are processed
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

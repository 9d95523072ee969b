import { personsOfSheet } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import { openRosterFile } from '@tuanbao/library/widgets/RosterImport';

import { rosterContext } from '../../stories/fixtures/rosters.ts';

const addresses = import.meta.glob<string>('../fixtures/rosters/*.{xlsx,xls,csv}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** An expected problem in a list of the fixtures. */
export interface ExpectedProblem {
  readonly row: number;
  readonly column: string;
  readonly code: string;
  /**
   * Code of the error, if the library may refuse the result of a formula. If the library imports the result, the
   * problem is only a warning.
   */
  readonly mayBeError?: string;
  readonly mayNormalise?: boolean;
  /** Number of the row whose person is repeated in this row. */
  readonly of?: number;
  /** The complete id number, before a spreadsheet rounded it. */
  readonly lost?: string;
}

/** The expected content of a list of the fixtures. */
export interface Expectation {
  readonly file: string;
  readonly rows: number;
  readonly validRows?: number;
  readonly fileError?: string;
  readonly errors?: readonly ExpectedProblem[];
  readonly warnings?: readonly ExpectedProblem[];
}

const expectations = Object.values(
  import.meta.glob<Expectation>('../fixtures/rosters/*.json', { eager: true, import: 'default' }),
);

/** Expectations of the lists that can be read. */
export const readableLists: readonly Expectation[] = expectations.filter(({ fileError }) => !fileError);
export const refusedLists: readonly Expectation[] = expectations.filter(({ fileError }) => fileError);

/** Returns the expected problems that prevent the import of a row. */
export const errorsOf = ({ errors = [], warnings = [] }: Expectation): readonly ExpectedProblem[] => [
  ...errors.filter(({ mayNormalise }) => !mayNormalise),
  ...warnings.flatMap((problem) => (problem.mayBeError ? [{ ...problem, code: problem.mayBeError }] : [])),
];

export const faultyLists: readonly Expectation[] = readableLists.filter((list) => errorsOf(list).length > 0);

/** Returns the bytes of a list of the fixtures. */
export async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = addresses[`../fixtures/rosters/${name}`];
  if (address === undefined) throw new Error(`there is no roster ${name}`);
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

/** Reads a list without the widget. Returns its sheet, header and persons. */
export async function listOf(bytes: Uint8Array) {
  const opened = await openRosterFile(bytes, rosterContext, String);
  if (opened.status === 'refused') throw new Error(opened.problem.code);
  return { ...opened, ...personsOfSheet(opened.sheet, opened.header, rosterContext) };
}

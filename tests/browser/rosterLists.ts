import { personsOfSheet } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import { openRosterFile } from '@tuanbao/library/widgets/RosterImport';

import { rosterContext } from '../../stories/fixtures/rosters.ts';

const addresses = import.meta.glob<string>('../fixtures/rosters/*.{xlsx,xls,csv}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A problem that a list of the fixtures has. */
export interface ExpectedProblem {
  readonly row: number;
  readonly column: string;
  readonly code: string;
  /** A formula's result may be refused instead of taken over. */
  readonly mayBeError?: string;
  readonly mayNormalise?: boolean;
  /** The row that is repeated. */
  readonly of?: number;
  /** The number before a spreadsheet rounded it. */
  readonly lost?: string;
}

/** What a list of the fixtures holds. */
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

/** Lists that are read, and those that are refused as a whole. */
export const readableLists: readonly Expectation[] = expectations.filter(({ fileError }) => !fileError);
export const refusedLists: readonly Expectation[] = expectations.filter(({ fileError }) => fileError);

/** What blocks a row of a list. */
export const errorsOf = ({ errors = [], warnings = [] }: Expectation): readonly ExpectedProblem[] => [
  ...errors.filter(({ mayNormalise }) => !mayNormalise),
  ...warnings.flatMap((problem) => (problem.mayBeError ? [{ ...problem, code: problem.mayBeError }] : [])),
];

export const faultyLists: readonly Expectation[] = readableLists.filter((list) => errorsOf(list).length > 0);

/** The bytes of a list of the fixtures. */
export async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = addresses[`../fixtures/rosters/${name}`];
  if (address === undefined) throw new Error(`there is no roster ${name}`);
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

/** A list as it is read outside the widget: its sheet, header and persons. */
export async function listOf(bytes: Uint8Array) {
  const opened = await openRosterFile(bytes, rosterContext, String);
  if (opened.status === 'refused') throw new Error(opened.problem.code);
  return { ...opened, ...personsOfSheet(opened.sheet, opened.header, rosterContext) };
}

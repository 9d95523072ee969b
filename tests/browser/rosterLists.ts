import { personsOfSheet } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import { openRosterFile } from '@tuanbao/library/widgets/RosterImport';

import { rosterContext } from '../../stories/fixtures/rosters.ts';

const addresses = import.meta.glob<string>('../fixtures/rosters/*.{xlsx,xls,csv}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A problem in a list of the fixtures. */
export interface ExpectedProblem {
  readonly row: number;
  readonly column: string;
  readonly code: string;
  /** The code of the problem, if the result of a formula may be refused instead of imported. */
  readonly mayBeError?: string;
  readonly mayNormalise?: boolean;
  /** The row that is repeated. */
  readonly of?: number;
  /** The number before a spreadsheet rounded it. */
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

/** Lists that can be read, and lists that are refused as a whole. */
export const readableLists: readonly Expectation[] = expectations.filter(({ fileError }) => !fileError);
export const refusedLists: readonly Expectation[] = expectations.filter(({ fileError }) => fileError);

/** The problems of a list that block a row. */
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

/** Reads a list without the widget: its sheet, header and persons. */
export async function listOf(bytes: Uint8Array) {
  const opened = await openRosterFile(bytes, rosterContext, String);
  if (opened.status === 'refused') throw new Error(opened.problem.code);
  return { ...opened, ...personsOfSheet(opened.sheet, opened.header, rosterContext) };
}

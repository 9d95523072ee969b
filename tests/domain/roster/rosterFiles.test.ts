import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import { personsOfSheet, type SheetPersons } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import type { NewPerson, PersonField } from '@tuanbao/library/domain/roster/person';
import { personWords, wordOfCell } from '@tuanbao/library/i18n/personWords.messages';
import { openRosterFile } from '@tuanbao/library/widgets/RosterImport';
import { expect, it } from 'vitest';

import { rosterContext } from '../../../stories/fixtures/rosters.ts';

interface ExpectedProblem {
  readonly row: number;
  readonly column: string;
  readonly code: string;
  /**
   * Code of the error, if the library may refuse the result of a formula. If the library imports the result, the
   * problem is only a warning.
   */
  readonly mayBeError?: string;
  /**
   * True if the library may correct the cell instead of reporting an error. The library then corrects the cell and
   * reports a warning.
   */
  readonly mayNormalise?: boolean;
}
interface ExpectedPerson {
  readonly name: string;
  readonly idType: string;
  readonly idNo: string;
  readonly sex: string;
  readonly birthday: string;
  readonly code: string;
  readonly occ: string;
  readonly cls: number;
}
interface Expectation {
  readonly file: string;
  readonly fileError?: string;
  readonly rows: number;
  readonly validRows?: number;
  readonly errors?: readonly ExpectedProblem[];
  readonly warnings?: readonly ExpectedProblem[];
  readonly idsSha256?: string;
  readonly expectedIds?: readonly string[];
  readonly dataRows?: readonly number[];
  readonly first?: ExpectedPerson | undefined;
  readonly last?: ExpectedPerson | undefined;
  readonly data?: readonly ExpectedPerson[];
  readonly classCounts?: Readonly<Record<string, number>>;
}

const folder = new URL('../../fixtures/rosters/', import.meta.url);
const expectations = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): Expectation => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

const words = personWords['zh-CN'];
const caption = (path: string) => words.fields[path as PersonField] ?? '*';
const place = ({ row, column, code }: ExpectedProblem) => `${row} ${column} ${code}`;
const asListed = (person: NewPerson): ExpectedPerson => ({
  name: person.name,
  idType: wordOfCell(words, 'idType', person.idType),
  idNo: person.idNo,
  sex: wordOfCell(words, 'sex', person.sex),
  birthday: person.birthday,
  code: person.occupationCode,
  occ: person.occupationName,
  cls: Number(person.occupationClass),
});

/**
 * Warnings about cells that the library has filled in or converted. The user sees all of them, but an expectation may
 * leave them out.
 */
const optionalWarnings = new Set(['W_FILLED_FROM_ID', 'W_FILLED_FROM_CODE', 'W_15_DIGIT']);

function expectProblems({ problems }: SheetPersons, expected: Expectation): void {
  const found = problems.map((problem) => ({
    ...problem,
    place: place({
      row: problem.row,
      column: String(problem.params['column'] ?? caption(problem.path)),
      code: problem.code,
    }),
  }));
  const tidied = (expected.errors ?? []).filter(({ mayNormalise }) => mayNormalise);
  const refused = (expected.warnings ?? []).flatMap(({ row, column, mayBeError }) =>
    mayBeError === undefined ? [] : [place({ row, column, code: mayBeError })],
  );
  const errors = [...(expected.errors ?? []).filter(({ mayNormalise }) => !mayNormalise).map(place), ...refused];
  const warnings = [
    ...(expected.warnings ?? []).filter(({ mayBeError }) => mayBeError === undefined).map(place),
    ...tidied.map(({ row, column }) => place({ row, column, code: 'W_NORMALIZED' })),
  ];
  const listed = new Set(warnings);

  expect(
    found
      .filter(({ severity }) => severity === 'error')
      .map((each) => each.place)
      .toSorted(),
  ).toEqual(errors.toSorted());
  expect(
    found
      .filter((each) => each.severity === 'warning' && (listed.has(each.place) || !optionalWarnings.has(each.code)))
      .map((each) => each.place)
      .toSorted(),
  ).toEqual(warnings.toSorted());
}

/** Returns facts about the persons of a file. An expectation states some of these facts. */
function factsOf({ persons, rowOf, problems }: SheetPersons): Omit<Expectation, 'file'> {
  const data = persons.map(asListed);
  const faulty = new Set(problems.filter(({ severity }) => severity === 'error').map(({ row }) => row));
  const counts = Object.entries(Object.groupBy(data, ({ cls }) => String(cls)));
  return {
    rows: data.length,
    validRows: data.length - faulty.size,
    idsSha256: createHash('sha256')
      .update(data.map(({ idNo }) => idNo).join('\n'))
      .digest('hex'),
    first: data[0],
    last: data.at(-1),
    data,
    dataRows: rowOf,
    classCounts: Object.fromEntries(counts.map(([cls, group]) => [cls, group?.length ?? 0])),
  };
}

const stated = (expected: Expectation) =>
  Object.fromEntries(
    (['rows', 'validRows', 'idsSha256', 'first', 'last', 'data', 'dataRows', 'classCounts'] as const)
      .filter((fact) => expected[fact] !== undefined)
      .map((fact) => [fact, expected[fact]]),
  );

const open = ({ file }: Pick<Expectation, 'file'>) =>
  openRosterFile(new Uint8Array(readFileSync(new URL(file, folder))), rosterContext, (field) => words.fields[field]);

it.each(expectations.filter(({ fileError }) => !fileError))('reads $file as expected', async (expected) => {
  const opened = await open(expected);
  if (opened.status === 'refused') throw new Error(`refused: ${opened.problem.code}`);
  const read = personsOfSheet(opened.sheet, opened.header, rosterContext);

  expect(factsOf(read)).toMatchObject(stated(expected));
  expectProblems({ ...read, problems: [...opened.problems, ...read.problems] }, expected);
});

it.each(expectations.filter(({ fileError }) => fileError))(
  'refuses $file within a second: $fileError',
  async (expected) => {
    const started = performance.now();
    const opened = await open(expected);

    // An expectation may name a second code in brackets, "F_XLS_LEGACY (or …)". Only the first code is compared.
    expect(opened).toMatchObject({ status: 'refused', problem: { code: expected.fileError?.split(' ')[0] } });
    expect(performance.now() - started).toBeLessThan(1000);
  },
);

it('keeps every id number of the file with a lower-case or similar X, normalised', async () => {
  const expected = expectations.find(({ file }) => file === 'n07-lowercase-x.xlsx');
  const opened = await open({ file: 'n07-lowercase-x.xlsx' });
  if (opened.status === 'refused') throw new Error('refused');
  const ids = personsOfSheet(opened.sheet, opened.header, rosterContext).persons.map(({ idNo }) => idNo);

  expect(ids.with(7, '62019919990222100X')).toEqual(expected?.expectedIds);
  expect(ids[7]).toBe('62019919990222100*');
});

it.each([
  { name: 'nothing at all', text: '', code: 'F_EMPTY' },
  { name: 'a header without persons', text: '姓名,证件号码,职业代码\n,,\n', code: 'F_EMPTY' },
  { name: 'no header', text: '甲,乙\n丙,丁\n', code: 'F_NO_HEADER' },
  { name: 'a web page', text: '<html><table><tr><td>姓名</td></tr></table></html>', code: 'F_NOT_XLSX' },
  { name: 'a picture', text: '\u0089PNG\r\n\u0000\u0000', code: 'F_NOT_XLSX' },
])('refuses a file with $name', async ({ text, code }) => {
  const opened = await openRosterFile(new TextEncoder().encode(text), rosterContext, (field) => words.fields[field]);
  expect(opened).toMatchObject({ status: 'refused', problem: { code } });
});

it('refuses more rows than the product allows', async () => {
  const text = `姓名,证件号码,职业代码\n${'张三,110199199003070000,0001001\n'.repeat(4)}`;
  const opened = await openRosterFile(new TextEncoder().encode(text), { ...rosterContext, maxRows: 3 }, String);
  expect(opened).toMatchObject({ status: 'refused', problem: { code: 'F_TOO_MANY_ROWS', params: { max: 3 } } });
});

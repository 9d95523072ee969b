import type { NewPerson } from '../domain/roster/person.ts';
import type { RosterContext } from '../domain/roster/rosterContext.ts';
import { someOccupations } from './occupations.ts';
import { faultyPersons, personsWith } from './persons.ts';

/** Context of the sample rosters: today is 2026-11-20, cover from 2026-12-01, ages 16 to 65, classes 1 to 4. */
export const rosterContext: RosterContext = {
  today: '2026-11-20',
  startDate: '2026-12-01',
  age: { min: 16, max: 65, on: 'startDate', isExempt: false },
  allowedClasses: '111100',
  occupations: someOccupations,
  declinedCodes: new Set(),
  classOverrides: {},
  checks: { peopleCount: true, age: true, career: true },
  schemes: [],
  maxRows: 10_000,
};

/** A scheme for office work (classes 1 and 2) and a scheme for field work (classes 1 to 4). */
export const twoSchemes: RosterContext['schemes'] = [
  { id: 'office', name: '方案一', allowedClasses: '110000' },
  { id: 'field', name: '方案二', allowedClasses: '111100' },
];

/** The person at a position of an endless roster. The persons are fictional and have valid data. */
export const samplePerson: (position: number, schemeId?: string) => NewPerson = personsWith(someOccupations);

/** Returns `count` fictional persons with valid data. */
export const sampleRoster = (count: number, schemeId = 'office'): readonly NewPerson[] =>
  Array.from({ length: count }, (_, position) => samplePerson(position, schemeId));

/** Four persons, three of them with a problem: a wrong check digit, a wrong birthday, a person listed twice. */
export const faultyRoster: readonly NewPerson[] = faultyPersons(samplePerson);

/** A list of five persons as a CSV file that `RosterImport` reads. */
export const rosterCsv: string = [
  ['姓名', '证件类型', '证件号码', '职业代码'].join(','),
  ...sampleRoster(5).map(({ name, idNo, occupationCode }) => [name, '居民身份证', idNo, occupationCode].join(',')),
  '',
].join('\n');

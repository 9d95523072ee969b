import type { ClauseKind } from '@tuanbao/library/domain/product/productDefinition';
import { clauseStatusesOf } from '@tuanbao/library/domain/scheme/placeDuty';
import { expect, it } from 'vitest';

const clause = (code: string, kind: ClauseKind, isOptional = true) => ({ code, kind, isOptional });
const clauses = [
  clause('main', 'main', false),
  clause('medical', 'addOn'),
  clause('place', 'placeDuty'),
  clause('lift', 'placeDuty'),
  clause('pool', 'placeDuty'),
];
const statusesWith = (...chosen: string[]) => Object.fromEntries(clauseStatusesOf(clauses, chosen));

it('disables the other place duties while the first one is selectable', () => {
  expect(statusesWith('main')).toEqual({
    main: 'selected',
    medical: 'selectable',
    place: 'selectable',
    lift: 'disabled',
    pool: 'disabled',
  });
});

it('makes the other place duties selectable again once the first one is selected', () => {
  expect(statusesWith('place', 'lift')).toMatchObject({ place: 'selected', lift: 'selected', pool: 'selectable' });
});

it('disables a place duty that was selected before the first one was removed', () => {
  expect(statusesWith('lift')).toMatchObject({ place: 'selectable', lift: 'disabled' });
});

it('enables the others if the first place duty is compulsory', () => {
  const compulsory = [clause('place', 'placeDuty', false), clause('lift', 'placeDuty')];

  expect(Object.fromEntries(clauseStatusesOf(compulsory, []))).toEqual({ place: 'selected', lift: 'selectable' });
});

it('does not affect clauses of other kinds', () => {
  expect(statusesWith('medical')).toMatchObject({ main: 'selected', medical: 'selected' });
});

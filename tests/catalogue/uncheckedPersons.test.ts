import { occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import { problemsOfDraft } from '@tuanbao/library/domain/order/draftProblems';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { rosterProblems } from '@tuanbao/library/domain/roster/checkRoster';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { rosterContextOf } from '@tuanbao/library/domain/roster/rosterContext';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';

const { products, occupations: rows } = loadCatalogue();
const occupations = occupationTreeOf(rows);
const productOf = (id: string) => products.find((product) => product.id === id)!;

/** A person who breaks two rules: 96 years old, and with an unknown occupation. */
const old: Person = {
  key: 1,
  schemeId: '',
  name: '宋知远',
  idType: 'passport',
  idNo: 'E12345678',
  sex: 'male',
  birthday: '1930-01-01',
  occupationCode: '9999999',
  occupationName: '高空作业员',
  occupationClass: '6',
  socialSecurity: '',
};

const codesOf = (product: ProductDefinition, persons: readonly Person[]) =>
  rosterProblems(
    persons,
    rosterContextOf(product, { today: '2026-11-20', startDate: '2026-12-01', occupations, schemes: [] }),
  ).map(({ code }) => code);

/** Returns the product with the checks of persons switched on. */
const checked = (product: ProductDefinition): ProductDefinition => ({
  ...product,
  checks: { peopleCount: true, age: true, career: true },
  occupation: { ...product.occupation, classes: '111100' },
});

describe.each(['80165', '80160', '80162'])('persons at %s', (id) => {
  const product = productOf(id);

  it('are judged neither by age nor by occupation', () => {
    expect(codesOf(product, [old])).toEqual([]);
    expect(codesOf({ ...product, occupation: checked(product).occupation }, [old])).toEqual([]);
    expect(codesOf(checked(product), [old])).toEqual(expect.arrayContaining(['E_AGE', 'E_OCC_UNKNOWN']));
  });

  it('are judged by who they are', () => {
    expect(codesOf(product, [{ ...old, name: '' }])).toEqual(['E_REQUIRED']);
    expect(codesOf(product, [old, { ...old, key: 2 }])).toEqual(['E_DUPLICATE']);
  });
});

it.each(['80165', '80160', '80162'])('the checks of %s leave the number of persons open', (id) => {
  const employer = productOf('80140');
  const draft = { ...completeDraft(employer), persons: [] };
  const codes = (product: ProductDefinition) =>
    problemsOfDraft(product, draft, new Map(), { today: '2026-11-20', forbiddenWords: [], closedDays: [] }).map(
      ({ code }) => code,
    );

  expect(codes(employer)).toContain('tooFewPersons');
  expect(codes({ ...employer, checks: productOf(id).checks })).not.toContain('tooFewPersons');
});

it('80190 of the same family judges the age', () => {
  expect(codesOf(productOf('80190'), [old])).toEqual(['E_AGE']);
});

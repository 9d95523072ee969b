import type { Plan } from '@tuanbao/library/domain/product/productDefinition';
import { withClause, withoutClause, withPlan } from '@tuanbao/library/domain/scheme/chooseClause';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { employerLiability } from '@tuanbao/library/samples/products';
import { expect, it } from 'vitest';

const [basic, plus] = employerLiability.plans as readonly [Plan, Plan];
const start = newScheme(employerLiability, 'one', '方案一');

it('adds a clause at its first sum insured, in the order of the plan', () => {
  expect(withClause(basic, start, 'ELMED').clauses).toEqual([
    { code: 'ELDEATH', sumInsured: 300_000 },
    { code: 'ELMED', sumInsured: 30_000 },
  ]);
});

it('changes the sum insured of a clause that is chosen already', () => {
  const dearer = withClause(basic, start, 'ELDEATH', 800_000);

  expect(dearer.clauses).toEqual([{ code: 'ELDEATH', sumInsured: 800_000 }]);
});

it('keeps clauses and sums insured that the other plan offers too, and adds its compulsory ones', () => {
  const moved = withPlan(plus, withClause(basic, start, 'ELDEATH', 500_000));

  expect(moved).toMatchObject({
    planCode: 'PLUS',
    clauses: [
      { code: 'ELDEATH', sumInsured: 500_000 },
      { code: 'ELMED', sumInsured: 30_000 },
    ],
  });
});

it('removes the other place duties together with the first one', () => {
  const both = withClause(plus, withClause(plus, withPlan(plus, start), 'ELPLACE'), 'ELTHIRD');
  expect(both.clauses.map(({ code }) => code)).toEqual(['ELDEATH', 'ELMED', 'ELPLACE', 'ELTHIRD']);

  expect(withoutClause(plus, both, 'ELPLACE').clauses.map(({ code }) => code)).toEqual(['ELDEATH', 'ELMED']);
});

it('never leaves out a compulsory clause', () => {
  expect(withoutClause(basic, start, 'ELDEATH').clauses).toEqual(start.clauses);
});

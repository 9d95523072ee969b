import { compareSchemes } from '@tuanbao/library/domain/scheme/compareSchemes';
import { employerLiability } from '@tuanbao/library/samples/products';
import { officeScheme, untouchedScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { expect, it } from 'vitest';

const rowsOf = (...schemes: Parameters<typeof compareSchemes>[1]) => compareSchemes(employerLiability, schemes);

it('a scheme does not differ from its own copy', () => {
  expect(rowsOf(officeScheme, { ...officeScheme, id: 'copy' }).every(({ isSame }) => isSame)).toBe(true);
});

it('names plan, clauses and factors of each scheme in its column', () => {
  const rows = rowsOf(officeScheme, workshopScheme);
  expect(rows[0]).toMatchObject({ part: 'plan', isSame: false });
  const payout = rows.find(({ part }) => part === 'payoutRatio');
  const labels = [officeScheme, workshopScheme].map(
    ({ payoutRatio }) => employerLiability.payoutRatios.find(({ code }) => code === payoutRatio)?.label,
  );
  expect(payout?.cells).toEqual(labels);
});

it('a clause that one scheme leaves out is shown as optional, if another has it or not', () => {
  const rows = rowsOf(untouchedScheme, workshopScheme).filter(({ part }) => part === 'clause');
  const optional = workshopScheme.clauses.find(({ code }) =>
    untouchedScheme.clauses.every((each) => each.code !== code),
  );
  expect(rows.find(({ code }) => code === optional?.code)).toMatchObject({
    cells: [null, expect.any(String)],
    statuses: ['optional', 'included'],
    isSame: false,
  });
  const [alone] = [untouchedScheme].map((scheme) => rowsOf(scheme, { ...scheme, id: 'copy' }));
  expect(alone?.find(({ code }) => code === optional?.code)).toMatchObject({
    cells: [null, null],
    statuses: ['optional', 'optional'],
    isSame: true,
  });
});

it('a clause that only one of the plans offers is shown as not offered by the other', () => {
  const [first, second] = employerLiability.plans;
  if (!first || !second) throw new Error('the fixture has two plans');
  const product = { ...employerLiability, plans: [first, { ...second, clauses: second.clauses.slice(0, 1) }] };
  const schemes = [untouchedScheme, { ...untouchedScheme, id: 'other', planCode: second.code }];
  const [last] = compareSchemes(product, schemes)
    .filter(({ part }) => part === 'clause')
    .slice(-1);
  expect(last).toMatchObject({ cells: [null, null], statuses: ['optional', 'notOffered'], isSame: false });
});

it('leaves out factors that the product does not have', () => {
  const rows = compareSchemes({ ...employerLiability, deductibles: [], accidentRates: [] }, [officeScheme]);
  expect(rows.map(({ part }) => part)).not.toContain('deductible');
  expect(rows.map(({ part }) => part)).not.toContain('accidentRate');
});

import { invoiceRuleOf } from '@tuanbao/library/domain/invoice/invoiceRule';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { ProductFeatures } from '@tuanbao/library/domain/product/productFeatures';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';

const catalogue = loadCatalogue();
const { products } = catalogue;
const native = products.filter(({ jump }) => jump.kind === 'native');
const sorted = (ids: readonly string[]) => ids.toSorted((a, b) => Number(a) - Number(b));
const idsWhere = (holds: (product: ProductDefinition) => boolean) => sorted(native.filter(holds).map(({ id }) => id));

const families: Readonly<Record<string, readonly string[]>> = {
  employerLiability: ['80140', '336', '338', '80202', '80204', '80210', '80212', '331', '332', '345'],
  groupAccident: ['202', '203', '204', '205', '2001', '70101', '70102', '80124'],
  construction: ['80137', '80180', '80138', '80221', '80156', '80237'],
  swimmingPool: ['80218'],
  vehicle: ['80230', '80231', '80232'],
  house: ['103', '80205'],
  venueLiability: ['80160', '80162', '80165', '80190'],
};

describe('the 34 products', () => {
  it.each(Object.entries(families))('%s holds %j', (line, ids) => {
    expect(idsWhere((product) => product.line === line)).toEqual(sorted(ids));
  });

  it('are all there, and three sample listings jump', () => {
    expect(native).toHaveLength(34);
    expect(products.filter(({ jump }) => jump.kind !== 'native').map(({ id, jump }) => [id, jump.kind])).toEqual(
      expect.arrayContaining([
        ['99001', 'api'],
        ['99002', 'cps'],
        ['99003', 'offline'],
      ]),
    );
    expect(products).toHaveLength(37);
  });

  it('are labelled as samples', () => {
    expect(products.every(({ isSample, insurer }) => isSample && insurer.name.includes('示例'))).toBe(true);
  });
});

const flags: Readonly<Partial<Record<keyof ProductFeatures, readonly string[]>>> = {
  ocrAuthorisationBook: ['80140', '80202', '80204', '80205'],
  invoiceTaxPhone: ['80140', '336', '70101', '70102'],
  construction: ['80137', '80138', '80156', '80180', '80221', '80218', '80237'],
  houseAddressRequired: ['103', '80205'],
  mailStampedForm: ['338', '80190', '80230', '80231', '80232'],
  repeatPremiumRate: ['80210'],
  ax: ['70101', '70102'],
  groupNameLengthExempt: ['2001'],
  swimmingPool: ['80218'],
  vehicle: ['80230', '80231', '80232'],
  orderExtension: ['80160', '80162', '80165', '80190'],
};

describe('the per-product lists of the specification (§9)', () => {
  it.each(Object.entries(flags))('%s: %j and no other', (flag, ids) => {
    expect(idsWhere(({ features }) => Object.entries(features).some(([key, isOn]) => key === flag && isOn))).toEqual(
      sorted(ids),
    );
  });

  it('no people-count, age or career checks', () => {
    const ids = sorted(['80165', '80160', '80162']);
    expect(idsWhere(({ checks }) => !checks.peopleCount && !checks.age && !checks.career)).toEqual(ids);
    expect(idsWhere(({ checks }) => !checks.peopleCount || !checks.age || !checks.career)).toEqual(ids);
  });

  it('no rounding for 202, 203, 204; cents for construction and vehicles; ceiling for the rest', () => {
    expect(idsWhere(({ rounding }) => rounding === 'none')).toEqual(['202', '203', '204']);
    expect(idsWhere(({ rounding }) => rounding === 'cents')).toEqual(
      idsWhere(({ line }) => line === 'construction' || line === 'vehicle'),
    );
  });

  it('job type 100000 for construction, 000000 without occupations', () => {
    expect(idsWhere(({ occupation }) => occupation.classes === '100000')).toEqual(sorted(flags.construction ?? []));
    expect(idsWhere(({ occupation }) => occupation.classes === '000000')).toEqual(
      idsWhere(({ line }) => ['vehicle', 'house', 'venueLiability'].includes(line)),
    );
  });

  it('plan-code mapping', () => {
    expect(idsWhere(({ carrierPlanCodes = [] }) => carrierPlanCodes.length > 0)).toEqual(
      sorted(['332', '80124', '80210', '205', '331', '345', '2001']),
    );
  });

  it('345 takes every age, plan GP3361 is limited to 30万', () => {
    expect(idsWhere(({ age }) => age.isExempt)).toEqual(['345']);
    const plan = catalogue.productOf('336')?.plans.find(({ code }) => code === 'GP3361');
    expect(plan?.clauses[0]?.sumInsuredLimit).toEqual({ tenThousands: 30, label: '30万' });
  });

  it('every rule that a product may switch on is switched on by one', () => {
    expect(idsWhere(({ areaCodes }) => areaCodes.length > 0)).toEqual(['2001']);
    expect(idsWhere(({ age }) => age.bySex !== undefined)).toEqual(['202']);
    expect(idsWhere(({ age }) => age.on === 'orderCreation')).toEqual(['203']);
    expect(idsWhere(({ applicant }) => applicant.natureList === 'nine')).toEqual(['204']);
    expect(idsWhere(({ applicant }) => applicant.natureList === 'nineCoded')).toEqual(['205']);
    expect(idsWhere(({ occupation }) => (occupation.declinedAddresses ?? []).length > 0)).toEqual(['331']);
    expect(idsWhere(({ occupation }) => occupation.declinedCodes.length > 0)).toEqual(['332']);
    expect(idsWhere(({ personIdTypes }) => personIdTypes !== undefined)).toEqual(['336']);
    expect(idsWhere(({ endorsement }) => endorsement?.personIdTypes !== undefined)).toEqual(['70101']);
    expect(idsWhere(({ persons }) => persons.asksSocialSecurity === true)).toEqual(['80124']);
    const checkedOn = (event: string) =>
      idsWhere(({ fieldRules = [] }) => fieldRules.some(({ trigger }) => trigger === event));
    expect(checkedOn('change')).toEqual(idsWhere(({ line }) => line === 'construction'));
    expect(checkedOn('blur')).toEqual(['80160']);
    expect(checkedOn('submit')).toEqual(['80160']);
    expect(idsWhere(({ features }) => !invoiceRuleOf(features).allowsSpecial)).toEqual(['103', '80205']);
    expect(catalogue.closedDays.map(({ day }) => day)).toContain('2027-02-06');
  });

  it('URBP023 adds 50 in the house products', () => {
    const withSurcharge = native.flatMap(({ id, plans }) =>
      plans.flatMap(({ clauses }) =>
        clauses.flatMap(({ code, surcharge }) => (surcharge === undefined ? [] : [[id, code, surcharge]])),
      ),
    );
    expect(new Set(withSurcharge.map((row) => row.join(' ')))).toEqual(
      new Set(['103 URBP023 50.00', '80205 URBP023 50.00']),
    );
  });

  it('rosters are asked for by persons only, three at least in group accident', () => {
    expect(idsWhere(({ sections }) => sections.write.includes('persons'))).toEqual(
      idsWhere(({ basis }) => basis === 'perPerson'),
    );
    expect(native.filter(({ line }) => line === 'groupAccident').every(({ persons }) => persons.min === 3)).toBe(true);
  });
});

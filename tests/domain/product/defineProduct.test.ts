import { quote } from '@tuanbao/library/domain/rating/quote';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { defineProduct, ProductDefinitionError } from '@tuanbao/library/products/defineProduct';
import type { ProductFile } from '@tuanbao/library/products/productFile';
import * as samples from '@tuanbao/library/samples/catalogue';
import { describe, expect, it } from 'vitest';

const file: ProductFile = {
  family: 'employerLiability',
  id: '90001',
  version: 1,
  name: '示例雇主责任险',
  summary: '一类与二类职业',
  insurer: { code: 'DEMO', name: '示例财产保险' },
  occupation: { classes: '110000' },
  plans: [
    {
      code: 'A',
      name: '标准计划',
      rate: '1',
      clauses: [
        {
          code: 'C1',
          name: '死亡及伤残赔偿',
          kind: 'main',
          isOptional: false,
          options: [{ sumInsured: 300_000, label: '30万' }],
          ratesPerMille: { 1: '0.4', 2: '0.5' },
        },
      ],
    },
  ],
};

describe('defineProduct', () => {
  it('takes from the family what the product does not say', () => {
    const product = defineProduct(file);
    expect(product).toMatchObject({
      id: '90001',
      line: 'employerLiability',
      basis: 'perPerson',
      occupation: { classes: '110000', declinedCodes: [] },
      persons: { min: 1, max: 10_000 },
    });
    expect(product.sections.write).toContain('persons');
    expect(product.applicant.natures).toContain('有限责任公司');
    expect(product.applicant.fields.groupName).toBe('required');
    expect(Object.keys(product)).not.toContain('family');
  });

  it('merges objects and replaces lists', () => {
    const product = defineProduct({ ...file, persons: { min: 5 }, durations: [12], deductibles: [] });
    expect(product.persons).toMatchObject({ min: 5, max: 10_000 });
    expect(product.durations).toEqual([12]);
    expect(product.deductibles).toEqual([]);
  });

  it('makes a product that can be quoted at once', () => {
    const product = defineProduct(file);
    const scheme = newScheme(product, 's1', '方案一');
    const occupations = [{ code: '0001001', name: '内勤', occupationClass: 1 as const, heads: 10 }];
    const answer = quote(product, { months: 12, applyQuantity: 1, schemes: [{ ...scheme, occupations }] });
    expect(answer.totalFen).toBeGreaterThan(0);
  });

  it('says which fields do not fit together', () => {
    expect(() => defineProduct({ ...file, occupation: { classes: '111000' } })).toThrow(
      new ProductDefinitionError('90001', ['plans[0].clauses[0] has no price for class 3']),
    );
  });

  it('offers one sample for each further family', () => {
    expect(Object.values(samples).map(({ line }) => line)).toEqual(
      expect.arrayContaining(['groupAccident', 'construction', 'swimmingPool', 'vehicle', 'house', 'venueLiability']),
    );
  });
});

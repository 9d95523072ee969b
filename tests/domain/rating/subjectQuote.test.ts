import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { explainChange } from '@tuanbao/library/domain/rating/explainChange';
import type { QuotableDraft } from '@tuanbao/library/domain/rating/quotation';
import { quote } from '@tuanbao/library/domain/rating/quote';
import type { RatingSubject } from '@tuanbao/library/domain/rating/subject';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';

const catalogue = loadCatalogue();

function productOf(id: string): ProductDefinition {
  const product = catalogue.productOf(id);
  if (!product) throw new Error(`no product ${id}`);
  return product;
}

const draftOf = (product: ProductDefinition, subject?: RatingSubject): QuotableDraft => ({
  months: 12,
  applyQuantity: 1,
  schemes: [newScheme(product, 's1', '')],
  ...(subject ? { subject } : {}),
});

const codesOf = (product: ProductDefinition, draft: QuotableDraft) =>
  quote(product, draft).schemes.flatMap((scheme) =>
    scheme.status === 'unpriced' ? scheme.problems.map(({ code }) => code) : [],
  );

const house = productOf('103');
const works = { projectType: 'indoorDecoration', labourType: 'nonLabour', qualification: 'firstGrade' } as const;

describe('drafts without a price', () => {
  it.each([
    ['nothing to count on', '103', undefined, 'subjectMissing'],
    ['another basis', '103', { basis: 'perPool', pools: [] }, 'subjectMissing'],
    ['no area', '103', { basis: 'perHouse', areaSquareMetres: 0 }, 'areaInvalid'],
    ['an area of three decimals', '103', { basis: 'perHouse', areaSquareMetres: 1.234 }, 'areaInvalid'],
    ['no works chosen', '80138', { basis: 'byArea', areaSquareMetres: 10 }, 'projectTypeUnknown'],
    ['no cost', '80137', { basis: 'byContractCost', costFen: 0, ...works }, 'costInvalid'],
    ['half a fen', '80137', { basis: 'byContractCost', costFen: 1.5, ...works }, 'costInvalid'],
    ['no pool', '80218', { basis: 'perPool', pools: [] }, 'poolMissing'],
    ['half a pool', '80218', { basis: 'perPool', pools: [{ areaSquareMetres: 9, count: 0.5 }] }, 'countInvalid'],
    [
      'a lorry',
      '80230',
      { basis: 'perVehicle', detail: 'truck:under2t', useAttribute: 'commercial', seats: 2 },
      'vehicleNotCovered',
    ],
    [
      'no seats',
      '80230',
      { basis: 'perVehicle', detail: 'passengerCar', useAttribute: 'commercial', seats: 0 },
      'countInvalid',
    ],
  ] as const)('%s: product %s', (_, id, subject, code) => {
    const product = productOf(id);
    expect(codesOf(product, draftOf(product, subject))).toEqual([code]);
  });

  it('more than one scheme for one subject', () => {
    const draft = draftOf(house, { basis: 'perHouse', areaSquareMetres: 90 });
    const [scheme] = draft.schemes;
    const schemes = scheme ? [scheme, { ...scheme, id: 's2' }] : [];
    expect(codesOf(house, { ...draft, schemes })).toEqual(['singleSchemeOnly', 'singleSchemeOnly']);
  });

  it('months that are not on the table', () => {
    const draft = draftOf(house, { basis: 'perHouse', areaSquareMetres: 90 });
    expect(codesOf(house, { ...draft, months: 13 })).toEqual(['durationUnknown']);
  });
});

it('lists every step of a subject in order', () => {
  const car = productOf('80230');
  const { trace } = quote(car, {
    ...draftOf(car, { basis: 'perVehicle', detail: 'passengerCar', useAttribute: 'commercial', seats: 5 }),
    months: 6,
    applyQuantity: 2,
  });
  expect(trace.map(({ step, label, value, result }) => [step, label, value, result])).toEqual([
    ['vehicle', 'passengerCar', '5×28.60', '143'],
    ['shortPeriod', '6', '0.6', '85.8'],
    ['useAttribute', 'commercial', '1.35', '115.83'],
    ['plan', '标准计划', '1', '115.83'],
    ['round', 'cents', '115.83', '115.83'],
    ['quantity', '', '2', '231.66'],
    ['total', '', '231.66', '231.66'],
  ]);
});

describe('a fleet', () => {
  const cars = productOf('80230');
  const bus = { detail: 'passengerCar', useAttribute: 'commercial', seats: 49 } as const;
  const car = { detail: 'passengerCar', useAttribute: 'nonCommercial', seats: 5 } as const;
  const priced = (subject: RatingSubject, change: Partial<QuotableDraft> = {}) =>
    quote(cars, { ...draftOf(cars, subject), ...change });

  it('has a step for each vehicle, with its number, and the factor of the use in it when the uses differ', () => {
    const { trace } = priced({ basis: 'perVehicle', ...bus, others: [car, car] });
    expect(trace.map(({ step, label, place, value, result }) => [step, label, place, value, result])).toEqual([
      ['vehicle', 'passengerCar', 1, '49×28.60×1.35', '1891.89'],
      ['vehicle', 'passengerCar', 2, '5×28.60×1', '2034.89'],
      ['vehicle', 'passengerCar', 3, '5×28.60×1', '2177.89'],
      ['shortPeriod', '12', undefined, '1', '2177.89'],
      ['plan', '标准计划', undefined, '1', '2177.89'],
      ['round', 'cents', undefined, '2177.89', '2177.89'],
      ['quantity', '', undefined, '1', '2177.89'],
      ['total', '', undefined, '2177.89', '2177.89'],
    ]);
  });

  it('of 200 vehicles is rounded once, not per vehicle', () => {
    const seven = { ...car, useAttribute: 'commercial', seats: 7 } as const;
    const others = Array.from({ length: 199 }, () => seven);
    // One vehicle costs 7 × 28.60 × 1.35 × 0.1 = 27.027. The vehicles aren't rounded one by one to 27.03; only the
    // total is rounded.
    expect(priced({ basis: 'perVehicle', ...seven, others }, { months: 1 }).totalFen).toBe(5405_40);
  });

  it('without further vehicles costs what the vehicle costs', () => {
    const alone = priced({ basis: 'perVehicle', ...bus });
    expect(priced({ basis: 'perVehicle', ...bus, others: [] })).toEqual(alone);
  });

  it('names the vehicle that has no price', () => {
    const subject: RatingSubject = { basis: 'perVehicle', ...bus, others: [car, { ...car, seats: 0 }] };
    expect(priced(subject).schemes).toMatchObject([
      { status: 'unpriced', problems: [{ path: 'subject.others.1.seats', code: 'countInvalid' }] },
    ]);
  });

  it('explains the price of a further vehicle by the subject alone, whatever its use', () => {
    const before = priced({ basis: 'perVehicle', ...bus });
    for (const further of [bus, car]) {
      const after = priced({ basis: 'perVehicle', ...bus, others: [further] });
      const differenceFen = (after.totalFen ?? 0) - (before.totalFen ?? 0);
      const cause = { kind: 'subject', schemeId: 's1', effectFen: differenceFen };
      expect(explainChange(before, after)).toEqual({ differenceFen, causes: [cause] });
    }
  });
});

it('divides a co-insured premium to the fen, with the rest to the leader', () => {
  const product = productOf('80180');
  const { totalFen, coInsurers } = quote(
    product,
    draftOf(product, { basis: 'byContractCost', costFen: 333_333_33, ...works }),
  );
  expect(totalFen).toBe(388_80); // 333,333.33 × 1.1664‰ = 388.799…
  expect(coInsurers?.map(({ premiumFen }) => premiumFen)).toEqual([233_28, 155_52]);
});

describe('causes of a price change of a subject', () => {
  const priced = (change: Partial<QuotableDraft>) =>
    quote(house, { ...draftOf(house, { basis: 'perHouse', areaSquareMetres: 90 }), ...change });
  const [scheme] = draftOf(house).schemes;
  if (!scheme) throw new Error('no scheme');

  it('a larger house', () => {
    const change = explainChange(priced({}), priced({ subject: { basis: 'perHouse', areaSquareMetres: 501 } }));
    expect(change?.causes).toEqual([{ kind: 'subject', schemeId: 's1', effectFen: (368 - 174) * 100 }]);
  });

  it('a surcharge and the quantity, each with its effect', () => {
    const surcharged = { ...scheme, clauses: [...scheme.clauses, { code: 'URBP023', sumInsured: 50_000 }] };
    const change = explainChange(priced({}), priced({ schemes: [surcharged], applyQuantity: 3 }));
    expect(change).toEqual({
      differenceFen: 2 * 174_00 + 50_00,
      causes: [
        { kind: 'quantity', from: 1, to: 3, effectFen: 2 * 174_00 },
        { kind: 'surcharge', effectFen: 50_00 },
      ],
    });
  });
});

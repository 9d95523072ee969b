import {
  type EndorsementTrial,
  type TrialContext,
  trialOf,
  trialProblems,
} from '@tuanbao/library/domain/endorsement/endorsementTrial';
import type { EndorsementRequest, PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { feeOf, personCharge } from '@tuanbao/library/domain/endorsement/personCharge';
import { personPremiumsOf } from '@tuanbao/library/domain/endorsement/personPremiums';
import { type Fen, MoneyError } from '@tuanbao/library/domain/money/fen';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { emptyPerson, type NewPerson, type Person } from '@tuanbao/library/domain/roster/person';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';

const cover = { startDate: '2026-12-01', endDate: '2027-11-30' };

const shortPeriodRates = { 1: '0.1', 2: '0.2', 3: '0.3', 6: '0.6', 11: '0.95', 12: '1' };

const today = '2027-02-28';

/** Annual premiums in yuan by occupation class: 365.00 for class 1, 730.10 for class 4. Class 6 isn't covered. */
const annual: Readonly<Record<string, string>> = { 1: '365', 4: '730.1' };

const annualOnly = ({ occupationClass }: NewPerson) => ({ period: '1', annual: annual[occupationClass] ?? '' });

const context: TrialContext = {
  rule: { premiumMode: 'day', refundFee: { kind: 'none' } },
  today,
  cover,
  productVersion: 1,
  shortPeriodRates,
  classOf: ({ occupationClass }) => (occupationClass === '' ? null : (Number(occupationClass) as OccupationClass)),
  premiumsOf: ({ occupationClass }) => {
    const premium = annual[occupationClass];
    return premium === undefined ? null : { period: premium, annual: premium };
  },
};

const office: NewPerson = { ...emptyPerson, occupationClass: '1' };

const fitter: NewPerson = { ...emptyPerson, occupationClass: '4' };

const insured = (key: number, person = office): Person => ({ ...person, key });

const request = (changes: readonly PersonChange[], effectiveDate = '2027-03-01'): EndorsementRequest => ({
  effectiveDate,
  changes,
});

function trial(given: EndorsementRequest, changed: Partial<TrialContext> = {}): EndorsementTrial {
  const result = trialOf(given, { ...context, ...changed });
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result;
}

function codesOf(given: EndorsementRequest, changed: Partial<TrialContext> = {}) {
  const result = trialOf(given, { ...context, ...changed });
  return 'problems' in result ? result.problems.map(({ code, path }) => `${path} ${code}`) : [];
}

describe('the price of a person', () => {
  it.each([
    // 365.00 × 275 / 365 = 275.00
    ['365', '2027-03-01', 27_500],
    // 100.00 × 275 / 365 = 75.342465…
    ['100', '2027-03-01', 7_534],
    // 0.73 × 275 / 365 = 0.55, exactly a whole number of fen.
    ['0.73', '2027-03-01', 55],
    // 73.73 × 5 / 365 = 1.01, exactly a whole number of fen.
    ['73.73', '2027-11-26', 101],
    // 1.095 × 5 / 365 = 0.015. The half fen is rounded away from zero.
    ['1.095', '2027-11-26', 2],
    // The result is slightly less than 1.5 fen, so it is rounded down to 1 fen.
    ['1.0949999999999999999999999999', '2027-11-26', 1],
    ['365', '2027-11-30', 100],
    ['365', '2026-12-01', 36_500],
  ])('by the day: %s yuan from %s is %d fen', (period, effectiveDate, fen) => {
    expect(personCharge({ period, annual: '0' }, { mode: 'day', effectiveDate, cover, shortPeriodRates })).toBe(fen);
  });

  it.each([
    ['100.05', '2027-11-30', 1_001], // 100.05 × 0.1 = 10.005 has half a fen, which is rounded away from zero.
    ['100', '2027-10-31', 1_000], // One month from 31 October ends at the end of November.
    ['100', '2027-10-30', 2_000],
    ['100', '2027-01-01', 9_500],
  ])('by the month: %s yuan a year from %s is %d fen', (year, effectiveDate, fen) => {
    expect(personCharge({ period: '0', annual: year }, { mode: 'month', effectiveDate, cover, shortPeriodRates })).toBe(
      fen,
    );
  });

  it('has no price for months that the table lacks', () => {
    const basis = { mode: 'month', effectiveDate: '2027-07-01', cover, shortPeriodRates } as const;
    expect(personCharge({ period: '1', annual: '1' }, basis)).toMatchObject({
      problem: { code: 'remainingMonthsUnpriced', params: { months: 5 } },
    });
  });

  it.each(['NaN', 'Infinity', '-1', '1e308', '', '\ud800', '9'.repeat(100_000)])('%.12s is no premium', (period) => {
    const basis = { mode: 'day', effectiveDate: '2027-03-01', cover, shortPeriodRates } as const;
    expect(personCharge({ period, annual: '1' }, basis)).toMatchObject({ problem: { code: 'premiumUnknown' } });
  });

  it.each(['2026-11-30', '2027-12-01', '2027-02-30', ''])('nothing has a price on %s', (effectiveDate) => {
    const basis = { mode: 'day', effectiveDate, cover, shortPeriodRates } as const;
    expect(personCharge({ period: '1', annual: '1' }, basis)).toMatchObject({
      problem: { code: 'effectiveDateInvalid' },
    });
  });

  it('the fee is an amount or a share, and never more than the refund', () => {
    expect(feeOf({ kind: 'none' }, 1000)).toBe(0);
    expect(feeOf({ kind: 'perPerson', fen: 300 }, 1000)).toBe(300);
    expect(feeOf({ kind: 'perPerson', fen: 3000 }, 1000)).toBe(1000);
    expect(feeOf({ kind: 'perPerson', fen: -300 }, 1000)).toBe(0);
    expect(feeOf({ kind: 'percent', percent: '12.5' }, 1004)).toBe(126);
    expect(() => feeOf({ kind: 'perPerson', fen: Number.NaN }, 1000)).toThrow(MoneyError);
    expect(() => feeOf({ kind: 'percent', percent: 'NaN' }, 1000)).toThrow(MoneyError);
  });
});

describe('the trial premium', () => {
  const add: PersonChange = { kind: 'add', person: fitter };
  const remove: PersonChange = { kind: 'remove', original: insured(1) };
  const replace: PersonChange = { kind: 'replace', original: insured(2), person: fitter };

  it('has a line for each change and is the sum of the lines', () => {
    // class 1: 365.00 × 275/365 = 275.00; class 4: 730.10 × 275/365 = 550.075… → 550.08
    const result = trial(request([add, remove, replace]));
    expect(result.lines.map(({ chargeFen, refundFen, netFen }) => [chargeFen, refundFen, netFen])).toEqual([
      [55_008, 0, 55_008],
      [0, 27_500, -27_500],
      [55_008, 27_500, 27_508],
    ]);
    expect(result).toMatchObject({ netFen: 55_016, settlement: 'pay' });
  });

  it('is a refund below zero, less the fee', () => {
    const rule = { premiumMode: 'day', refundFee: { kind: 'perPerson', fen: 500 } } as const;
    expect(trial(request([remove]), { rule })).toMatchObject({ netFen: -27_000, settlement: 'refund' });
  });

  it('has no fee if persons are replaced', () => {
    const rule = { premiumMode: 'day', refundFee: { kind: 'perPerson', fen: 500 } } as const;
    expect(trial(request([replace]), { rule }).lines).toEqual([
      { index: 0, kind: 'replace', chargeFen: 55_008, refundFen: 27_500, feeFen: 0, netFen: 27_508 },
    ]);
  });

  it('counts started months by the annual premium, independent of the price of the period', () => {
    const rule = { premiumMode: 'month', refundFee: { kind: 'none' } } as const;
    // Three months remain: 730.10 × 0.3 = 219.03; 365.00 × 0.3 = 109.50.
    const result = trial(request([add, remove], '2027-09-01'), { rule, premiumsOf: annualOnly });
    expect(result.lines.map(({ netFen }) => netFen)).toEqual([21_903, -10_950]);
  });

  it('is zero for equal replacements', () => {
    const swap: PersonChange = { kind: 'replace', original: insured(1), person: office };
    expect(trial(request([swap]))).toMatchObject({ netFen: 0, settlement: 'nothing' });
  });

  it('without premium (mode none) only equal replacements are possible, and they are free', () => {
    const rule = { premiumMode: 'none', refundFee: { kind: 'none' } } as const;
    const swap: PersonChange = { kind: 'replace', original: insured(1), person: office };
    expect(trial(request([swap]), { rule })).toMatchObject({ netFen: 0, settlement: 'nothing' });
    const unclassed: PersonChange = { kind: 'replace', original: insured(3, emptyPerson), person: emptyPerson };
    expect(codesOf(request([unclassed]), { rule })).toEqual(['changes.0 changeUnpriced']);
    expect(codesOf(request([swap, add, remove, replace]), { rule })).toEqual([
      'changes.1 changeUnpriced',
      'changes.2 changeUnpriced',
      'changes.3 changeUnpriced',
    ]);
  });

  it('reports persons without a price, and an invalid day', () => {
    const uncovered: PersonChange = { kind: 'add', person: { ...emptyPerson, occupationClass: '6' } };
    expect(codesOf(request([add, uncovered]))).toEqual(['changes.1 premiumUnknown']);
    expect(codesOf(request([add], '2027-02-28'))).toEqual(['effectiveDate effectiveDateTooEarly']);
    expect(codesOf(request([add], '2026-02-30'))).toEqual(['effectiveDate effectiveDateInvalid']);
  });

  it('must exist and belong to the request when it is submitted', () => {
    const given = request([add, remove]);
    const current = trial(given);
    expect(trialProblems(current, given, 1)).toEqual([]);
    expect(trialProblems(null, given, 1).map(({ code }) => code)).toEqual(['trialMissing']);
    const others = [
      request([remove, add]),
      request([add]),
      request([add, remove], '2027-03-02'),
      request([{ ...add, person: { ...fitter, name: '孙丹青' } }, remove]),
      request([add, { kind: 'remove', original: insured(7) }]),
    ];
    for (const other of others) {
      expect(trialProblems(current, other, 1).map(({ code }) => code)).toEqual(['trialOutdated']);
    }
    expect(trialProblems(current, given, 2).map(({ code }) => code)).toEqual(['trialOutdated']);
    expect(current.mark).toMatch(/^[0-9a-f]{16}$/);
  });

  it('adding and removing on the same day adds up to zero, or to the fee if there is one', () => {
    const person = fc.constantFrom(office, fitter);
    const day = fc.integer({ min: 0, max: 274 }).map((days) => {
      const date = new Date(Date.UTC(2027, 2, 1 + days));
      return date.toISOString().slice(0, 10);
    });
    fc.assert(
      fc.property(person, day, fc.nat({ max: 100 }), (who, effectiveDate, percent) => {
        const [coming, going] = [
          request([{ kind: 'add', person: who }], effectiveDate),
          request([{ kind: 'remove', original: insured(1, who) }], effectiveDate),
        ];
        expect(trial(coming).netFen + trial(going).netFen).toBe(0);
        const rule = { premiumMode: 'day', refundFee: { kind: 'percent', percent: String(percent) } } as const;
        const refunded: Fen = trial(going, { rule }).netFen;
        expect(trial(coming).netFen + refunded).toBe(feeOf(rule.refundFee, trial(coming).netFen));
        expect(refunded).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('a person’s premium by the policy’s product', () => {
  const product = loadCatalogue().products.find(({ id }) => id === '80140');
  if (!product) throw new Error('the catalogue lacks the product of this test');
  const scheme = newScheme(product, 'a', '方案1');

  it('is the unit premium of the policy, with its discount and quantity', () => {
    const occupations = [{ code: '', name: '', occupationClass: 1, heads: 40 } as const];
    const sold = quote(product, { months: 6, applyQuantity: 2, schemes: [{ ...scheme, occupations }] });
    const premiums = personPremiumsOf({ product, months: 6, applyQuantity: 2, heads: 40 }, scheme, 1);
    expect(Number(premiums?.period) * 40 * 100).toBe(sold.totalFen);
    expect(Number(premiums?.annual)).toBeGreaterThan(Number(premiums?.period));
  });

  it('is unknown if the scheme has none', () => {
    expect(
      personPremiumsOf({ product, months: 6, applyQuantity: 1, heads: 40 }, { ...scheme, planCode: 'x' }, 1),
    ).toBeNull();
  });
});

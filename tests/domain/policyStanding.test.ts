import { type ConfirmedEndorsement, standingOn } from '@tuanbao/library/domain/endorsement/policyStanding';
import { premiumAfter, schemeNetsOf } from '@tuanbao/library/domain/endorsement/schemeNets';
import { emptyPerson, type Person } from '@tuanbao/library/domain/roster/person';
import { describe, expect, it } from 'vitest';

const sold = { heads: 500, totalFen: 20_500_800 };
const first: ConfirmedEndorsement = {
  rosterVersion: 1,
  effectiveDate: '2026-12-10',
  netFen: -81_900,
  headsAfter: 515,
};
const second: ConfirmedEndorsement = { rosterVersion: 2, effectiveDate: '2027-03-01', netFen: 719, headsAfter: 516 };

describe('a policy with two confirmed endorsements', () => {
  it.each([
    ['the day before the first holds', '2026-12-09', { rosterVersion: 0, heads: 500, totalFen: 20_500_800 }],
    ['the first day of the first', '2026-12-10', { rosterVersion: 1, heads: 515, totalFen: 20_418_900 }],
    ['the day before the second holds', '2027-02-28', { rosterVersion: 1, heads: 515, totalFen: 20_418_900 }],
    ['the first day of the second', '2027-03-01', { rosterVersion: 2, heads: 516, totalFen: 20_419_619 }],
  ])('is on %s as after the endorsements in effect', (_, day, standing) => {
    expect(standingOn(sold, [second, first], day)).toEqual(standing);
  });

  it('is as after both if they take effect on the same day', () => {
    const sameDay = { ...second, effectiveDate: first.effectiveDate };
    expect(standingOn(sold, [first, sameDay], first.effectiveDate)).toMatchObject({ rosterVersion: 2, heads: 516 });
  });
});

it('a policy without endorsements is as sold', () => {
  expect(standingOn(sold, [], '2027-03-01')).toEqual({ rosterVersion: 0, ...sold });
});

const person = (schemeId: string): Person => ({ ...emptyPerson, key: 1, schemeId });

it('the premium of each scheme changes by the persons who join and leave it', () => {
  const nets = schemeNetsOf([
    {
      changes: [
        { kind: 'add', person: person('a') },
        { kind: 'remove', original: person('a') },
        { kind: 'replace', original: person('a'), person: person('b') },
      ],
      lines: [
        { index: 0, chargeFen: 1000, refundFen: 0, feeFen: 0 },
        { index: 1, chargeFen: 0, refundFen: 900, feeFen: 90 },
        { index: 2, chargeFen: 2000, refundFen: 1000, feeFen: 0 },
      ],
    },
    { changes: [{ kind: 'add', person: person('b') }], lines: [{ index: 0, chargeFen: 5, refundFen: 0, feeFen: 0 }] },
  ]);
  expect(Object.fromEntries(nets)).toEqual({ a: 1000 - 810 - 1000, b: 2005 });
});

it.each([
  ['205008', -81_900, '204189'],
  ['1234.5', 5, '1234.55'],
  ['100.125', 719, '107.315'],
])('%s yuan and %d fen are %s yuan, to the last decimal', (premium, netFen, after) => {
  expect(premiumAfter(premium, netFen)).toBe(after);
});

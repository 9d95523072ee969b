import type { CoverPeriod } from '@tuanbao/library/domain/endorsement/effectiveDate';
import type { RosterChange, RosterLine } from '@tuanbao/library/domain/endorsement/rosterLine';
import { emptyPerson } from '@tuanbao/library/domain/roster/person';

/** Period of cover of the policy in these fixtures. */
export const cover: CoverPeriod = { startDate: '2026-12-01', endDate: '2027-11-30' };

/** The endorsements of the policy, in the order in which they come into force. */
export const changes: readonly [RosterChange, RosterChange, RosterChange] = [
  { rosterVersion: 1, effectiveDate: '2026-12-10' },
  { rosterVersion: 2, effectiveDate: '2027-01-15' },
  { rosterVersion: 3, effectiveDate: '2027-03-01' },
];

/**
 * Returns a roster line of a person. The person's name is the same text as the id number. The line is valid from
 * version `sinceVersion` until version `untilVersion`. If the line is still valid, `untilVersion` is null.
 */
export const lineOf = (
  key: number,
  idNo: string,
  [sinceVersion, untilVersion]: readonly [number, number | null],
  changed: Partial<RosterLine> = {},
): RosterLine => ({
  ...emptyPerson,
  key,
  idType: 'passport',
  idNo,
  name: idNo,
  schemeId: 'scheme-1',
  occupationClass: '1',
  sinceVersion,
  untilVersion,
  ...changed,
});

/**
 * Ann stays. Bao leaves by the first endorsement and comes back by the third. Chen is replaced by Dai in the second
 * endorsement. Er is added by the first endorsement and gets another class by the second.
 */
export const ann = lineOf(1, 'ANN', [0, null]);
export const bao = lineOf(2, 'BAO', [0, 1]);
export const baoAgain = lineOf(5, 'BAO', [3, null]);
export const chen = lineOf(3, 'CHEN', [0, 2]);
export const dai = lineOf(3, 'DAI', [2, null]);
export const erAdded = lineOf(4, 'ER', [1, 2]);
export const erChanged = lineOf(4, 'ER', [2, null], { occupationClass: '3', schemeId: 'scheme-2' });
export const lines = [ann, bao, chen, dai, erAdded, erChanged, baoAgain] as const;

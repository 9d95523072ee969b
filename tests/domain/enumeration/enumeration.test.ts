import {
  classOfJobType,
  isClassMask,
  jobTypeOf,
  noOccupationJobType,
} from '@tuanbao/library/domain/enumeration/jobType';
import { userFlagsOf, userRoleOf } from '@tuanbao/library/domain/enumeration/userRole';
import { occupationClasses } from '@tuanbao/library/domain/occupation/occupationClass';
import { describe, expect, it } from 'vitest';

it('a job class type has a single 1', () => {
  expect(occupationClasses.map(jobTypeOf)).toEqual(['100000', '010000', '001000', '000100', '000010', '000001']);
  expect(occupationClasses.map((occupationClass) => classOfJobType(jobTypeOf(occupationClass)))).toEqual([
    ...occupationClasses,
  ]);
  expect(classOfJobType('100000')).toBe(1);
  expect(classOfJobType(noOccupationJobType)).toBeNull();
});

it.each(['110000', '10000', '1000000', '200000', '10000x', '', '1'.repeat(100_000), '\ud800', '１０００００'])(
  '%.8s is no job class type',
  (text) => {
    expect(classOfJobType(text)).toBeNull();
  },
);

it('a mask is six characters 0 or 1', () => {
  expect(isClassMask('111100')).toBe(true);
  expect(isClassMask('11110')).toBe(false);
  expect(isClassMask('111102')).toBe(false);
});

describe('what a user is', () => {
  it.each([
    ['0', 'noAgentOrC'],
    ['1', 'noAgentOrC'],
    ['2', 'quasiA'],
    ['3', 'quasiA'],
    ['4', 'userA'],
    ['5', 'userA'],
    ['6', 'quasiA'],
    ['7', 'noAgentOrC'],
    ['8', 'other'],
    ['', 'other'],
    ['toString', 'other'],
    [Number.NaN, 'other'],
    [1e308, 'other'],
    [6, 'quasiA'],
  ] as const)('tier %j is %s', (tier, role) => {
    expect(userRoleOf(tier)).toBe(role);
  });

  const user = { tier: '4', appId: '', openId: '', isBroker: false, showsProfessionalPrices: false };

  it('a distribution user has an app, a partner’s person an open id as well', () => {
    expect(userFlagsOf(user)).toEqual({
      isQuasiA: false,
      isUserA: true,
      isNoAgentOrC: false,
      isDistributionUser: false,
      isPartnerSystem: false,
      isBroker: false,
      seesProfessionalPrices: false,
    });
    expect(userFlagsOf({ ...user, appId: 'a' })).toMatchObject({ isDistributionUser: true, isPartnerSystem: false });
    expect(userFlagsOf({ ...user, appId: 'a', openId: 'o' })).toMatchObject({ isPartnerSystem: true });
    expect(userFlagsOf({ ...user, openId: 'o' })).toMatchObject({ isDistributionUser: false, isPartnerSystem: false });
  });

  it('professional prices are shown to users who may see them, or to all in such a build', () => {
    expect(userFlagsOf({ ...user, showsProfessionalPrices: true }).seesProfessionalPrices).toBe(true);
    expect(userFlagsOf(user, true).seesProfessionalPrices).toBe(true);
  });
});

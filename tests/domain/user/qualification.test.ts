import { qualificationOf, seesCommission } from '@tuanbao/library/domain/user/qualification';
import { describe, expect, it } from 'vitest';

describe('who may insure (specification §6)', () => {
  it.each(['2', '3', '4', '5', '6', 4])('an agent of tier %s, who has joined the platform', (tier) => {
    expect(qualificationOf({ tier, isRealName: false, isPartnerUser: false })).toEqual({
      isQualified: true,
      isJoined: true,
      isRealName: false,
      prompt: 'none',
    });
  });

  it.each(['0', '1', '7', '', '99'])('a user of tier %s only by either route', (tier) => {
    const user = { tier, isPartnerUser: false };
    expect(qualificationOf({ ...user, isRealName: false })).toMatchObject({
      isQualified: false,
      prompt: 'joinOrRealName',
    });
    expect(qualificationOf({ ...user, isRealName: true })).toMatchObject({ isQualified: true, prompt: 'none' });
  });

  it('a user of a partner only by real-name authentication', () => {
    const user = { tier: '0', isRealName: false, isPartnerUser: true };
    expect(qualificationOf(user)).toMatchObject({ isQualified: false, prompt: 'realName' });
  });
});

it('commission is for agents, where it is switched on', () => {
  expect([seesCommission('4', true), seesCommission('4', false), seesCommission('0', true)]).toEqual([
    true,
    false,
    false,
  ]);
});

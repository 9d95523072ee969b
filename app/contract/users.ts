import type { RewardType } from '@tuanbao/library/domain/enumeration/rewardType';
import type { EarnedReward } from '@tuanbao/library/domain/user/earnedReward';

import { asIs, call, type Codec } from './call.ts';
import type { PolicyBonusWire, UserWires } from './users.schema.ts';
import { rewardTypeWords } from './wireTables/policies.ts';

export type { CertificateState } from './users.schema.ts';

const policyBonusCodec: Codec<readonly EarnedReward[], PolicyBonusWire> = {
  toWire: (earned) => ({
    hasPolicyBonus: earned.some(({ bonus }) => Number(bonus) > 0),
    bonusList: earned.map(({ code, name, type, ...rest }) => ({
      missionCode: code,
      missionName: name,
      rewardType: rewardTypeWords.codeOf(type),
      ...rest,
    })),
  }),
  fromWire: ({ bonusList }) =>
    bonusList.map(({ missionCode, missionName, rewardType, ...rest }) => ({
      code: missionCode,
      name: missionName,
      type: rewardTypeWords.wordOf(rewardType) as RewardType,
      ...rest,
    })),
};

/**
 * Returns the rewards that are running, each with the amount that the caller has earned by policies. If the caller may
 * not see commission, the list is empty.
 */
export const policyBonus = call('POST', '/api/user/checkIfUserHasPolicyBonus', {
  summary: "Rewards that the caller's policies have earned",
  request: asIs<UserWires['policyBonus']['request']>(),
  response: policyBonusCodec,
});

/** Returns the sales user whom the `uuid` in a link identifies. This user must be the caller. */
export const salesUser = call('GET', '/api/user/getSalesUserByUuid', {
  summary: 'The sales user that a link names',
  request: asIs<UserWires['salesUser']['request']>(),
  response: asIs<UserWires['salesUser']['response']>(),
});

/** Reports whether professional prices are shown to the caller. `u` is the caller's own uuid. */
export const priceDisplay = call('GET', '/api/user/isppshow', {
  summary: 'Whether professional prices are shown',
  request: asIs<UserWires['priceDisplay']['request']>(),
  response: asIs<UserWires['priceDisplay']['response']>(),
});

/** Reports whether commission may be shown to the caller. */
export const commissionSwitch = call('GET', '/api/main/getPushMoneySwitchStatus', {
  summary: 'Whether commission is shown',
  request: asIs<UserWires['commissionSwitch']['request']>(),
  response: asIs<UserWires['commissionSwitch']['response']>(),
});

/**
 * Reports whether the caller may sell insurance. If not, the response names the qualification that the caller lacks.
 */
export const userQualification = call('GET', '/api/main/checkUserQualification', {
  summary: 'Whether the caller may insure, and what would unlock it',
  request: asIs<UserWires['userQualification']['request']>(),
  response: asIs<UserWires['userQualification']['response']>(),
});

/** Returns the practising certificate of the caller. The number of the certificate is masked. */
export const salesQualification = call('GET', '/api/getUserSalesQualification', {
  summary: "The caller's practising certificate",
  request: asIs<UserWires['salesQualification']['request']>(),
  response: asIs<UserWires['salesQualification']['response']>(),
});

/** Reports whether a product requires real-name authentication that the caller lacks. */
export const realNameLimit = call('GET', '/api/insureGroupUserRealNameLimit', {
  summary: 'Real-name limit of a product',
  request: asIs<UserWires['realNameLimit']['request']>(),
  response: asIs<UserWires['realNameLimit']['response']>(),
});

/** Issues a one-time ticket. Within a minute, another browser can use it to sign in as the caller (`autoLogin`). */
export const issueTicket = call('POST', '/api/own/tickets', {
  summary: 'Issue a one-time sign-in ticket for another browser of the caller',
  request: asIs<UserWires['issueTicket']['request']>(),
  response: asIs<UserWires['issueTicket']['response']>(),
});

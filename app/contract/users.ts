import type { RewardType } from '@tuanbao/library/domain/enumeration/rewardType';
import type { EarnedReward } from '@tuanbao/library/domain/user/earnedReward';
import type { QualificationPrompt } from '@tuanbao/library/domain/user/qualification';
import { mixed, object, type InferType } from 'yup';

import { asIs, call, type Codec } from './call.ts';
import { dayOrEmpty, filledText, flag, listOf, nothing, shape, text, whole, yuan } from './fields.ts';
import { rewardTypeWords } from './wireTables/policies.ts';

const bonusWire = shape({
  missionCode: text(40),
  missionName: text(100),
  rewardType: text(4),
  target: whole(0, 1e9).nullable(),
  reached: whole(0, 1e9),
  bonus: yuan(),
});

const policyBonusWire = shape({ hasPolicyBonus: flag(), bonusList: listOf(bonusWire, 100) });

const policyBonusCodec: Codec<readonly EarnedReward[], InferType<typeof policyBonusWire>> = {
  schema: policyBonusWire,
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

/** Rewards that count today and what the caller's policies earned of each; nothing for users without commission. */
export const policyBonus = call('POST', '/api/user/checkIfUserHasPolicyBonus', {
  summary: "Rewards that the caller's policies have earned",
  request: asIs(nothing()),
  response: policyBonusCodec,
});

/** The sales user of a link with `uuid`: only the caller's own. */
export const salesUser = call('GET', '/api/user/getSalesUserByUuid', {
  summary: 'The sales user that a link names',
  request: asIs(object({ uuid: filledText(60) }).noUnknown()),
  response: asIs(
    shape({ userUuid: text(60), userName: text(60), userLogo: text(300), agencyName: text(100), userTier: text(4) }),
  ),
});

/** Tells if professional prices are shown to the caller. `u` is the caller's own uuid. */
export const priceDisplay = call('GET', '/api/user/isppshow', {
  summary: 'Whether professional prices are shown',
  request: asIs(object({ u: filledText(60) }).noUnknown()),
  response: asIs(shape({ isProPriceShow: flag() })),
});

/** Tells if commission may be shown to the caller. */
export const commissionSwitch = call('GET', '/api/main/getPushMoneySwitchStatus', {
  summary: 'Whether commission is shown',
  request: asIs(nothing()),
  response: asIs(shape({ pushMoneySwitch: flag() })),
});

/** Tells if the caller may insure, and otherwise what is missing. */
export const userQualification = call('GET', '/api/main/checkUserQualification', {
  summary: 'Whether the caller may insure, and what would unlock it',
  request: asIs(nothing()),
  response: asIs(
    shape({
      isQualified: flag(),
      isJoined: flag(),
      isRealName: flag(),
      prompt: mixed<QualificationPrompt>().oneOf(['none', 'joinOrRealName', 'realName']).required(),
    }),
  ),
});

/** State of the caller's practising certificate. */
export type CertificateState = 'valid' | 'expired' | 'missing';

/** The caller's practising certificate; its number is masked. */
export const salesQualification = call('GET', '/api/getUserSalesQualification', {
  summary: "The caller's practising certificate",
  request: asIs(nothing()),
  response: asIs(
    shape({
      status: mixed<CertificateState>().oneOf(['valid', 'expired', 'missing']).required(),
      certificateNo: text(60),
      validEndDate: dayOrEmpty(),
    }),
  ),
});

/** Tells if a product requires real-name authentication that the caller lacks. */
export const realNameLimit = call('GET', '/api/insureGroupUserRealNameLimit', {
  summary: 'Real-name limit of a product',
  request: asIs(object({ productId: filledText(20) }).noUnknown()),
  response: asIs(shape({ isRealNameRequired: flag(), isRealName: flag(), isLimited: flag() })),
});

/** A one-time pass for a browser: opens the caller's session there within a minute (`autoLogin`). */
export const issueTicket = call('POST', '/api/own/tickets', {
  summary: 'Issue a one-time sign-in ticket for another browser of the caller',
  request: asIs(nothing()),
  response: asIs(shape({ uuid: text(60), ticket: text(300), expireTime: text(40) })),
});

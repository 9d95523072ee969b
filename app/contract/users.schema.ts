import type { QualificationPrompt } from '@tuanbao/library/domain/user/qualification';
import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { dayOrEmpty, filledText, flag, listOf, nothing, shape, text, whole, yuan } from './wire/fields.ts';

/** State of the practising certificate that the caller needs for selling. */
export type CertificateState = 'valid' | 'expired' | 'missing';

const bonusWire = shape({
  missionCode: text(40),
  missionName: text(100),
  rewardType: text(4),
  target: whole(0, 1e9).nullable(),
  reached: whole(0, 1e9),
  bonus: yuan(),
});

const policyBonusWire = shape({ hasPolicyBonus: flag(), bonusList: listOf(bonusWire, 100) });
export type PolicyBonusWire = InferType<typeof policyBonusWire>;

/** Schemas of the calls in `users.ts`, by call name. */
export const userSchemas = {
  policyBonus: { request: nothing(), response: policyBonusWire },
  salesUser: {
    request: object({ uuid: filledText(60) }).noUnknown(),
    response: shape({
      userUuid: text(60),
      userName: text(60),
      userLogo: text(300),
      agencyName: text(100),
      userTier: text(4),
    }),
  },
  priceDisplay: { request: object({ u: filledText(60) }).noUnknown(), response: shape({ isProPriceShow: flag() }) },
  commissionSwitch: { request: nothing(), response: shape({ pushMoneySwitch: flag() }) },
  userQualification: {
    request: nothing(),
    response: shape({
      isQualified: flag(),
      isJoined: flag(),
      isRealName: flag(),
      prompt: mixed<QualificationPrompt>().oneOf(['none', 'joinOrRealName', 'realName']).required(),
    }),
  },
  salesQualification: {
    request: nothing(),
    response: shape({
      status: mixed<CertificateState>().oneOf(['valid', 'expired', 'missing']).required(),
      certificateNo: text(60),
      validEndDate: dayOrEmpty(),
    }),
  },
  realNameLimit: {
    request: object({ productId: filledText(20) }).noUnknown(),
    response: shape({ isRealNameRequired: flag(), isRealName: flag(), isLimited: flag() }),
  },
  issueTicket: { request: nothing(), response: shape({ uuid: text(60), ticket: text(300), expireTime: text(40) }) },
};

/** Wire types of the calls in `users.ts`, by call name. */
export type UserWires = WiresOf<typeof userSchemas>;

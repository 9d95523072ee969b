import type {
  ChangeLimit,
  EndorsementPremiumMode,
  RefundFee,
  ReviewProcess,
} from '@tuanbao/library/domain/product/endorsementRule';
import { type InferType, mixed } from 'yup';

import { day, flag, listOf, shape, text, whole } from './wire/fields.ts';

/** Way to pay the additional premium of an endorsement. */
export type PayWay = 'online' | 'transfer';

const limitWire = shape({
  max: whole(0, 1e7),
  unit: mixed<ChangeLimit['unit']>().oneOf(['persons', 'percent']).required(),
}).nullable();

export const ruleWire = shape({
  isOutproduct: flag(),
  conservationUrl: text(2000),
  conservationTypeList: listOf(whole(1, 100), 3),
  canCombine: flag(),
  premiumMode: mixed<EndorsementPremiumMode>().oneOf(['day', 'month', 'none']).required(),
  removeLimit: limitWire,
  replaceLimit: limitWire,
  minPersonCount: whole(0, 1e7),
  maxPersonCount: whole(0, 1e7).nullable(),
  canChangeJobType: flag(),
  canReturn: flag(),
  refundFee: shape({
    kind: mixed<RefundFee['kind']>().oneOf(['none', 'perPerson', 'percent']).required(),
    value: text(20),
  }),
  reviewProcess: mixed<ReviewProcess>().oneOf(['single', 'twoStage']).required(),
  materialList: listOf(shape({ type: text(40), name: text(100), required: flag() }), 20),
});
export type RuleWire = InferType<typeof ruleWire>;

export const settingsWire = shape({
  policyUuid: text(60),
  policySn: text(60),
  productId: text(20),
  productName: text(200),
  groupName: text(200),
  validStartDate: day(),
  validEndDate: day(),
  earliestStartDate: day(),
  latestStartDate: day(),
  personCount: whole(0, 1e7),
  personVersion: whole(0, 1e7),
  payWayList: listOf(mixed<PayWay>().oneOf(['online', 'transfer']).required(), 2),
  productCombList: listOf(shape({ productCombId: text(40), productCombName: text(60), jobTypes: text(6) }), 50),
  config: ruleWire,
});
export type SettingsWire = InferType<typeof settingsWire>;

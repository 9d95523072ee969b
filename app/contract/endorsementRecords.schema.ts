import type { ReviewProcess } from '@tuanbao/library/domain/product/endorsementRule';
import { type InferType, mixed } from 'yup';

import { changeWire, effectiveInstant, trialWire } from './wire/endorsementChanges.schema.ts';
import { flag, lines, listOf, shape, text, whole, yuan } from './wire/fields.ts';
import { maxPersonsInRequest } from './wire/limits.ts';

const summaryFields = {
  conservationUuid: text(60),
  conservationSn: text(40),
  policyUuid: text(60),
  policySn: text(60),
  orderSn: text(40),
  productId: text(20),
  productName: text(200),
  companyName: text(100),
  groupName: text(200),
  status: whole(0, 99),
  coarseStatus: whole(0, 5),
  conservationType: whole(0, 111),
  conservationStartDatetime: effectiveInstant(),
  upcomingFlag: flag(),
  totalPremium: yuan(),
  paidPremium: yuan(),
  beforePersonCount: whole(0, 1e7),
  afterPersonCount: whole(0, 1e7),
  createTime: text(40),
  submitTime: text(40),
  remark: lines(1000),
  certificateSn: text(60),
};

export const summaryWire = shape(summaryFields);
/** Entry of a list of endorsements, in wire form. */
export type SummaryWire = InferType<typeof summaryWire>;

const eventWire = shape({
  fromStatus: whole(0, 99).nullable(),
  toStatus: whole(0, 99),
  reason: text(40),
  operator: text(20),
  remark: lines(1000),
  time: text(40),
});

/** Schema of uploaded files, grouped by the type of material. */
export const materialsWire = listOf(shape({ type: text(40), fileUrlList: listOf(text(500), 50) }), 20);
export type MaterialsWire = InferType<typeof materialsWire>;

export const detailWire = shape({
  ...summaryFields,
  personInfoList: listOf(changeWire, maxPersonsInRequest),
  correctionIndexList: listOf(whole(0, maxPersonsInRequest), maxPersonsInRequest),
  mailAddress: text(200),
  premiumInfo: trialWire.nullable(),
  reviewProcess: mixed<ReviewProcess>().oneOf(['single', 'twoStage']).required(),
  materialInfo: materialsWire,
  statusList: listOf(eventWire, 1000),
  refundList: listOf(shape({ amount: yuan(), time: text(40) }), 100),
});
export type DetailWire = InferType<typeof detailWire>;

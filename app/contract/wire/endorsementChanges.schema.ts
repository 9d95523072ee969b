import { type InferType, string } from 'yup';

import { personWireFields } from './draft.schema.ts';
import { listOf, shape, text, whole, yuan } from './fields.ts';
import { maxPersonsInRequest } from './limits.ts';
import { said } from './said.ts';

/** Schema of the instant at which a change takes effect: 00:00 of a day, or empty while no day is chosen. */
export const effectiveInstant = () =>
  string()
    .strict(true)
    .matches(/^(\d{4}-\d{2}-\d{2} 00:00:00)?$/, said('notMidnight'))
    .defined();

export const changeWire = shape({
  conservationType: whole(1, 100),
  /**
   * Key, in the policy's roster, of the person whom the change replaces, corrects or removes; 0 if the change adds a
   * person, or if the client doesn't know the key.
   */
  key: whole(0, Number.MAX_SAFE_INTEGER),
  ...personWireFields,
  orgProductCombId: text(40),
  orgInsuredName: text(100),
  orgInsuredIdType: text(40),
  orgInsuredIdNo: text(60),
  orgInsuredSex: text(20),
  orgBirthDay: text(40),
  orgOccupationCode: text(40),
  orgOccupationDesc: text(100),
  orgOccupationType: text(20),
  orgSocialSecurity: text(20).optional(),
});
export type ChangeWire = InferType<typeof changeWire>;

/** Fields of a request for changes of persons, without the policy. The calls add the field `policyUuid` themselves. */
export const requestFields = {
  conservationStartDatetime: effectiveInstant(),
  personInfoList: listOf(changeWire, maxPersonsInRequest),
};

const requestWire = shape(requestFields);
export type RequestWire = InferType<typeof requestWire>;

const lineWire = shape({
  index: whole(0, maxPersonsInRequest),
  conservationType: whole(1, 100),
  premium: yuan(),
  refundPremium: yuan(),
  refundFee: yuan(),
  netPremium: yuan(),
});
export type LineWire = InferType<typeof lineWire>;

export const trialWire = shape({
  personPremiumList: listOf(lineWire, maxPersonsInRequest),
  totalPremium: yuan(),
  requestMark: text(40),
});
export type TrialWire = InferType<typeof trialWire>;

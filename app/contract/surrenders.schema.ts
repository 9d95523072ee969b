import { type SurrenderReason, surrenderReasons } from '@tuanbao/library/domain/order/surrender';
import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { day, filledText, shape, text, whole, yuan } from './wire/fields.ts';

/** Fields of the surrender of an order. */
export const surrenderFields = {
  surrenderStatus: text(20),
  /** Reason that the agent gave for the surrender; empty if the insurer ended the policy. */
  surrenderReason: text(40),
  note: text(500),
  applyTime: text(40),
  /** First day on which the policy no longer gives cover. */
  effectiveDate: day(),
  refundPremium: yuan(),
  fee: yuan(),
  /** Part of `refundPremium` that is already paid out to the applicant. */
  sentPremium: yuan(),
};
const orderSurrenderWire = shape(surrenderFields);
export type OrderSurrenderWire = InferType<typeof orderSurrenderWire>;

const valueWire = shape({
  /** First day on which the policy no longer gives cover. */
  effectiveDate: day(),
  unusedDays: whole(0, 1e5),
  coverDays: whole(1, 1e5),
  /** Part of the premium for the unused days, before the fee is deducted. */
  unusedPremium: yuan(),
  fee: yuan(),
  refundPremium: yuan(),
});
export type SurrenderValueWire = InferType<typeof valueWire>;

const requestWire = shape({
  orderSn: filledText(40),
  surrenderReason: mixed<SurrenderReason>().oneOf(surrenderReasons).required(),
  effectiveDate: day(),
  refundPremium: yuan(),
});
export type SurrenderRequestWire = InferType<typeof requestWire>;

/** Schemas of the calls in `surrenders.ts`, by call name. */
export const surrenderSchemas = {
  surrenderOffer: { request: object({ orderSn: filledText(40) }).noUnknown(), response: valueWire },
  surrenderPolicy: {
    request: requestWire,
    response: shape({ surrenderUuid: text(60), surrenderStatus: text(20) }),
  },
};

/** Wire types of the calls in `surrenders.ts`, by call name. */
export type SurrenderWires = WiresOf<typeof surrenderSchemas>;

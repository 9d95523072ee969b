import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { answeredDraft } from './documented/draft.schema.ts';
import { withAnsweredDraft } from './documented/orderInfo.ts';
import { draftWire } from './wire/draft.schema.ts';
import { dayOrEmpty, filledText, lines, listOf, shape, text, whole, yuan } from './wire/fields.ts';
import { maxRecommended } from './wire/limits.ts';

/**
 * Progress of an order that the back office prepared: the agent hasn't opened the order yet, has opened it, or has
 * submitted it.
 */
export type CustomOrderStatus = 'waiting' | 'opened' | 'submitted';

const status = () => mixed<CustomOrderStatus>().oneOf(['waiting', 'opened', 'submitted']).required();

const customOrderFields = {
  id: text(60),
  title: text(200),
  note: lines(2000),
  status: status(),
  orderSn: text(40),
};

const customOrderWire = shape({ ...customOrderFields, orderInfo: draftWire });
export type CustomOrderWire = InferType<typeof customOrderWire>;

const reportWire = shape({
  id: filledText(60),
  status: mixed<Exclude<CustomOrderStatus, 'waiting'>>().oneOf(['opened', 'submitted']).required(),
  orderSn: text(40),
});
export type ReportWire = InferType<typeof reportWire>;

const recommendedWire = listOf(
  shape({
    id: text(60),
    title: text(200),
    note: lines(2000),
    status: status(),
    groupName: text(200),
    personCount: whole(0, 1e6),
    validStartDate: dayOrEmpty(),
    totalPremium: yuan().nullable(),
    createTime: text(40),
  }),
  maxRecommended,
);
export type RecommendedWire = InferType<typeof recommendedWire>;

/** Schemas of the calls in `customOrders.ts`, by call name. */
export const customOrderSchemas = {
  customOrder: {
    request: object({ id: filledText(60), uuid: text(60).optional() }).noUnknown(),
    response: shape({ ...customOrderFields, orderInfo: answeredDraft }),
    answered: withAnsweredDraft<CustomOrderWire>,
  },
  reportCustomOrder: { request: reportWire, response: shape({ status: status(), orderSn: text(40) }) },
  recommendedOrders: {
    request: object({ productId: filledText(20) }).noUnknown(),
    response: recommendedWire,
  },
};

/** Wire types of the calls in `customOrders.ts`, by call name. */
export type CustomOrderWires = WiresOf<typeof customOrderSchemas>;

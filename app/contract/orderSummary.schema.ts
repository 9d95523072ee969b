import type { InferType } from 'yup';

import { day, shape, text, whole, yuan } from './wire/fields.ts';

/** Wire fields of an order in a list. */
export const orderSummaryFields = {
  orderSn: text(40),
  productId: text(20),
  productName: text(200),
  companyName: text(100),
  groupName: text(200),
  status: whole(0, 999),
  totalPremium: yuan(),
  personCount: whole(0, 1e6),
  validStartDate: day(),
  validEndDate: day(),
  createTime: text(40),
  policySn: text(60).nullable(),
};

/** Wire schema of an order in a list. */
export const orderSummaryWire = shape(orderSummaryFields);
export type SummaryWire = InferType<typeof orderSummaryWire>;

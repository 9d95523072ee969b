import type { InferType } from 'yup';

import { day, flag, shape, text, whole, yuan } from './wire/fields.ts';

/** Wire fields of a quotation, without its id. */
export const quotationFields = {
  quotationSn: text(40),
  productId: text(20),
  productName: text(200),
  companyName: text(100),
  groupName: text(200),
  personCount: whole(0, 1e6),
  totalPremium: yuan(),
  createTime: text(40),
  validEndDate: day(),
  isValid: flag(),
};

/** Wire schema of a quotation in a list. */
export const quotationSummaryWire = shape({ id: text(60), ...quotationFields });

const factsWire = shape(quotationFields);
export type QuotationFactsWire = InferType<typeof factsWire>;

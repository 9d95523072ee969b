import type { PolicyView } from '@tuanbao/library/domain/order/order';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { draftPayload } from './documented/draft.schema.ts';
import type { Facts } from './documented/facts.ts';
import { withPolicyUuid } from './documented/order.ts';
import { withReceivedDraft } from './documented/orderInfo.ts';
import { pageEcho } from './documented/pages.schema.ts';
import { firstPage, withPage } from './documented/pages.ts';
import { endorsedFields } from './endorsedOrder.schema.ts';
import { eventWire } from './orderEvents.schema.ts';
import { orderQueryWire, type QueryWire } from './orderQuery.schema.ts';
import { orderSummaryFields, orderSummaryWire } from './orderSummary.schema.ts';
import { surrenderFields } from './surrenders.schema.ts';
import { applicantWire } from './wire/applicant.schema.ts';
import { draftWire, personWire, schemeWire } from './wire/draft.schema.ts';
import { domainValue, filledText, listOf, shape, shapeOrNone, text, whole, yuanOrEmpty } from './wire/fields.ts';
import { subjectFields } from './wire/insuredSubjects.schema.ts';
import { maxPersonsInRequest } from './wire/limits.ts';

const submissionFields = { submissionId: text(60), tmpOrderId: text(60), totalPremium: yuanOrEmpty() };

const submissionWire = shape({ ...submissionFields, orderInfo: draftWire });
export type SubmissionWire = InferType<typeof submissionWire>;

const submissionPayload = shape(submissionFields).partial().shape({ orderInfo: draftPayload });
type SubmissionPayload = InferType<typeof submissionPayload>;

const detailWire = shape({
  ...orderSummaryFields,
  policyUuid: text(40).optional(),
  duration: whole(1, 120),
  durationUnit: text(10),
  applyQuantity: whole(1, 10_000),
  schemes: listOf(schemeWire, 50),
  personInfoList: listOf(personWire, maxPersonsInRequest),
  groupApplicant: applicantWire,
  ...subjectFields,
  /** Values of the policy at the sale and after its endorsements; absent if no endorsement is in force. */
  endorsedInfo: shapeOrNone(endorsedFields),
  surrenderInfo: shapeOrNone(surrenderFields),
  premiumInfo: domainValue<Quote>('Quote'),
  statusList: listOf(eventWire, 1000),
});
export type DetailWire = InferType<typeof detailWire>;

const queryPayload = orderQueryWire.partial();
type QueryPayload = InferType<typeof queryPayload>;

const pageWire = shape({
  ...pageEcho,
  total: whole(0, 1e9),
  list: listOf(orderSummaryWire, 100),
  statusNum: listOf(shape({ status: whole(0, 999), num: whole(0, 1e9) }), 20),
});
export type PageWire = InferType<typeof pageWire>;

const rowsQueryWire = orderQueryWire.shape({ pageSize: whole(1, 1000), until: whole(0, Number.MAX_SAFE_INTEGER) });
export type RowsQueryWire = InferType<typeof rowsQueryWire>;

const rowsPayload = rowsQueryWire.partial();
type RowsPayload = InferType<typeof rowsPayload>;

const rowsWire = shape({
  total: whole(0, 1e9),
  list: listOf(orderSummaryWire, 1000),
  until: whole(0, Number.MAX_SAFE_INTEGER),
});
export type RowsWire = InferType<typeof rowsWire>;

const orderSnOnly = () => object({ orderSn: filledText(40) }).noUnknown();

/** Schemas of the calls in `orders.ts`, by call name. */
export const orderSchemas = {
  submitOrder: {
    request: submissionPayload,
    received: (
      { submissionId = '', tmpOrderId = '', totalPremium = '', orderInfo }: SubmissionPayload,
      facts: Facts,
    ): SubmissionWire => ({ submissionId, tmpOrderId, totalPremium, ...withReceivedDraft({ orderInfo }, facts) }),
    response: shape({ orderSn: text(40), status: whole(0, 999) }),
  },
  listOrders: {
    request: queryPayload,
    received: (query: QueryPayload): QueryWire => ({ statusList: [], filterStr: '', ...firstPage, ...query }),
    response: pageWire,
    answered: withPage<PageWire>,
  },
  orderRows: {
    request: rowsPayload,
    received: (query: RowsPayload): RowsQueryWire => ({
      statusList: [],
      filterStr: '',
      ...firstPage,
      until: 0,
      ...query,
    }),
    response: rowsWire,
  },
  orderDetail: {
    request: object({
      orderSn: filledText(40),
      policyView: mixed<PolicyView>().oneOf(['now', 'sold']),
      /** `none`: `personInfoList` is empty in the response. If the field is absent, the list has all persons. */
      personView: mixed<'none'>().oneOf(['none']),
    }).noUnknown(),
    response: detailWire,
    answered: withPolicyUuid<DetailWire>,
  },
  orderPayUrl: { request: orderSnOnly(), response: shape({ payUrl: text(1000) }) },
};

/** Wire types of the calls in `orders.ts`, by call name. */
export type OrderWires = WiresOf<typeof orderSchemas>;

import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { pageEcho } from './documented/pages.schema.ts';
import { firstPage, withPage } from './documented/pages.ts';
import { detailWire, summaryWire } from './endorsementRecords.schema.ts';
import { type EndorsementSort, endorsementSortKeys } from './endorsementSort.ts';
import { dayOrEmpty, filledText, listOf, nothing, shape, text, whole, yuan } from './wire/fields.ts';
import { storedFile } from './wire/storedFiles.schema.ts';

const filterFields = {
  filterStr: text(100),
  policyUuid: text(60),
  startDate: dayOrEmpty(),
  endDate: dayOrEmpty(),
  /** Ids of the products whose endorsements are listed; absent for the endorsements of all products. */
  productIdList: listOf(text(20), 200).optional(),
};

const filterWire = shape(filterFields);
export type FilterWire = InferType<typeof filterWire>;

const filterPayload = filterWire.partial();
type FilterPayload = InferType<typeof filterPayload>;

const everything: FilterWire = { filterStr: '', policyUuid: '', startDate: '', endDate: '' };

const countWire = shape({ status: whole(0, 99), num: whole(0, 1e9) });

const countsWire = shape({ statusNum: listOf(countWire, 6), flowStatusNum: listOf(countWire, 20) });
export type CountsWire = InferType<typeof countsWire>;

const queryWire = shape({
  ...filterFields,
  pageIndex: whole(1, 100_000),
  pageSize: whole(1, 100),
  statusList: listOf(whole(0, 99), 20),
  /** Group of states to which the list is limited; absent for all states. */
  coarseStatus: whole(0, 5).optional(),
  /** Column by which the endorsements are sorted. If it is absent, the newest endorsement comes first. */
  sortField: mixed<EndorsementSort['by']>().oneOf(endorsementSortKeys),
  sortDirection: mixed<EndorsementSort['direction']>().oneOf(['ascending', 'descending']),
});
export type QueryWire = InferType<typeof queryWire>;

const queryPayload = queryWire.partial();
type QueryPayload = InferType<typeof queryPayload>;

const pageWire = shape({ ...pageEcho, total: whole(0, 1e9), list: listOf(summaryWire, 100) });
export type PageWire = InferType<typeof pageWire>;

const conservationUuidOnly = () => object({ conservationUuid: filledText(60) }).noUnknown();

/** Fields of a corporate transfer, as the agent reports them. */
const transferFields = {
  payerName: filledText(200),
  /** Name of the payer's bank; empty if the agent doesn't know it. */
  payerBankName: text(200),
  payerBankAccount: filledText(60),
  payDate: dayOrEmpty(),
  payVoucherList: listOf(text(500), 20),
};

/** Schemas of the calls in `endorsementLists.ts`, by call name. */
export const endorsementListSchemas = {
  conservationStatusNum: {
    request: filterPayload,
    received: (filter: FilterPayload): FilterWire => ({ ...everything, ...filter }),
    response: countsWire,
  },
  conservationPolicyList: {
    request: queryPayload,
    received: (query: QueryPayload): QueryWire => ({ ...everything, statusList: [], ...firstPage, ...query }),
    response: pageWire,
    answered: withPage<PageWire>,
  },
  conservationListByPolicy: {
    request: object({ policyUuid: filledText(60) }).noUnknown(),
    response: listOf(summaryWire, 1000),
  },
  conservationDetail: { request: conservationUuidOnly(), response: detailWire },
  conservationPayUrl: { request: conservationUuidOnly(), response: shape({ payUrl: text(1000) }) },
  conservationOutlinePay: {
    request: conservationUuidOnly(),
    response: shape({
      amount: yuan(),
      companyName: text(100),
      accountName: text(100),
      bankName: text(100),
      accountNo: text(60),
      /** Reference text that the payer has to write on the transfer. */
      transferRemark: text(60),
      outlinePayInfo: shape({
        ...transferFields,
        payerName: text(200),
        payerBankAccount: text(60),
      })
        .nullable()
        .default(null),
      /** Vouchers that were uploaded, with links that open them. The links are valid for a few minutes. */
      voucherFileList: listOf(storedFile, 20),
    }),
  },
  submitConservationOutlinePay: {
    request: shape({ conservationUuid: filledText(60), ...transferFields }),
    response: shape({ conservationUuid: text(60), status: whole(0, 99) }),
  },
  deleteTempConservation: { request: object({ id: filledText(60) }).noUnknown(), response: nothing() },
};

/** Wire types of the calls in `endorsementLists.ts`, by call name. */
export type EndorsementListWires = WiresOf<typeof endorsementListSchemas>;

import {
  type CoarseEndorsementStatus,
  coarseEndorsementStatusCodes,
  type EndorsementState,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { type InferType, object, string } from 'yup';

import { asIs, call } from './call.ts';
import {
  detailCodec,
  endorsementStateCodeOf,
  endorsementStateOf,
  type EndorsementSummary,
  summaryCodec,
  type SummaryWire,
} from './endorsementRecords.ts';
import { dayOrEmpty, filledText, listOf, nothing, shape, text, whole, yuan } from './fields.ts';
import { storedFile } from './files.ts';

/** Which endorsements: empty means all. The keyword matches numbers of endorsement, policy and order, and the group. */
export interface EndorsementFilter {
  readonly keyword: string;
  readonly policyUuid: string;
  /** Days on which they were begun, both included; empty: no end. */
  readonly from: string;
  readonly until: string;
}

export interface EndorsementQuery extends EndorsementFilter {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly states: readonly EndorsementState[];
  readonly group: CoarseEndorsementStatus | null;
}

export interface EndorsementPage {
  readonly total: number;
  readonly endorsements: readonly EndorsementSummary[];
}

/** Endorsements in each group and in each state. */
export interface EndorsementCounts {
  readonly groups: Readonly<Partial<Record<CoarseEndorsementStatus, number>>>;
  readonly states: Readonly<Partial<Record<EndorsementState, number>>>;
}

const filterFields = {
  filterStr: text(100),
  policyUuid: text(60),
  startDate: dayOrEmpty(),
  endDate: dayOrEmpty(),
};
const filterWire = shape(filterFields);
type FilterWire = InferType<typeof filterWire>;

const filterToWire = ({ keyword, policyUuid, from, until }: EndorsementFilter): FilterWire => ({
  filterStr: keyword,
  policyUuid,
  startDate: from,
  endDate: until,
});
const filterFromWire = (wire: FilterWire): EndorsementFilter => ({
  keyword: wire.filterStr,
  policyUuid: wire.policyUuid,
  from: wire.startDate,
  until: wire.endDate,
});

const groupEntries = Object.entries(coarseEndorsementStatusCodes) as [CoarseEndorsementStatus, number][];
const groupOf = (code: number) => groupEntries.find((entry) => entry[1] === code)?.[0];

/** @throws RangeError where no group has the code */
function knownGroup(code: number) {
  const group = groupOf(code);
  if (group === undefined) throw new RangeError('no group of endorsements has the code');
  return group;
}

const countWire = shape({ status: whole(0, 99), num: whole(0, 1e9) });
const countsWire = shape({ statusNum: listOf(countWire, 6), flowStatusNum: listOf(countWire, 20) });

/** How many of the caller's endorsements are in each group and state: the tabs of the preservation list. */
export const conservationStatusNum = call('POST', '/api/conservation/queryConservationStatusNum', {
  summary: 'Endorsements in each state',
  request: { schema: filterWire, toWire: filterToWire, fromWire: filterFromWire },
  response: {
    schema: countsWire,
    toWire: ({ groups, states }: EndorsementCounts): InferType<typeof countsWire> => ({
      statusNum: groupEntries.map(([group, status]) => ({ status, num: groups[group] ?? 0 })),
      flowStatusNum: Object.entries(states).map(([state, num]) => ({
        status: endorsementStateCodeOf(state as EndorsementState),
        num,
      })),
    }),
    fromWire: (wire): EndorsementCounts => ({
      groups: Object.fromEntries(wire.statusNum.map(({ status, num }) => [groupOf(status), num])),
      states: Object.fromEntries(wire.flowStatusNum.map(({ status, num }) => [endorsementStateOf(status), num])),
    }),
  },
});

const queryWire = shape({
  ...filterFields,
  pageIndex: whole(1, 100_000),
  pageSize: whole(1, 100),
  statusList: listOf(whole(0, 99), 20),
  /** Absent: every group. */
  coarseStatus: whole(0, 5).optional(),
});
const pageWire = shape({ total: whole(0, 1e9), list: listOf(summaryCodec.schema, 100) });
type PageWire = InferType<typeof pageWire>;

/** The caller's endorsements, drafts among them, newest first: the preservation list. */
export const conservationPolicyList = call('POST', '/api/conservation/queryConservationPolicyList', {
  summary: 'Endorsements, newest first',
  request: {
    schema: queryWire,
    toWire: ({ page, pageSize, states, group, ...filter }: EndorsementQuery): InferType<typeof queryWire> => ({
      ...filterToWire(filter),
      pageIndex: page,
      pageSize,
      statusList: states.map(endorsementStateCodeOf),
      coarseStatus: group === null ? undefined : coarseEndorsementStatusCodes[group],
    }),
    fromWire: (wire: InferType<typeof queryWire>): EndorsementQuery => ({
      ...filterFromWire(wire),
      page: wire.pageIndex,
      pageSize: wire.pageSize,
      states: wire.statusList.map(endorsementStateOf),
      group: wire.coarseStatus === undefined ? null : knownGroup(wire.coarseStatus),
    }),
  },
  response: {
    schema: pageWire,
    toWire: ({ total, endorsements }: EndorsementPage): PageWire => ({
      total,
      list: endorsements.map((endorsement) => summaryCodec.toWire(endorsement)),
    }),
    fromWire: (wire: PageWire): EndorsementPage => ({
      total: wire.total,
      endorsements: wire.list.map((each) => summaryCodec.fromWire(each)),
    }),
  },
});

/** Every endorsement of one policy that was submitted, newest first: the policy's part of the order screen. */
export const conservationListByPolicy = call('GET', '/api/conservation/queryConservationListByPolicy', {
  summary: 'Endorsements of a policy',
  request: asIs(object({ policyUuid: string().max(60).required() }).noUnknown()),
  response: {
    schema: listOf(summaryCodec.schema, 1000),
    toWire: (list: readonly EndorsementSummary[]) => list.map((each) => summaryCodec.toWire(each)),
    fromWire: (wire: readonly SummaryWire[]) => wire.map((each) => summaryCodec.fromWire(each)),
  },
});

const conservationUuidOnly = () => object({ conservationUuid: string().max(60).required() }).noUnknown();

/** One endorsement with its persons (masked), premium, papers and history: the detail of the preservation list. */
export const conservationDetail = call('GET', '/api/conservation/orderDetail', {
  summary: 'An endorsement',
  request: asIs(conservationUuidOnly()),
  response: detailCodec,
});

/** Where to pay the difference; also after a payment that failed. */
export const conservationPayUrl = call('GET', '/api/conservation/getPayUrl', {
  summary: 'Address of the cashier for an endorsement',
  request: asIs(conservationUuidOnly()),
  response: asIs(shape({ payUrl: text(1000) })),
});

/** A corporate transfer as the agent states it. */
const transferFields = {
  payerName: filledText(200),
  /** Empty where the payer's bank isn't known. */
  payerBankName: text(200),
  payerBankAccount: filledText(60),
  payDate: dayOrEmpty(),
  payVoucherList: listOf(text(500), 20),
};

/** Where a transfer goes, what it must say to be recognised, and what was stated already; for the transfer dialog. */
export const conservationOutlinePay = call('GET', '/api/conservation/getOutlinePayJson', {
  summary: 'Corporate transfer for an endorsement',
  request: asIs(conservationUuidOnly()),
  response: asIs(
    shape({
      amount: yuan(),
      companyName: text(100),
      accountName: text(100),
      bankName: text(100),
      accountNo: text(60),
      /** To be written on the transfer. */
      transferRemark: text(60),
      outlinePayInfo: shape({
        ...transferFields,
        payerName: text(200),
        payerBankAccount: text(60),
      })
        .nullable()
        .default(null),
      /** The vouchers, with links that open them for some minutes. */
      voucherFileList: listOf(storedFile, 20),
    }),
  ),
});

/** States that the difference was transferred, with the vouchers; the endorsement then waits for the money to be found. */
export const submitConservationOutlinePay = call('POST', '/api/conservation/submitOutlinePayJson', {
  summary: 'State a corporate transfer for an endorsement',
  request: asIs(shape({ conservationUuid: filledText(60), ...transferFields })),
  response: asIs(shape({ conservationUuid: text(60), status: whole(0, 99) })),
});

/** Deletes a draft of the preservation list. */
export const deleteTempConservation = call('GET', '/api/tempConservation/delete/:id', {
  summary: 'Delete the draft of an endorsement',
  request: asIs(object({ id: string().max(60).required() }).noUnknown()),
  response: asIs(nothing()),
});

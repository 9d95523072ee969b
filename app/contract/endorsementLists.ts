import {
  type CoarseEndorsementStatus,
  coarseEndorsementStatusCodes,
  type EndorsementState,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';

import { asIs, call } from './call.ts';
import type { CountsWire, EndorsementListWires, FilterWire, PageWire, QueryWire } from './endorsementLists.schema.ts';
import type { SummaryWire } from './endorsementRecords.schema.ts';
import {
  detailCodec,
  endorsementStateCodeOf,
  endorsementStateOf,
  type EndorsementSummary,
  summaryCodec,
} from './endorsementRecords.ts';

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

/** How many of the caller's endorsements are in each group and state: the tabs of the preservation list. */
export const conservationStatusNum = call('POST', '/api/conservation/queryConservationStatusNum', {
  summary: 'Endorsements in each state',
  request: { toWire: filterToWire, fromWire: filterFromWire },
  response: {
    toWire: ({ groups, states }: EndorsementCounts): CountsWire => ({
      statusNum: groupEntries.map(([group, status]) => ({ status, num: groups[group] ?? 0 })),
      flowStatusNum: Object.entries(states).map(([state, num]) => ({
        status: endorsementStateCodeOf(state as EndorsementState),
        num,
      })),
    }),
    fromWire: (wire: CountsWire): EndorsementCounts => ({
      groups: Object.fromEntries(wire.statusNum.map(({ status, num }) => [groupOf(status), num])),
      states: Object.fromEntries(wire.flowStatusNum.map(({ status, num }) => [endorsementStateOf(status), num])),
    }),
  },
});

/** The caller's endorsements, drafts among them, newest first: the preservation list. */
export const conservationPolicyList = call('POST', '/api/conservation/queryConservationPolicyList', {
  summary: 'Endorsements, newest first',
  request: {
    toWire: ({ page, pageSize, states, group, ...filter }: EndorsementQuery): QueryWire => ({
      ...filterToWire(filter),
      pageIndex: page,
      pageSize,
      statusList: states.map(endorsementStateCodeOf),
      coarseStatus: group === null ? undefined : coarseEndorsementStatusCodes[group],
    }),
    fromWire: (wire: QueryWire): EndorsementQuery => ({
      ...filterFromWire(wire),
      page: wire.pageIndex,
      pageSize: wire.pageSize,
      states: wire.statusList.map(endorsementStateOf),
      group: wire.coarseStatus === undefined ? null : knownGroup(wire.coarseStatus),
    }),
  },
  response: {
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
  request: asIs<EndorsementListWires['conservationListByPolicy']['request']>(),
  response: {
    toWire: (list: readonly EndorsementSummary[]): EndorsementListWires['conservationListByPolicy']['response'] =>
      list.map((each) => summaryCodec.toWire(each)),
    fromWire: (wire: readonly SummaryWire[]) => wire.map((each) => summaryCodec.fromWire(each)),
  },
});

/** One endorsement with its persons (masked), premium, papers and history: the detail of the preservation list. */
export const conservationDetail = call('GET', '/api/conservation/orderDetail', {
  summary: 'An endorsement',
  request: asIs<EndorsementListWires['conservationDetail']['request']>(),
  response: detailCodec,
});

/** Where to pay the difference; also after a payment that failed. */
export const conservationPayUrl = call('GET', '/api/conservation/getPayUrl', {
  summary: 'Address of the cashier for an endorsement',
  request: asIs<EndorsementListWires['conservationPayUrl']['request']>(),
  response: asIs<EndorsementListWires['conservationPayUrl']['response']>(),
});

/** Where a transfer goes, what it must say to be recognised, and what was stated already; for the transfer dialog. */
export const conservationOutlinePay = call('GET', '/api/conservation/getOutlinePayJson', {
  summary: 'Corporate transfer for an endorsement',
  request: asIs<EndorsementListWires['conservationOutlinePay']['request']>(),
  response: asIs<EndorsementListWires['conservationOutlinePay']['response']>(),
});

/** States that the difference was transferred, with the vouchers; the endorsement then waits for the money to be found. */
export const submitConservationOutlinePay = call('POST', '/api/conservation/submitOutlinePayJson', {
  summary: 'State a corporate transfer for an endorsement',
  request: asIs<EndorsementListWires['submitConservationOutlinePay']['request']>(),
  response: asIs<EndorsementListWires['submitConservationOutlinePay']['response']>(),
});

/** Deletes a draft of the preservation list. */
export const deleteTempConservation = call('GET', '/api/tempConservation/delete/:id', {
  summary: 'Delete the draft of an endorsement',
  request: asIs<EndorsementListWires['deleteTempConservation']['request']>(),
  response: asIs<EndorsementListWires['deleteTempConservation']['response']>(),
});

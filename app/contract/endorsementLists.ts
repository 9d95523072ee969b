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
import { type EndorsementSort, lastBegunFirst } from './endorsementSort.ts';

/**
 * Filter of endorsements; an empty text matches all endorsements. `keyword` is a part of the number of the endorsement,
 * policy or order, or of the name of the applicant.
 */
export interface EndorsementFilter {
  readonly keyword: string;
  readonly policyUuid: string;
  /**
   * First and last day of the range in which the endorsement was started; if a day is empty, the range has no limit on
   * that side.
   */
  readonly from: string;
  readonly until: string;
  /** Ids of the products whose endorsements are listed; absent for the endorsements of all products. */
  readonly productIds?: readonly string[] | undefined;
}

export interface EndorsementQuery extends EndorsementFilter {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly states: readonly EndorsementState[];
  readonly group: CoarseEndorsementStatus | null;
  /** Sort order. @default the newest endorsement first */
  readonly sort?: EndorsementSort | undefined;
}

export interface EndorsementPage {
  readonly total: number;
  readonly endorsements: readonly EndorsementSummary[];
}

/** Number of endorsements in each group and in each state. */
export interface EndorsementCounts {
  readonly groups: Readonly<Partial<Record<CoarseEndorsementStatus, number>>>;
  readonly states: Readonly<Partial<Record<EndorsementState, number>>>;
}

const filterToWire = ({ keyword, policyUuid, from, until, productIds }: EndorsementFilter): FilterWire => ({
  filterStr: keyword,
  policyUuid,
  startDate: from,
  endDate: until,
  ...(productIds !== undefined && { productIdList: [...productIds] }),
});
const filterFromWire = (wire: FilterWire): EndorsementFilter => ({
  keyword: wire.filterStr,
  policyUuid: wire.policyUuid,
  from: wire.startDate,
  until: wire.endDate,
  productIds: wire.productIdList,
});

const groupEntries = Object.entries(coarseEndorsementStatusCodes) as [CoarseEndorsementStatus, number][];
const groupOf = (code: number) => groupEntries.find((entry) => entry[1] === code)?.[0];

/** Returns the group of endorsements that a code stands for. @throws RangeError when no group has the code */
function knownGroup(code: number) {
  const group = groupOf(code);
  if (group === undefined) throw new RangeError('no group of endorsements has the code');
  return group;
}

/**
 * Returns how many of the caller's endorsements are in each group and in each state, for the tabs of the endorsement
 * list.
 */
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

const isLastBegunFirst = ({ by, direction }: EndorsementSort): boolean =>
  by === lastBegunFirst.by && direction === lastBegunFirst.direction;

/**
 * Returns the caller's endorsements, including drafts, for the endorsement list. The endorsements are sorted by
 * `sortField`. If `sortField` is absent, the newest endorsement comes first.
 */
export const conservationPolicyList = call('POST', '/api/conservation/queryConservationPolicyList', {
  summary: 'Endorsements, newest first',
  request: {
    toWire: ({ page, pageSize, states, group, sort = lastBegunFirst, ...filter }: EndorsementQuery): QueryWire => ({
      ...filterToWire(filter),
      pageIndex: page,
      pageSize,
      statusList: states.map(endorsementStateCodeOf),
      coarseStatus: group === null ? undefined : coarseEndorsementStatusCodes[group],
      ...(!isLastBegunFirst(sort) && { sortField: sort.by, sortDirection: sort.direction }),
    }),
    fromWire: (wire: QueryWire): EndorsementQuery => ({
      ...filterFromWire(wire),
      page: wire.pageIndex,
      pageSize: wire.pageSize,
      states: wire.statusList.map(endorsementStateOf),
      group: wire.coarseStatus === undefined ? null : knownGroup(wire.coarseStatus),
      sort: {
        by: wire.sortField ?? lastBegunFirst.by,
        direction: wire.sortDirection ?? lastBegunFirst.direction,
      },
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

/** Returns the submitted endorsements of one policy, newest first, for the policy section of the order screen. */
export const conservationListByPolicy = call('GET', '/api/conservation/queryConservationListByPolicy', {
  summary: 'Endorsements of a policy',
  request: asIs<EndorsementListWires['conservationListByPolicy']['request']>(),
  response: {
    toWire: (list: readonly EndorsementSummary[]): EndorsementListWires['conservationListByPolicy']['response'] =>
      list.map((each) => summaryCodec.toWire(each)),
    fromWire: (wire: readonly SummaryWire[]) => wire.map((each) => summaryCodec.fromWire(each)),
  },
});

/**
 * Returns one endorsement with its masked persons, premium, materials and history, for the detail view of the
 * endorsement list.
 */
export const conservationDetail = call('GET', '/api/conservation/orderDetail', {
  summary: 'An endorsement',
  request: asIs<EndorsementListWires['conservationDetail']['request']>(),
  response: detailCodec,
});

/**
 * Returns the address of the cashier page on which the additional premium is paid. If a payment failed, the call can be
 * repeated.
 */
export const conservationPayUrl = call('GET', '/api/conservation/getPayUrl', {
  summary: 'Address of the cashier for an endorsement',
  request: asIs<EndorsementListWires['conservationPayUrl']['request']>(),
  response: asIs<EndorsementListWires['conservationPayUrl']['response']>(),
});

/**
 * Returns the data of the transfer dialog: the insurer's account and the reference text that identifies the transfer.
 * If the agent has already reported a transfer, the response also has the data of that transfer.
 */
export const conservationOutlinePay = call('GET', '/api/conservation/getOutlinePayJson', {
  summary: 'Corporate transfer for an endorsement',
  request: asIs<EndorsementListWires['conservationOutlinePay']['request']>(),
  response: asIs<EndorsementListWires['conservationOutlinePay']['response']>(),
});

/**
 * Reports that the employer transferred the additional premium, with vouchers. The endorsement then waits until the
 * transfer is found or rejected.
 */
export const submitConservationOutlinePay = call('POST', '/api/conservation/submitOutlinePayJson', {
  summary: 'State a corporate transfer for an endorsement',
  request: asIs<EndorsementListWires['submitConservationOutlinePay']['request']>(),
  response: asIs<EndorsementListWires['submitConservationOutlinePay']['response']>(),
});

/** Deletes a draft of an endorsement, with its personal data and materials. */
export const deleteTempConservation = call('GET', '/api/tempConservation/delete/:id', {
  summary: 'Delete the draft of an endorsement',
  request: asIs<EndorsementListWires['deleteTempConservation']['request']>(),
  response: asIs<EndorsementListWires['deleteTempConservation']['response']>(),
});

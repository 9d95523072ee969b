import {
  coarseEndorsementStatusCodes,
  coarseEndorsementStatusOf,
  type EndorsementReason,
  type EndorsementState,
  endorsementStatusCodes,
  isInFlow,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { UploadedMaterial } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import type { EndorsementTrial } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import { endorsementKindsOf, endorsementTypeCodeOf } from '@tuanbao/library/domain/endorsement/endorsementType';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { EndorsementKind, ReviewProcess } from '@tuanbao/library/domain/product/endorsementRule';

import type { Codec } from './call.ts';
import type { DetailWire, MaterialsWire, SummaryWire } from './endorsementRecords.schema.ts';
import { changeCodec, dayOfInstant, instantOfDay, trialCodec } from './wire/endorsementChanges.ts';

/** Endorsement as an entry of a list. Amounts are in fen; instants are in ISO 8601. */
export interface EndorsementSummary {
  readonly uuid: string;
  readonly sn: string;
  readonly policyUuid: string;
  readonly policySn: string;
  readonly orderSn: string;
  readonly productId: string;
  readonly productName: string;
  readonly insurerName: string;
  readonly groupName: string;
  readonly state: EndorsementState;
  readonly kinds: readonly EndorsementKind[];
  /** Date on which the endorsement takes effect; empty in a draft in which no date is chosen yet. */
  readonly effectiveDate: string;
  /** True when the endorsement is confirmed and takes effect later than today in Shanghai. */
  readonly isUpcoming: boolean;
  readonly netFen: number;
  readonly paidFen: number;
  readonly headsBefore: number;
  readonly headsAfter: number;
  readonly createdAt: string;
  /** Instant of the submission; empty for a draft, which isn't submitted yet. */
  readonly submittedAt: string;
  /** Question that the insurer asked in its review, or its reason for the rejection; empty if there is neither. */
  readonly note: string;
  /** Number of the endorsement certificate (批单号); empty before the endorsement is confirmed. */
  readonly certificateSn: string;
}

const stateWords = new Map<number, EndorsementState>([
  [0, 'temporary'],
  ...Object.entries(endorsementStatusCodes).map(([word, code]) => [code, word as EndorsementState] as const),
]);

/** Returns the state that a code stands for; 0 stands for a draft. @throws RangeError when no state has the code */
export function endorsementStateOf(code: number): EndorsementState {
  const state = stateWords.get(code);
  if (state === undefined) throw new RangeError(`unknown endorsement status ${code}`);
  return state;
}

/**
 * Returns the code of a state. A draft has code 0, which the project adds because the specification has no code for
 * drafts.
 */
export const endorsementStateCodeOf = (state: EndorsementState): number =>
  isInFlow(state) ? endorsementStatusCodes[state] : 0;

const coarseCodeOf = (state: EndorsementState) =>
  coarseEndorsementStatusCodes[coarseEndorsementStatusOf(state) ?? 'toComplete'];

const summaryToWire = (endorsement: EndorsementSummary): SummaryWire => ({
  conservationUuid: endorsement.uuid,
  conservationSn: endorsement.sn,
  policyUuid: endorsement.policyUuid,
  policySn: endorsement.policySn,
  orderSn: endorsement.orderSn,
  productId: endorsement.productId,
  productName: endorsement.productName,
  companyName: endorsement.insurerName,
  groupName: endorsement.groupName,
  status: endorsementStateCodeOf(endorsement.state),
  coarseStatus: coarseCodeOf(endorsement.state),
  conservationType: endorsementTypeCodeOf(endorsement.kinds),
  conservationStartDatetime: instantOfDay(endorsement.effectiveDate),
  upcomingFlag: endorsement.isUpcoming,
  totalPremium: yuanOf(endorsement.netFen),
  paidPremium: yuanOf(endorsement.paidFen),
  beforePersonCount: endorsement.headsBefore,
  afterPersonCount: endorsement.headsAfter,
  createTime: endorsement.createdAt,
  submitTime: endorsement.submittedAt,
  remark: endorsement.note,
  certificateSn: endorsement.certificateSn,
});

const summaryFromWire = (wire: SummaryWire): EndorsementSummary => ({
  uuid: wire.conservationUuid,
  sn: wire.conservationSn,
  policyUuid: wire.policyUuid,
  policySn: wire.policySn,
  orderSn: wire.orderSn,
  productId: wire.productId,
  productName: wire.productName,
  insurerName: wire.companyName,
  groupName: wire.groupName,
  state: endorsementStateOf(wire.status),
  kinds: endorsementKindsOf(wire.conservationType) ?? [],
  effectiveDate: dayOfInstant(wire.conservationStartDatetime),
  isUpcoming: wire.upcomingFlag,
  netFen: fenOf(wire.totalPremium),
  paidFen: fenOf(wire.paidPremium),
  headsBefore: wire.beforePersonCount,
  headsAfter: wire.afterPersonCount,
  createdAt: wire.createTime,
  submittedAt: wire.submitTime,
  note: wire.remark,
  certificateSn: wire.certificateSn,
});

export const summaryCodec: Codec<EndorsementSummary, SummaryWire> = {
  toWire: summaryToWire,
  fromWire: summaryFromWire,
};

/** One event in the history of an endorsement: a change of its state. */
export interface EndorsementEvent {
  /** State before the transition; null for the first event of an endorsement. */
  readonly from: EndorsementState | null;
  readonly to: EndorsementState;
  readonly reason: EndorsementReason | 'saved';
  readonly by: 'agent' | 'system' | 'insurer' | 'payer' | 'operator';
  readonly note: string;
  readonly at: string;
}

/** Endorsement with all data of its detail view. The data of insured persons are masked. */
export interface EndorsementDetail extends EndorsementSummary {
  readonly changes: readonly PersonChange[];
  /**
   * Positions in `changes`, from 0, of the replacements that only correct the data of a person: the person before and
   * after the replacement is the same.
   */
  readonly corrections: readonly number[];
  /** E-mail address of the employer, to which the certificate is mailed; empty before there is a certificate. */
  readonly mailAddress: string;
  /** Trial premium with which the endorsement was submitted; null for a draft. */
  readonly trial: EndorsementTrial | null;
  readonly review: ReviewProcess;
  readonly materials: readonly UploadedMaterial[];
  readonly events: readonly EndorsementEvent[];
  readonly refunds: readonly { readonly amountFen: number; readonly sentAt: string }[];
}

/** Converts uploaded materials to their wire form. */
export const materialsToWire = (materials: readonly UploadedMaterial[]): MaterialsWire =>
  materials.map(({ code, files }) => ({ type: code, fileUrlList: [...files] }));

/** Converts uploaded materials from their wire form. */
export const materialsFromWire = (wire: MaterialsWire): readonly UploadedMaterial[] =>
  wire.map(({ type, fileUrlList }) => ({ code: type, files: fileUrlList }));

export const detailCodec: Codec<EndorsementDetail, DetailWire> = {
  toWire: (endorsement) => ({
    ...summaryToWire(endorsement),
    personInfoList: endorsement.changes.map((change) => changeCodec.toWire(change)),
    correctionIndexList: [...endorsement.corrections],
    mailAddress: endorsement.mailAddress,
    premiumInfo: endorsement.trial && trialCodec.toWire(endorsement.trial),
    reviewProcess: endorsement.review,
    materialInfo: materialsToWire(endorsement.materials),
    statusList: endorsement.events.map(({ from, to, reason, by, note, at }) => ({
      fromStatus: from && endorsementStateCodeOf(from),
      toStatus: endorsementStateCodeOf(to),
      reason,
      operator: by,
      remark: note,
      time: at,
    })),
    refundList: endorsement.refunds.map(({ amountFen, sentAt }) => ({ amount: yuanOf(amountFen), time: sentAt })),
  }),
  fromWire: (wire) => ({
    ...summaryFromWire(wire),
    changes: wire.personInfoList.map((change) => changeCodec.fromWire(change)),
    corrections: wire.correctionIndexList,
    mailAddress: wire.mailAddress,
    trial: wire.premiumInfo ? trialCodec.fromWire(wire.premiumInfo) : null,
    review: wire.reviewProcess,
    materials: materialsFromWire(wire.materialInfo),
    events: wire.statusList.map((event) => ({
      from: event.fromStatus === null || event.fromStatus === undefined ? null : endorsementStateOf(event.fromStatus),
      to: endorsementStateOf(event.toStatus),
      reason: event.reason as EndorsementEvent['reason'],
      by: event.operator as EndorsementEvent['by'],
      note: event.remark,
      at: event.time,
    })),
    refunds: wire.refundList.map(({ amount, time }) => ({ amountFen: fenOf(amount), sentAt: time })),
  }),
};

import { endorsementKindCodes } from '@tuanbao/library/domain/endorsement/endorsementType';
import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { EndorsementRule, RefundFee } from '@tuanbao/library/domain/product/endorsementRule';

import type { Codec } from './call.ts';
import type { PayWay, RuleWire, SettingsWire } from './endorsementRules.schema.ts';
import { kindOfCode } from './wire/endorsementChanges.ts';

const feeToWire = (fee: RefundFee): RuleWire['refundFee'] => ({
  kind: fee.kind,
  value: fee.kind === 'none' ? '' : fee.kind === 'percent' ? fee.percent : yuanOf(fee.fen),
});

const feeFromWire = ({ kind, value }: RuleWire['refundFee']): RefundFee => {
  if (kind === 'none') return { kind };
  return kind === 'percent' ? { kind, percent: value } : { kind, fen: fenOf(value) };
};

/** Codec of a product's endorsement rule: the changes that the product allows an employer to make, and their price. */
export const ruleCodec: Codec<EndorsementRule, RuleWire> = {
  toWire: (rule) => ({
    isOutproduct: rule.externalAddress !== '',
    conservationUrl: rule.externalAddress,
    conservationTypeList: rule.kinds.map((kind) => endorsementKindCodes[kind]),
    canCombine: rule.allowsCombination,
    premiumMode: rule.premiumMode,
    removeLimit: rule.removalLimit && { ...rule.removalLimit },
    replaceLimit: rule.replacementLimit && { ...rule.replacementLimit },
    minPersonCount: rule.minRemainingHeads,
    maxPersonCount: rule.maxHeads,
    canChangeJobType: rule.allowsClassChange,
    canReturn: rule.allowsReturn,
    refundFee: feeToWire(rule.refundFee),
    reviewProcess: rule.review,
    materialList: rule.materials.map(({ code, name, isRequired }) => ({ type: code, name, required: isRequired })),
  }),
  fromWire: (wire) => ({
    externalAddress: wire.conservationUrl,
    kinds: wire.conservationTypeList.map(kindOfCode),
    allowsCombination: wire.canCombine,
    premiumMode: wire.premiumMode,
    removalLimit: wire.removeLimit ?? null,
    replacementLimit: wire.replaceLimit ?? null,
    minRemainingHeads: wire.minPersonCount,
    maxHeads: wire.maxPersonCount ?? null,
    allowsClassChange: wire.canChangeJobType,
    allowsReturn: wire.canReturn,
    refundFee: feeFromWire(wire.refundFee),
    review: wire.reviewProcess,
    materials: wire.materialList.map(({ type, name, required }) => ({ code: type, name, isRequired: required })),
  }),
};

/** Limits that apply to an endorsement of one policy. */
export interface EndorsementSettings {
  readonly policyUuid: string;
  readonly policySn: string;
  readonly productId: string;
  readonly productName: string;
  readonly groupName: string;
  /** First and last day of the policy's cover. */
  readonly startDate: string;
  readonly endDate: string;
  /** First and last day that the agent can choose for a change. A change takes effect at 00:00 of the chosen day. */
  readonly earliestEffectiveDate: string;
  readonly latestEffectiveDate: string;
  readonly heads: number;
  readonly rosterVersion: number;
  /** Allowed ways to pay the additional premium. */
  readonly payWays: readonly PayWay[];
  readonly schemes: readonly { readonly id: string; readonly name: string; readonly allowedClasses: string }[];
  readonly rule: EndorsementRule;
}

export const settingsCodec: Codec<EndorsementSettings, SettingsWire> = {
  toWire: (settings) => ({
    policyUuid: settings.policyUuid,
    policySn: settings.policySn,
    productId: settings.productId,
    productName: settings.productName,
    groupName: settings.groupName,
    validStartDate: settings.startDate,
    validEndDate: settings.endDate,
    earliestStartDate: settings.earliestEffectiveDate,
    latestStartDate: settings.latestEffectiveDate,
    personCount: settings.heads,
    personVersion: settings.rosterVersion,
    payWayList: [...settings.payWays],
    productCombList: settings.schemes.map(({ id, name, allowedClasses }) => ({
      productCombId: id,
      productCombName: name,
      jobTypes: allowedClasses,
    })),
    config: ruleCodec.toWire(settings.rule),
  }),
  fromWire: (wire) => ({
    policyUuid: wire.policyUuid,
    policySn: wire.policySn,
    productId: wire.productId,
    productName: wire.productName,
    groupName: wire.groupName,
    startDate: wire.validStartDate,
    endDate: wire.validEndDate,
    earliestEffectiveDate: wire.earliestStartDate,
    latestEffectiveDate: wire.latestStartDate,
    heads: wire.personCount,
    rosterVersion: wire.personVersion,
    payWays: wire.payWayList as readonly PayWay[],
    schemes: wire.productCombList.map(({ productCombId, productCombName, jobTypes }) => ({
      id: productCombId,
      name: productCombName,
      allowedClasses: jobTypes,
    })),
    rule: ruleCodec.fromWire(wire.config),
  }),
};

import { endorsementKinds } from '@tuanbao/library/domain/endorsement/endorsementType';
import { endorsementPersonIdTypes } from '@tuanbao/library/domain/enumeration/endorsementPersonIdType';
import type { ReviewProcess } from '@tuanbao/library/domain/product/endorsementRule';
import type {
  ChangeLimit,
  EndorsementMaterial,
  EndorsementPremiumMode,
  EndorsementRule,
  RefundFee,
} from '@tuanbao/library/domain/product/endorsementRule';

import type { JsonSchema } from '../wire/jsonSchema.ts';
import { anyOf, decimal, flag, listOf, objectOf, oneOf, orNull, text, whole, wordOf } from './jsonShape.ts';

type FeeOf<Kind extends RefundFee['kind']> = Extract<RefundFee, { kind: Kind }>;

const limit = orNull(
  objectOf<ChangeLimit>({ max: whole, unit: wordOf<ChangeLimit['unit']>({ persons: true, percent: true }) }),
);

/**
 * JSON Schema of the endorsement rule of a product. The rule contains the changes that are allowed to a policy in
 * force, and the price of these changes.
 */
export const endorsementRuleShape: JsonSchema = objectOf<EndorsementRule>(
  {
    externalAddress: text,
    kinds: listOf(oneOf(endorsementKinds)),
    allowsCombination: flag,
    premiumMode: wordOf<EndorsementPremiumMode>({ day: true, month: true, none: true }),
    removalLimit: limit,
    replacementLimit: limit,
    minRemainingHeads: whole,
    maxHeads: orNull(whole),
    allowsClassChange: flag,
    allowsReturn: flag,
    refundFee: anyOf(
      objectOf<FeeOf<'none'>>({ kind: { const: 'none' } }),
      objectOf<FeeOf<'perPerson'>>({ kind: { const: 'perPerson' }, fen: whole }),
      objectOf<FeeOf<'percent'>>({ kind: { const: 'percent' }, percent: decimal }),
    ),
    review: wordOf<ReviewProcess>({ single: true, twoStage: true }),
    materials: listOf(objectOf<EndorsementMaterial>({ code: text, name: text, isRequired: flag })),
  },
  { personIdTypes: listOf(oneOf(endorsementPersonIdTypes)) },
);

import { endorsementKindCodes } from '@tuanbao/library/domain/endorsement/endorsementType';
import type { EndorsementKind } from '@tuanbao/library/domain/product/endorsementRule';
import { classOfPerson, type RosterContext } from '@tuanbao/library/domain/roster/rosterContext';

import type { ResponseOf } from '../../contract/call.ts';
import { initThirdPremium } from '../../contract/endorsements.ts';
import { instantOfDay } from '../../contract/wire/endorsementChanges.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Number of persons in one scheme and occupation whose premium or refund is estimated before their names are known. */
export interface EstimatedPersons {
  readonly kind: EndorsementKind;
  readonly schemeId: string;
  readonly occupationCode: string;
  readonly heads: number | null;
}

export interface EstimateSurroundings {
  readonly policyUuid: string;
  readonly context: RosterContext;
  /** Day on which the endorsement would take effect. */
  readonly effectiveDate: string;
}

export interface PremiumEstimate extends Question<ResponseOf<typeof initThirdPremium>> {
  /** True if occupation and number of persons are entered, so that a price can be requested. */
  readonly isAskable: boolean;
}

/**
 * Requests the premium or refund for persons whose names aren't entered yet. The request is sent as soon as the number
 * of persons has stayed the same for 300 ms.
 */
export function usePremiumEstimate(persons: EstimatedPersons, surroundings: EstimateSurroundings): PremiumEstimate {
  const { kind, schemeId, occupationCode, heads } = persons;
  const { policyUuid, context, effectiveDate } = surroundings;
  const num = useDebounced(heads);
  const occupationClass = classOfPerson({ occupationCode, occupationClass: '' }, context);
  const isAskable = occupationCode !== '' && occupationClass !== null && num !== null && num > 0;
  const request = isAskable
    ? {
        policyUuid,
        conservationStartDateTime: instantOfDay(effectiveDate),
        updatedPersonOccuInfo: [
          {
            operationType: endorsementKindCodes[kind],
            productCombId: schemeId,
            occupationCode,
            occupationType: String(occupationClass),
            num,
          },
        ],
      }
    : null;
  return { isAskable, ...useQuestion(initThirdPremium, request, { keepPreviousData: true }) };
}

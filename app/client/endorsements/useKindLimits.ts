import { endorsementKindCodes } from '@tuanbao/library/domain/endorsement/endorsementType';
import type { EndorsementKind } from '@tuanbao/library/domain/product/endorsementRule';

import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { riskLimitConservation } from '../../contract/endorsements.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';

/** How many persons an endorsement of one kind may change. */
export interface KindLimit {
  /** Number of persons who can still be changed; null if the number isn't limited or isn't loaded yet. */
  readonly left: number | null;
  /** Reason why no such endorsement is possible now; null if it is possible, or while the server hasn't answered. */
  readonly refusal: string | null;
}

export interface KindLimits {
  readonly of: Readonly<Record<EndorsementKind, KindLimit>>;
  /** Reason why no endorsement at all is possible now, for example another one that isn't finished; otherwise null. */
  readonly refusal: string | null;
}

function useKindLimit(kind: EndorsementKind, { policyUuid, rule }: EndorsementSettings): KindLimit {
  const operationType = String(endorsementKindCodes[kind]) as '100' | '10' | '1';
  const { data } = useQuestion(riskLimitConservation, rule.kinds.includes(kind) ? { policyUuid, operationType } : null);
  return { left: data?.leftCount ?? null, refusal: data && !data.canFlag ? data.msg : null };
}

/** Asks the server for the limits of the kinds of change that the product allows. */
export function useKindLimits(settings: EndorsementSettings): KindLimits {
  const limits = {
    add: useKindLimit('add', settings),
    remove: useKindLimit('remove', settings),
    replace: useKindLimit('replace', settings),
  };
  const refusals = settings.rule.kinds.map((kind) => limits[kind].refusal);
  const [first = null] = refusals;
  return { of: limits, refusal: refusals.every((refusal) => refusal === first) ? first : null };
}

import { rosterAfter } from '@tuanbao/library/domain/endorsement/personChange';
import { headsOfOrder } from '@tuanbao/library/domain/order/heads';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { EndorsementPremium } from '@tuanbao/library/widgets/EndorsementPremium';
import { type ReactElement, useMemo } from 'react';

import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { callErrorText } from '../platform/errors/callErrors.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import type { EndorsementDraftState } from './useEndorsementDraft.ts';

export interface EndorsementTotalsProps {
  readonly settings: EndorsementSettings;
  readonly draft: EndorsementDraftState;
  readonly insured: readonly Person[];
}

/** Premium of the changes and number of persons. Both stay visible in every step. */
export function EndorsementTotals({ settings, draft, insured }: EndorsementTotalsProps): ReactElement {
  const { settings: appSettings } = useServices();
  const { locale } = useObservable(appSettings);
  const { request, trial } = draft;
  const { heads: before } = settings;
  const listedNow = useMemo(() => rosterAfter(insured, request.changes).length, [insured, request.changes]);
  const after = headsOfOrder({ submitted: before, listed: insured.length, listedNow });
  return (
    <EndorsementPremium
      changes={request.changes}
      trial={draft.isTrialPending ? (trial.data ?? null) : draft.currentTrial}
      effectiveDate={request.effectiveDate}
      heads={{ before, after }}
      isPending={draft.isTrialPending}
      problem={
        trial.error === undefined || draft.isTrialPending || request.changes.length === 0
          ? undefined
          : callErrorText(trial.error, locale)
      }
    />
  );
}

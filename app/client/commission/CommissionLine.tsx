import { Money } from '@tuanbao/library/components/Money';
import { commissionOf, percentOf } from '@tuanbao/library/domain/money/commission';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './commission.messages.ts';
import { OwnAmount } from './OwnAmount.tsx';
import { useCommissionTerms } from './useCommissionTerms.ts';

export interface CommissionLineProps {
  readonly productId: string;
  /** Premium in fen; null if the draft has no price. */
  readonly premium: Fen | null;
}

/**
 * Commission that the agent gets for a premium (推广费). Renders nothing until the rate is loaded, if there is no price,
 * if the agent may not see commission, or if customer mode is on (a customer sees the screen).
 */
export function CommissionLine({ productId, premium }: CommissionLineProps): ReactElement | null {
  const words = useMessages(messages);
  const terms = useCommissionTerms(productId);
  if (terms === null || premium === null) return null;
  const { rate } = terms;
  return (
    <OwnAmount label={words.commission}>
      {words.expected} <Money fen={commissionOf(premium, rate)} />
      {words.atShare(percentOf(rate))}
    </OwnAmount>
  );
}

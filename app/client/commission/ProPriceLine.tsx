import { Money, useEarningsHidden } from '@tuanbao/library/components/Money';
import { shareOf } from '@tuanbao/library/domain/money/commission';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { commissionTerms } from '../../contract/referenceData.ts';
import { priceDisplay } from '../../contract/users.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { useSession } from '../platform/session/sessionContext.ts';
import { messages } from './commission.messages.ts';
import { OwnAmount } from './OwnAmount.tsx';

export interface ProPriceLineProps {
  readonly productId: string;
  /** Premium in fen; null if the draft has no price. */
  readonly premium: Fen | null;
}

/**
 * Professional price (专业价): a share of the premium. Renders nothing until the share is loaded, if there is no price, if
 * the agent may not see the professional price, or if customer mode is on (a customer sees the screen).
 */
export function ProPriceLine({ productId, premium }: ProPriceLineProps): ReactElement | null {
  const words = useMessages(messages);
  const { user } = useObservable(useSession());
  const isHidden = useEarningsHidden() || !user?.isProPriceShow;
  const display = useQuestion(priceDisplay, isHidden ? null : { u: user.userUuid }, forVisit);
  const isShown = !isHidden && (display.data?.isProPriceShow ?? false);
  const rate = useQuestion(commissionTerms, isShown ? { productId } : null, forVisit).data?.proPriceRate;
  if (!isShown || rate === undefined || premium === null) return null;
  return (
    <OwnAmount label={words.proPrice}>
      {words.proPrice} <Money fen={shareOf(premium, rate)} />
    </OwnAmount>
  );
}

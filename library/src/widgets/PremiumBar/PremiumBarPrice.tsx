import type { ReactElement } from 'react';

import { Money } from '../../components/Money/index.ts';
import type { Quote } from '../../domain/rating/quotation.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './PremiumBar.messages.ts';
import * as S from './PremiumBar.styles.ts';
import { PremiumBarChange, PremiumBarFacts } from './PremiumBarFacts.tsx';
import { usePriceChange } from './usePriceChange.ts';

export interface PremiumBarPriceProps {
  /** The price; null if there is nothing to price yet. */
  quote: Quote | null;
  /** Ids and names of the schemes that are priced. */
  schemes: readonly Pick<Scheme, 'id' | 'name'>[];
  /** If true, a narrow bar shows the causes of the last change in full instead of in one line. */
  isOpen: boolean;
}

/** Shows the total and its last change, the number of persons and the discount tiers. */
export function PremiumBarPrice({ quote, schemes, isOpen }: PremiumBarPriceProps): ReactElement {
  const words = useMessages(messages);
  const change = usePriceChange(quote);
  return (
    <S.Price role="status">
      <S.Amounts>
        <S.Muted>{words.total}</S.Muted>
        {quote?.totalFen == null ? words.incomplete : <Money fen={quote.totalFen} size="figure" />}
        {change && quote?.totalFen != null ? (
          <PremiumBarChange change={change} schemes={schemes} isOpen={isOpen} />
        ) : null}
      </S.Amounts>
      {quote ? <PremiumBarFacts quote={quote} /> : null}
    </S.Price>
  );
}

import { Money } from '@tuanbao/library/components/Money';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import { averagePremiumOf } from '@tuanbao/library/domain/rating/averagePremium';
import { quotationMessages } from '@tuanbao/library/i18n/quotation.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import * as S from './OfferPrice.styles.ts';
import { messages } from './quotations.messages.ts';

export interface OfferPriceProps {
  /** Number of persons; 0 if the premium isn't computed per person. */
  readonly heads: number;
  readonly totalFen: Fen;
}

/** Price of an offer: the total, and below it the number of persons and the average premium per person. */
export function OfferPrice({ heads, totalFen }: OfferPriceProps): ReactElement {
  const words = useMessages(messages);
  const { total, headCount } = useMessages(quotationMessages);
  const average = averagePremiumOf(totalFen, heads);
  return (
    <S.Root>
      <S.Total>
        {total} <Money fen={totalFen} size="lead" />
      </S.Total>
      {average === null ? null : (
        <S.PerPerson>
          {headCount(heads)} · {words.perPerson} <Money fen={average} />
        </S.PerPerson>
      )}
    </S.Root>
  );
}

import { Money } from '@tuanbao/library/components/Money';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { QuotationSummary } from '../../contract/quotationSummary.ts';
import * as S from './QuotationList.styles.ts';
import { messages } from './quotations.messages.ts';

export interface QuotationPremiumProps {
  readonly quotation: Pick<QuotationSummary, 'alternatives' | 'totalFen' | 'acceptedSchemeId'>;
  /** Size of the amount. @default 'body' */
  readonly size?: 'body' | 'lead';
}

/**
 * Premium of a quotation in a list. Up to three alternatives are shown with the premium of each, without a sum. For
 * more alternatives, their number and the lowest premium are shown. After the customer has accepted an alternative,
 * only the premium of this alternative is shown.
 */
export function QuotationPremium({ quotation, size = 'body' }: QuotationPremiumProps): ReactElement {
  const words = useMessages(messages);
  const { alternatives, totalFen, acceptedSchemeId } = quotation;
  if (alternatives.length === 0) return <Money fen={totalFen} size={size} />;
  const accepted = alternatives.filter(({ schemeId }) => schemeId === acceptedSchemeId);
  const shown = accepted.length > 0 ? accepted : alternatives;
  if (shown.length > 3) {
    return (
      <S.Premium>
        <small>{words.alternativeCount(shown.length)}</small>
        <span>
          <Money fen={totalFen} size={size} /> {words.from}
        </span>
      </S.Premium>
    );
  }
  return (
    <S.Premium>
      {shown.map(({ schemeId, name, totalFen: fen }) => (
        <span key={schemeId}>
          <small>{name}</small> <Money fen={fen} size={size} />
        </span>
      ))}
    </S.Premium>
  );
}

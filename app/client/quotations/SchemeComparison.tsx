import { Card } from '@tuanbao/library/components/Card';
import type { ProductWords } from '@tuanbao/library/domain/scheme/productWords';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { PlanComparison } from '@tuanbao/library/widgets/PlanComparison';
import type { SheetQuotation } from '@tuanbao/library/widgets/QuotationSheet';
import type { ReactElement } from 'react';

import { messages } from './quotations.messages.ts';
import * as S from './SavedQuotation.styles.ts';

export interface SchemeComparisonProps {
  readonly quotation: Pick<SheetQuotation, 'schemes' | 'quote'>;
  readonly product: ProductWords;
}

/** The schemes of a quotation side by side, only on the screen. Renders nothing if there is only one scheme. */
export function SchemeComparison({ quotation, product }: SchemeComparisonProps): ReactElement | null {
  const { compare } = useMessages(messages);
  const { schemes, quote } = quotation;
  if (schemes.length < 2) return null;
  return (
    <S.OnScreen>
      <Card title={compare}>
        <PlanComparison product={product} schemes={schemes} quotes={quote.schemes} />
      </Card>
    </S.OnScreen>
  );
}

import { Card } from '@tuanbao/library/components/Card';
import type { ProductWords } from '@tuanbao/library/domain/scheme/productWords';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { PlanComparison } from '@tuanbao/library/widgets/PlanComparison';
import { QuotationSheet, type SheetQuotation } from '@tuanbao/library/widgets/QuotationSheet';
import type { ReactElement, ReactNode } from 'react';

import { Page } from '../platform/page/Page.tsx';
import { messages } from './quotations.messages.ts';
import * as S from './SavedQuotation.styles.ts';

export interface SavedQuotationProps {
  readonly quotation: SheetQuotation;
  readonly product: ProductWords;
  /** Buttons for what can be done with the quotation. */
  readonly actions: ReactNode;
  /** Message above the quotation. */
  readonly notice?: ReactNode;
}

/** Shows a saved quotation without controls. If it has several schemes, they are side by side. */
export function SavedQuotation({ quotation, product, actions, notice = null }: SavedQuotationProps): ReactElement {
  const words = useMessages(messages);
  const { schemes, quote, groupName } = quotation;
  return (
    <Page
      title={`${words.quotation} ${quotation.quotationSn}`}
      lead={groupName === '' ? quotation.productName : words.madeFor(groupName)}
      actions={<S.Actions>{actions}</S.Actions>}
      isHeadingUnprinted
    >
      {notice}
      <QuotationSheet quotation={quotation} product={product} />
      {schemes.length > 1 ? (
        <S.OnScreen>
          <Card title={words.compare}>
            <PlanComparison product={product} schemes={schemes} quotes={quote.schemes} />
          </Card>
        </S.OnScreen>
      ) : null}
    </Page>
  );
}

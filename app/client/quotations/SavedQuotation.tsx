import type { ProductWords } from '@tuanbao/library/domain/scheme/productWords';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { QuotationSheet, type SheetQuotation } from '@tuanbao/library/widgets/QuotationSheet';
import type { ReactElement, ReactNode } from 'react';

import { Page } from '../platform/page/Page.tsx';
import { messages } from './quotations.messages.ts';
import * as S from './SavedQuotation.styles.ts';
import { SchemeComparison } from './SchemeComparison.tsx';

export interface SavedQuotationProps {
  readonly quotation: SheetQuotation;
  readonly product: ProductWords;
  /** Buttons for the actions on the quotation. */
  readonly actions: ReactNode;
  /** Message above the quotation. */
  readonly notice?: ReactNode;
}

/**
 * Shows a saved quotation, which can't be edited here, with the buttons in `actions`. If the quotation has several
 * schemes, a comparison of the schemes is shown below it.
 */
export function SavedQuotation({ quotation, product, actions, notice = null }: SavedQuotationProps): ReactElement {
  const words = useMessages(messages);
  const { groupName } = quotation;
  return (
    <Page
      title={`${words.quotation} ${quotation.quotationSn}`}
      lead={groupName === '' ? quotation.productName : words.madeFor(groupName)}
      actions={<S.Actions>{actions}</S.Actions>}
      isHeadingUnprinted
    >
      {notice}
      <QuotationSheet quotation={quotation} product={product} />
      <SchemeComparison quotation={quotation} product={product} />
    </Page>
  );
}

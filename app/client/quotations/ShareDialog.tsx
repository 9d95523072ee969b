import { Dialog } from '@tuanbao/library/components/Dialog';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { ProductWords } from '@tuanbao/library/domain/scheme/productWords';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { QuotationShare } from '@tuanbao/library/widgets/QuotationShare';
import { quotationText, type SheetQuotation } from '@tuanbao/library/widgets/QuotationSheet';
import { messages as sheetMessages } from '@tuanbao/library/widgets/QuotationSheet/messages';
import type { ReactElement } from 'react';

import { shareQuotation } from '../../contract/quotations.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './quotations.messages.ts';

export interface ShareDialogProps {
  readonly id: string;
  readonly quotation: SheetQuotation;
  readonly product: ProductWords;
  readonly onClose: () => void;
}

/** Dialog that requests the link to a quotation for the customer and shows the ways to share this link. */
export function ShareDialog({ id, quotation, product, onClose }: ShareDialogProps): ReactElement {
  const words = useMessages(messages);
  const sheetWords = useMessages(sheetMessages);
  const link = useQuestion(shareQuotation, { id }, forVisit);
  return (
    <Dialog title={words.shareTitle} isOpen onOpenChange={onClose}>
      {link.error ? <CallFailure error={link.error} onRetry={link.ask} /> : null}
      {link.isLoading ? <Skeleton lines={6} label={words.sharing} /> : null}
      {link.data ? (
        <QuotationShare
          address={link.data.shareUrl}
          validUntil={quotation.validUntil}
          text={quotationText(quotation, product, sheetWords, link.data.shareUrl)}
        />
      ) : null}
    </Dialog>
  );
}

import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ratingSubjectOf } from '@tuanbao/library/domain/subject/insuredSubjects';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { quotationMessages } from '@tuanbao/library/i18n/quotation.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { SheetQuotation } from '@tuanbao/library/widgets/QuotationSheet';
import { type ReactElement, useState } from 'react';

import { quotationDocument } from '../../contract/documents.ts';
import type { OwnQuotation } from '../data/useQuotation.ts';
import { DocumentButton } from '../documents/DocumentButton.tsx';
import { loadDocument } from '../documents/loadDocument.ts';
import { quotationPagePath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import { useSession } from '../platform/session/sessionContext.ts';
import { InsureButton } from './InsureButton.tsx';
import { messages } from './quotations.messages.ts';
import { SavedQuotation } from './SavedQuotation.tsx';
import { ShareDialog } from './ShareDialog.tsx';

export interface OwnQuotationScreenProps {
  readonly saved: OwnQuotation;
  readonly product: ProductDefinition;
}

/**
 * A quotation as its agent sees it. It has buttons that print, share or copy the quotation, show it as a PDF, or write
 * an order from it.
 */
export function OwnQuotationScreen({ saved, product }: OwnQuotationScreenProps): ReactElement {
  const words = useMessages(messages);
  const sheetWords = useMessages(quotationMessages);
  const { send } = useServices();
  const session = useSession();
  const { user } = useObservable(session);
  const navigate = useNavigate();
  const [isSharing, setSharing] = useState(false);
  const { draft } = saved;
  const chosen = saved.alternatives.find(({ schemeId }) => schemeId === saved.acceptedSchemeId);
  const quotation: SheetQuotation = {
    ...saved,
    agentName: user ? [user.agencyName, user.userName].filter(Boolean).join(' ') : '',
    startDate: draft.startDate,
    months: draft.months,
    applyQuantity: draft.applyQuantity,
    schemes: draft.schemes,
    subject: ratingSubjectOf(product, draft),
    isSample: product.isSample,
  };

  const actions = (
    <>
      <Button onPress={() => window.print()}>{words.print}</Button>
      <DocumentButton title={words.pdf} load={loadDocument(send, quotationDocument, { id: saved.id })}>
        {words.pdf}
      </DocumentButton>
      {saved.isValid ? <Button onPress={() => setSharing(true)}>{words.share}</Button> : null}
      <Button onPress={() => void navigate(quotationPagePath(product.id, saved.id))}>{words.reuse}</Button>
      <InsureButton quotation={saved} variant="primary" />
    </>
  );
  return (
    <>
      <SavedQuotation
        quotation={quotation}
        product={product}
        actions={actions}
        notice={
          saved.acceptedAt === '' ? null : (
            <Notice tone="success">{sheetWords.acceptedOn(chosen?.name ?? '', formatInstant(saved.acceptedAt))}</Notice>
          )
        }
      />
      {isSharing ? (
        <ShareDialog id={saved.id} quotation={quotation} product={product} onClose={() => setSharing(false)} />
      ) : null}
    </>
  );
}

import { Button } from '@tuanbao/library/components/Button';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { headsLeftToList } from '@tuanbao/library/domain/scheme/listedHeads';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { ratingSubjectOf } from '@tuanbao/library/domain/subject/insuredSubjects';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { SheetQuotation } from '@tuanbao/library/widgets/QuotationSheet';
import { type ReactElement, useState } from 'react';

import { quotationDocument } from '../../contract/documents.ts';
import { saveDraft } from '../../contract/savedDrafts.ts';
import type { OwnQuotation } from '../data/useQuotation.ts';
import { DocumentButton } from '../documents/DocumentButton.tsx';
import { loadDocument } from '../documents/loadDocument.ts';
import { quotationPagePath, writePath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { useSession } from '../platform/session/sessionContext.ts';
import { messages } from './quotations.messages.ts';
import { SavedQuotation } from './SavedQuotation.tsx';
import { ShareDialog } from './ShareDialog.tsx';

export interface OwnQuotationScreenProps {
  readonly saved: OwnQuotation;
  readonly product: ProductDefinition;
}

/**
 * A quotation as its agent sees it. It has buttons that print, share or copy the quotation, or continue it as an order.
 */
export function OwnQuotationScreen({ saved, product }: OwnQuotationScreenProps): ReactElement {
  const words = useMessages(messages);
  const { send, clock } = useServices();
  const session = useSession();
  const { user } = useObservable(session);
  const navigate = useNavigate();
  const [isSharing, setSharing] = useState(false);
  const { isPending: isBeginning, run } = useAction();
  const { draft } = saved;
  const stated = { ...draft, schemes: headsLeftToList(draft.schemes, rosterLinesOf(draft.persons)) };
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

  const insure = () =>
    run(async () => {
      const broughtFrom = { kind: 'quotation', number: saved.quotationSn } as const;
      // A start day that has passed is cleared. The writing screen then offers the earliest possible day.
      const startDate = draft.startDate > clock.today() ? draft.startDate : '';
      const { id } = await send(saveDraft, { id: '', version: 0, draft: { ...draft, startDate }, broughtFrom });
      await navigate(writePath(product.id, { kind: 'unfinished', unfinishId: id }));
    });

  const actions = (
    <>
      <Button onPress={() => window.print()}>{words.print}</Button>
      <DocumentButton title={words.pdf} load={loadDocument(send, quotationDocument, stated)}>
        {words.pdf}
      </DocumentButton>
      {saved.isValid ? <Button onPress={() => setSharing(true)}>{words.share}</Button> : null}
      <Button onPress={() => void navigate(quotationPagePath(product.id, saved.id))}>{words.reuse}</Button>
      <Button variant="primary" isPending={isBeginning} onPress={() => void insure()}>
        {words.insure}
      </Button>
    </>
  );
  return (
    <>
      <SavedQuotation quotation={quotation} product={product} actions={actions} />
      {isSharing ? (
        <ShareDialog id={saved.id} quotation={quotation} product={product} onClose={() => setSharing(false)} />
      ) : null}
    </>
  );
}

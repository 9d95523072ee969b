import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { showToast } from '@tuanbao/library/components/Toast';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { saveQuotation } from '../../contract/quotations.ts';
import { DiscardedNotice } from '../drafts/DiscardedNotice.tsx';
import type { OpenDraft } from '../drafts/draftDesk.ts';
import { useDraftDesks } from '../drafts/draftDesksContext.ts';
import { useOpenDraft } from '../drafts/useOpenDraft.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyAhead } from '../platform/lazy/lazyPart.ts';
import { type DraftSource, fromProduct } from '../platform/navigation/draftSource.ts';
import { quotationPath } from '../platform/navigation/paths.ts';
import { useNavigate, useParams, useSearchParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { useServices } from '../platform/services/services.ts';
import { messages } from '../quotations/quotations.messages.ts';

const QuotationScreen = lazyAhead(async () => (await import('../quotations/QuotationScreen.tsx')).QuotationScreen);

/** Quotes a product without persons, new or from a saved quotation. */
export default function QuotationPage(): ReactElement {
  const { productId = '' } = useParams();
  const [query] = useSearchParams();
  const from = query.get('from') ?? '';
  return <Configuring key={`${productId} ${from}`} productId={productId} from={from} />;
}

function Configuring({ productId, from }: { readonly productId: string; readonly from: string }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { quotationDrafts } = useDraftDesks();
  const navigate = useNavigate();
  const [discarded, setDiscarded] = useState<OrderDraft | null>(null);
  const draft = useOpenDraft(productId, sourceOf(from), quotationDrafts);

  const save = async ({ store }: OpenDraft) => {
    const { id, quotationSn } = await send(saveQuotation, store.statedDraft());
    showToast({ tone: 'success', title: words.saved(quotationSn) });
    await quotationDrafts.discard(productId).catch(() => undefined); // what can't be deleted now is offered once more
    await navigate(quotationPath(id));
  };

  if (draft.data) {
    const { data } = draft;
    // a refusal has been told; what was entered stays
    const onSave = () => save(data).catch(() => undefined);
    const onRestart = async () => {
      const discardedDraft = await quotationDrafts.discard(productId);
      setDiscarded(discardedDraft);
      draft.ask();
    };
    const undo = async (given: OrderDraft) => {
      await quotationDrafts.putBack(productId, given);
      setDiscarded(null);
      draft.ask();
    };
    return (
      <QuotationScreen
        key={data.serial}
        draft={data}
        notice={discarded ? <DiscardedNotice draft={discarded} onUndo={() => undo(discarded)} /> : null}
        onRestart={onRestart}
        onSave={onSave}
      />
    );
  }
  return (
    <Page>
      {draft.error ? <CallFailure error={draft.error} onRetry={draft.ask} isBeginning /> : null}
      {draft.isLoading ? <Skeleton lines={12} label={words.loading} /> : null}
    </Page>
  );
}

const sourceOf = (from: string): DraftSource => (from === '' ? fromProduct : { kind: 'quotation', quotationId: from });

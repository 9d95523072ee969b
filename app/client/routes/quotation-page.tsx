import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { saveQuotation } from '../../contract/quotations.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { lazyAhead } from '../lazyPart.ts';
import { quotationPath } from '../paths.ts';
import { messages } from '../quotations/quotations.messages.ts';
import { useQuotationStore } from '../quotations/useQuotationStore.ts';
import { useNavigate, useParams, useSearchParams } from '../router.ts';
import { useServices } from '../services.ts';
import { CallFailure } from '../shell/CallFailure.tsx';
import { Page } from '../shell/Page.tsx';

const QuotationScreen = lazyAhead(async () => (await import('../quotations/QuotationScreen.tsx')).QuotationScreen);

/** Quoting a product: configured and priced without persons, begun anew or from a saved quotation. */
export default function QuotationPage(): ReactElement {
  const { productId = '' } = useParams();
  const [query] = useSearchParams();
  const from = query.get('from') ?? '';
  return <Configuring key={`${productId} ${from}`} productId={productId} from={from} />;
}

function Configuring({ productId, from }: { readonly productId: string; readonly from: string }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const navigate = useNavigate();
  const store = useQuotationStore(productId, from);

  const save = async (draft: DraftStore) => {
    const { id, quotationSn } = await send(saveQuotation, draft.draft());
    showToast({ tone: 'success', title: words.saved(quotationSn) });
    await navigate(quotationPath(id));
  };

  if (store.data) {
    const { data } = store;
    // a refusal has been told; what was entered stays
    return <QuotationScreen store={data} onSave={() => save(data).catch(() => undefined)} />;
  }
  return (
    <Page>
      {store.error ? <CallFailure error={store.error} onRetry={store.ask} isBeginning /> : null}
      {store.isLoading ? <Skeleton lines={12} label={words.loading} /> : null}
    </Page>
  );
}

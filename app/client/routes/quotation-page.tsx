import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useEffect } from 'react';

import { saveQuotation } from '../../contract/quotations.ts';
import { useDraftDesks } from '../drafts/draftDesksContext.ts';
import { messages as draftMessages } from '../drafts/drafts.messages.ts';
import type { OpenDraft } from '../drafts/openDraft.ts';
import { useOpenDraft } from '../drafts/useOpenDraft.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyPart, loadAhead } from '../platform/lazy/lazyPart.ts';
import { type DraftSource, fromProduct, keyOfSource } from '../platform/navigation/draftSource.ts';
import { quotationPagePath, quotationPath } from '../platform/navigation/paths.ts';
import { useNavigate, useParams, useSearchParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { useServices } from '../platform/services/services.ts';
import { messages } from '../quotations/quotations.messages.ts';

const QuotationScreen = lazyPart(async () => (await import('../quotations/QuotationScreen.tsx')).QuotationScreen);

/** Page with the unfinished drafts. Its code is loaded when the agent has to choose a draft. */
const QuotationDraftsPage = lazyPart(
  async () => (await import('../quotations/QuotationDraftsPage.tsx')).QuotationDraftsPage,
);

/**
 * Screen that quotes a product without names of persons. It starts a new quotation, copies a saved quotation (parameter
 * `from`) or continues a draft (parameter `draft`).
 */
export default function QuotationPage(): ReactElement {
  const { productId = '' } = useParams();
  const [query] = useSearchParams();
  const source = sourceOf(query.get('from') ?? '', query.get('draft') ?? '');
  return <Configuring key={`${productId} ${keyOfSource(source)}`} productId={productId} source={source} />;
}

function Configuring({
  productId,
  source,
}: {
  readonly productId: string;
  readonly source: DraftSource;
}): ReactElement {
  const words = useMessages(messages);
  const { notKept } = useMessages(draftMessages);
  const { send } = useServices();
  const { quotationDrafts } = useDraftDesks();
  const navigate = useNavigate();
  const draft = useOpenDraft(productId, source, quotationDrafts);
  useEffect(() => loadAhead(QuotationScreen), []);

  const save = async ({ store }: OpenDraft) => {
    const { id, quotationSn } = await send(saveQuotation, store.statedDraft());
    showToast({ tone: 'success', title: words.saved(quotationSn) });
    // If the draft can't be deleted now, it is offered again when the agent next quotes the product.
    await quotationDrafts.discard(productId).catch(() => undefined);
    await navigate(quotationPath(id));
  };
  const beginAnother = async () => {
    if (!(await quotationDrafts.beginNew(productId))) showToast({ tone: 'danger', title: notKept });
    else if (source.kind === 'product') draft.ask();
    else await navigate(quotationPagePath(productId));
  };

  if (draft.unfinished) {
    return (
      <Suspense>
        <QuotationDraftsPage productId={productId} found={draft.unfinished} onBegin={() => void beginAnother()} />
      </Suspense>
    );
  }
  if (draft.data) {
    const { data } = draft;
    // The error was already shown. The screen keeps the data that the user entered.
    const onSave = () => save(data).catch(() => undefined);
    return <QuotationScreen key={data.serial} draft={data} onRestart={beginAnother} onSave={onSave} />;
  }
  return (
    <Page>
      {draft.error ? <CallFailure error={draft.error} onRetry={draft.ask} isBeginning /> : null}
      {draft.isLoading ? <Skeleton lines={12} label={words.loading} /> : null}
    </Page>
  );
}

function sourceOf(from: string, draft: string): DraftSource {
  if (draft !== '') return { kind: 'unfinished', unfinishId: draft };
  return from === '' ? fromProduct : { kind: 'quotation', quotationId: from };
}

import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useEffect } from 'react';

import { messages } from '../confirmation/confirmation.messages.ts';
import { AlreadySubmittedNotice } from '../drafts/AlreadySubmittedNotice.tsx';
import { useOpenDraft } from '../drafts/useOpenDraft.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyPart, loadAhead } from '../platform/lazy/lazyPart.ts';
import { sourceIn } from '../platform/navigation/draftSource.ts';
import { offlineOrderPath, orderPath, writePath } from '../platform/navigation/paths.ts';
import { Navigate, useNavigate, useParams, useSearchParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';

const ConfirmScreen = lazyPart(async () => (await import('../confirmation/ConfirmScreen.tsx')).ConfirmScreen);

/**
 * Screen on which the agent confirms a draft of a product. The query of the address contains the source of the draft.
 */
export default function OrderConfirm(): ReactElement {
  const words = useMessages(messages);
  const { productId = '' } = useParams();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const source = sourceIn(Object.fromEntries(query));
  const draft = useOpenDraft(productId, source);
  useEffect(() => loadAhead(ConfirmScreen), []);
  if (draft.unfinished) return <Navigate to={writePath(productId, source)} replace />;
  if (draft.data) {
    return (
      <ConfirmScreen
        draft={draft.data}
        onBack={(section, problem) => void navigate(writePath(productId, source, section, problem))}
        onSubmitted={(orderSn) => void navigate(orderPath(orderSn), { replace: true })}
        onKeptOffline={(id) => void navigate(offlineOrderPath(id), { replace: true })}
      />
    );
  }
  return (
    <Page title={words.title}>
      {draft.submittedAs ? <AlreadySubmittedNotice orderSn={draft.submittedAs} /> : null}
      {draft.error && !draft.submittedAs ? <CallFailure error={draft.error} onRetry={draft.ask} isBeginning /> : null}
      {draft.isLoading ? <Skeleton lines={12} /> : null}
    </Page>
  );
}

import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from '../confirming/confirming.messages.ts';
import { ConfirmScreen } from '../confirming/ConfirmScreen.tsx';
import { useOpenDraft } from '../drafts/useOpenDraft.ts';
import { orderPath, writePath } from '../paths.ts';
import { useNavigate, useParams } from '../router.ts';
import { CallFailure } from '../shell/CallFailure.tsx';
import { Page } from '../shell/Page.tsx';

/** Confirmation of the draft that is being written for a product. */
export default function OrderConfirm(): ReactElement {
  const words = useMessages(messages);
  const { productId = '' } = useParams();
  const navigate = useNavigate();
  const draft = useOpenDraft(productId);
  if (draft.data) {
    return (
      <ConfirmScreen
        draft={draft.data}
        onBack={() => void navigate(writePath(productId))}
        onSubmitted={(orderSn) => void navigate(orderPath(orderSn), { replace: true })}
      />
    );
  }
  return (
    <Page title={words.title}>
      {draft.error ? <CallFailure error={draft.error} onRetry={draft.ask} /> : null}
      {draft.isLoading ? <Skeleton lines={12} /> : null}
    </Page>
  );
}

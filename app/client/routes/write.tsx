import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useOpenDraft } from '../drafts/useOpenDraft.ts';
import { confirmPath } from '../paths.ts';
import { useNavigate, useParams } from '../router.ts';
import { CallFailure } from '../shell/CallFailure.tsx';
import { Page } from '../shell/Page.tsx';
import { WriteScreen } from '../writing/WriteScreen.tsx';
import { messages } from '../writing/writing.messages.ts';

/** Writing an order for a product. */
export default function Write(): ReactElement {
  const words = useMessages(messages);
  const { productId = '' } = useParams();
  const navigate = useNavigate();
  const draft = useOpenDraft(productId);
  if (draft.data) {
    return (
      <WriteScreen
        key={draft.data.serial}
        draft={draft.data}
        onRestart={draft.restart}
        onComplete={() => void navigate(confirmPath(productId))}
      />
    );
  }
  return (
    <Page>
      {draft.error ? <CallFailure error={draft.error} onRetry={draft.ask} /> : null}
      {draft.isLoading ? <Skeleton lines={12} label={words.loading} /> : null}
    </Page>
  );
}

import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { AlreadySubmittedNotice } from '../drafts/AlreadySubmittedNotice.tsx';
import { sourceIn } from '../drafts/draftSource.ts';
import { useOpenDraft } from '../drafts/useOpenDraft.ts';
import { lazyAhead } from '../lazyPart.ts';
import { confirmPath } from '../paths.ts';
import { useNavigate, useParams } from '../router.ts';
import { CallFailure } from '../shell/CallFailure.tsx';
import { Page } from '../shell/Page.tsx';
import { messages } from '../writing/writing.messages.ts';

const WriteScreen = lazyAhead(async () => (await import('../writing/WriteScreen.tsx')).WriteScreen);

/** Writing an order for a product: one screen, whichever of the five routes names where its draft comes from. */
export default function Write(): ReactElement {
  const words = useMessages(messages);
  const { productId = '', ...params } = useParams();
  const navigate = useNavigate();
  const source = sourceIn(params);
  const draft = useOpenDraft(productId, source);
  if (draft.data) {
    return (
      <WriteScreen
        key={draft.data.serial}
        draft={draft.data}
        onRestart={draft.restart}
        onComplete={() => void navigate(confirmPath(productId, source))}
      />
    );
  }
  return (
    <Page>
      {draft.submittedAs ? <AlreadySubmittedNotice orderSn={draft.submittedAs} /> : null}
      {draft.error && !draft.submittedAs ? <CallFailure error={draft.error} onRetry={draft.ask} isBeginning /> : null}
      {draft.isLoading ? <Skeleton lines={12} label={words.loading} /> : null}
    </Page>
  );
}

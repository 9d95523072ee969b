import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { AlreadySubmittedNotice } from '../drafts/AlreadySubmittedNotice.tsx';
import { messages as draftMessages } from '../drafts/drafts.messages.ts';
import { sourceIn } from '../drafts/draftSource.ts';
import { UnfinishedWorkPage } from '../drafts/UnfinishedWorkPage.tsx';
import { useOpenDraft } from '../drafts/useOpenDraft.ts';
import { lazyAhead } from '../lazyPart.ts';
import { confirmPath, writePath } from '../paths.ts';
import { useNavigate, useParams } from '../router.ts';
import { useServices } from '../services.ts';
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
  const { drafts } = useServices();
  const { notKept } = useMessages(draftMessages);
  const draft = useOpenDraft(productId, source);

  const beginAnother = async () => {
    if (!(await drafts.beginAnew(productId))) showToast({ tone: 'danger', title: notKept });
    else if (source.kind === 'product') draft.ask();
    else await navigate(writePath(productId));
  };

  if (draft.unfinished) {
    return <UnfinishedWorkPage drafts={draft.unfinished} onBegin={() => void beginAnother()} />;
  }
  if (draft.data) {
    return (
      <WriteScreen
        key={draft.data.serial}
        draft={draft.data}
        onRestart={beginAnother}
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

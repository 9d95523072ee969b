import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useEffect } from 'react';

import { messages } from '../application/application.messages.ts';
import { AlreadySubmittedNotice } from '../drafts/AlreadySubmittedNotice.tsx';
import { useDraftDesks } from '../drafts/draftDesksContext.ts';
import { messages as draftMessages } from '../drafts/drafts.messages.ts';
import { UnfinishedWorkPage } from '../drafts/UnfinishedWorkPage.tsx';
import { useOpenDraft } from '../drafts/useOpenDraft.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyPart, loadAhead } from '../platform/lazy/lazyPart.ts';
import { sourceIn } from '../platform/navigation/draftSource.ts';
import { confirmPath, writePath } from '../platform/navigation/paths.ts';
import { useNavigate, useParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';

const WriteScreen = lazyPart(async () => (await import('../application/WriteScreen.tsx')).WriteScreen);

/** Screen on which an order of a product is written. Its five routes differ in the source of the draft. */
export default function Write(): ReactElement {
  const words = useMessages(messages);
  const { productId = '', ...params } = useParams();
  const navigate = useNavigate();
  const source = sourceIn(params);
  const { drafts } = useDraftDesks();
  const { notKept } = useMessages(draftMessages);
  const draft = useOpenDraft(productId, source);
  useEffect(() => loadAhead(WriteScreen), []);

  const beginAnother = async () => {
    if (!(await drafts.beginNew(productId))) showToast({ tone: 'danger', title: notKept });
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

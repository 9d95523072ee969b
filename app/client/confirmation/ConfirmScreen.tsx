import { Button } from '@tuanbao/library/components/Button';
import { ErrorSummary } from '@tuanbao/library/components/ErrorSummary';
import { Notice } from '@tuanbao/library/components/Notice';
import { hasErrors } from '@tuanbao/library/domain/problem/problem';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { PremiumBar } from '@tuanbao/library/widgets/PremiumBar';
import { type ReactElement, Suspense } from 'react';

import type { Section } from '../application/sections.ts';
import { useWriteErrors } from '../application/useWriteErrors.ts';
import { ConflictNotice } from '../drafts/ConflictNotice.tsx';
import type { OpenDraft } from '../drafts/draftDesk.ts';
import { useDraftBody, useDraftProblems, useFaultyRows, useQuote } from '../drafts/useDraft.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { Page } from '../platform/page/Page.tsx';
import { messages } from './confirmation.messages.ts';
import { Declarations } from './Declarations.tsx';
import { DraftRecap } from './DraftRecap.tsx';
import { OfflineCard } from './OfflineCard.tsx';
import { RefusalDialog } from './RefusalDialog.tsx';
import { useAgreement } from './useAgreement.ts';
import { useOfflineSubmission } from './useOfflineSubmission.ts';
import { useSubmission } from './useSubmission.ts';

export interface ConfirmScreenProps {
  readonly draft: OpenDraft;
  /** Back to the writing; to a section of it, and in that to what a problem's path names. */
  readonly onBack: (section?: Section, problem?: string) => void;
  readonly onSubmitted: (orderSn: string) => void;
  /** The draft has become an offline order. */
  readonly onKeptOffline: (id: string) => void;
}

/** Rarely needed. */
const OfflineConflictDialog = lazyPart(async () => (await import('./OfflineConflictDialog.tsx')).OfflineConflictDialog);

/** Who pressed the button at the lower edge of a long page would miss what appears at its top. */
const bringIntoSight = (element: Element | null): void => element?.scrollIntoView({ block: 'center' });

/** The draft to be read once more, the declarations, and the one submit. */
export function ConfirmScreen({ draft, onBack, onSubmitted, onKeptOffline }: ConfirmScreenProps): ReactElement {
  const words = useMessages(messages);
  const { store } = draft;
  const body = useDraftBody(store);
  const quote = useQuote(store);
  const problems = useDraftProblems(store);
  const faultyRows = useFaultyRows(store);
  const submission = useSubmission(draft, onSubmitted);
  const offline = useOfflineSubmission(draft, onKeptOffline);
  const isOfflineOrder = draft.source.kind === 'offline';
  const agreement = useAgreement();

  if (hasErrors(problems) || faultyRows > 0) return <Incomplete draft={draft} onBack={onBack} />;

  return (
    <Page title={words.title} lead={words.lead} actions={<Button onPress={() => onBack()}>{words.back}</Button>}>
      {submission.refusal?.kind === 'notSaved' ? (
        <Notice ref={bringIntoSight} tone="danger">
          {words.notSaved}
        </Notice>
      ) : null}
      <DraftRecap store={store} />
      <Declarations agreement={agreement} />
      <OfflineCard
        isOfflineOrder={isOfflineOrder}
        note={offline.note}
        onChangeNote={offline.changeNote}
        isPending={offline.isPending}
        onSubmit={() => agreement.require(offline.submit)}
      />
      <PremiumBar
        quote={quote}
        schemes={body.schemes}
        isSample={store.surroundings.product.isSample}
        nextLabel={isOfflineOrder ? words.changeOffline : words.submit}
        onNext={() => agreement.require(isOfflineOrder ? offline.submit : submission.submit)}
        isPending={submission.isPending || (isOfflineOrder && offline.isPending)}
      />
      <RefusalDialog
        refusal={submission.refusal}
        onDismiss={submission.dismiss}
        onAcceptPrice={submission.submit}
        onCorrect={() => onBack('persons')}
      />
      <ConflictNotice draft={draft} />
      {offline.conflict ? (
        <Suspense>
          <OfflineConflictDialog store={store} note={offline.note} conflict={offline.conflict} />
        </Suspense>
      ) : null}
    </Page>
  );
}

type IncompleteProps = Pick<ConfirmScreenProps, 'draft' | 'onBack'>;

/** Stands in the place of a draft that can't be submitted: why, and the way to each field. */
function Incomplete({ draft, onBack }: IncompleteProps): ReactElement {
  const words = useMessages(messages);
  const errors = useWriteErrors(draft.store, onBack);
  // the field is on another screen, which goes to it as it opens
  const items = errors.map(({ message, onJump }) => ({ message, onJump }));
  return (
    <Page title={words.title} actions={<Button onPress={() => onBack()}>{words.back}</Button>}>
      <ErrorSummary title={words.incomplete(items.length)} items={items} />
    </Page>
  );
}

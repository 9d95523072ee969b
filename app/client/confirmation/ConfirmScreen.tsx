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
import type { OpenDraft } from '../drafts/openDraft.ts';
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
  /**
   * Returns to the writing screen. If a section and a problem are given, the writing screen opens at that section and
   * focuses the field of the problem.
   */
  readonly onBack: (section?: Section, problem?: string) => void;
  readonly onSubmitted: (orderSn: string) => void;
  /**
   * Called when the draft was submitted as an order that is processed outside the system. `id` is the id of that order.
   */
  readonly onKeptOffline: (id: string) => void;
}

/** Dialog for two versions of an offline order. Its code is loaded when it is shown, because conflicts are rare. */
const OfflineConflictDialog = lazyPart(async () => (await import('./OfflineConflictDialog.tsx')).OfflineConflictDialog);

/**
 * Scrolls to a message at the top of the page. The user is at the submit button at the bottom and wouldn't see the
 * message otherwise.
 */
const bringIntoSight = (element: Element | null): void => element?.scrollIntoView({ block: 'center' });

/** Confirmation screen. It shows the draft for review, the declarations and the submit button. */
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

/**
 * Shown instead of the draft if the draft or its roster has errors. It lists the errors; each leads to its place on the
 * writing screen.
 */
function Incomplete({ draft, onBack }: IncompleteProps): ReactElement {
  const words = useMessages(messages);
  const errors = useWriteErrors(draft.store, onBack);
  // The fields are on the writing screen. When that screen opens, it focuses the field of the chosen error.
  const items = errors.map(({ message, onJump }) => ({ message, onJump }));
  return (
    <Page title={words.title} actions={<Button onPress={() => onBack()}>{words.back}</Button>}>
      <ErrorSummary title={words.incomplete(items.length)} items={items} />
    </Page>
  );
}

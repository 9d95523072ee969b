import { Button } from '@tuanbao/library/components/Button';
import { ErrorSummary } from '@tuanbao/library/components/ErrorSummary';
import { UploadScopeContext } from '@tuanbao/library/components/FileUpload';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Stepper } from '@tuanbao/library/components/Stepper';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { memo, type ReactElement, Suspense, useState } from 'react';

import { ConflictNotice } from '../drafts/ConflictNotice.tsx';
import type { OpenDraft } from '../drafts/openDraft.ts';
import { RestartButton } from '../drafts/RestartButton.tsx';
import { RestoredBanner } from '../drafts/RestoredBanner.tsx';
import { useLeaveGuard } from '../drafts/useLeaveGuard.ts';
import { useUploadWait } from '../files/useUploadWait.ts';
import { InvitationNotice } from '../invitation/InvitationNotice.tsx';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { Page } from '../platform/page/Page.tsx';
import { ProblemPersonsDialog } from '../problemPersons/ProblemPersonsDialog.tsx';
import { QualificationNotice } from '../qualification/QualificationNotice.tsx';
import { RecommendedOrdersButton } from '../recommendedOrders/RecommendedOrdersButton.tsx';
import { ApplicantSection } from './ApplicantSection.tsx';
import { messages } from './application.messages.ts';
import { PeriodSection } from './PeriodSection.tsx';
import { PersonsSection } from './PersonsSection.tsx';
import { SchemesSection, type SchemesSectionProps } from './SchemesSection.tsx';
import type { Section } from './sections.ts';
import { usePersonCheck } from './usePersonCheck.ts';
import { useSectionTitles } from './useSectionTitles.ts';
import { useWriteState, type WriteState } from './useWriteState.ts';
import { WritePremium } from './WritePremium.tsx';
import { WriteProgress } from './WriteProgress.tsx';
import * as S from './WriteScreen.styles.ts';

/**
 * Section of the insured subjects. Its code is loaded when the section is shown, because most products insure only
 * persons.
 */
const SubjectSection = lazyPart(async () => (await import('./SubjectSection.tsx')).SubjectSection);

/**
 * Section of the invoice. Its code is loaded when the section is shown, because the section is one of the last on the
 * screen.
 */
const InvoiceSection = lazyPart(async () => (await import('./InvoiceSection.tsx')).InvoiceSection);

/** Section of the materials. Its code is loaded when the section is shown, because materials are uploaded last. */
const MaterialsSection = lazyPart(async () => (await import('./MaterialsSection.tsx')).MaterialsSection);

export interface WriteScreenProps {
  readonly draft: OpenDraft;
  /** Starts another draft. The current draft stays in the list of unfinished orders. */
  readonly onRestart: () => Promise<void>;
  /** Opens the confirmation screen. Called when the draft is complete. */
  readonly onComplete: () => void;
}

/** Writing screen. On a wide screen, all sections are on one page; on a phone, one section is shown at a time. */
export function WriteScreen({ draft, onRestart, onComplete }: WriteScreenProps): ReactElement {
  const words = useMessages(messages);
  const { store, autosave } = draft;
  const { product } = store.surroundings;
  const check = usePersonCheck(store, onComplete);
  const uploads = useUploadWait();
  const state = useWriteState(store, check.goOn, uploads.isOver);
  useLeaveGuard(autosave);
  const shown = state.isStepwise ? [state.step] : state.sections;
  // The banner about a restored draft has the button, so the head of the page doesn't repeat it.
  const [canRestartInBanner, setRestartInBanner] = useState(draft.origin.kind === 'saved');

  return (
    <Page
      title={words.title(product.name)}
      lead={product.insurer.name}
      actions={<HeadActions draft={draft} onRestart={canRestartInBanner ? null : onRestart} />}
    >
      <Layout.Notices>
        <QualificationNotice productId={product.id} />
        <InvitationNotice productId={product.id} />
        <RestoredBanner draft={draft} onRestart={onRestart} onClose={() => setRestartInBanner(false)} />
      </Layout.Notices>
      <Steps product={product} state={state} />
      <ErrorSummary title={words.problemsTitle(state.errors.length)} items={state.errors} refusals={state.refusals} />
      <S.Sections>
        <UploadScopeContext.Provider value={uploads.scope}>
          {shown.map((section) => (
            <WriteSectionOf
              key={section}
              section={section}
              store={store}
              shouldShowProblems={state.isRefused}
              selectedId={state.schemeId}
              onSelect={state.selectScheme}
            />
          ))}
        </UploadScopeContext.Provider>
      </S.Sections>
      {state.isStepwise && state.step !== state.sections[0] ? (
        <Button onPress={state.goBack}>{words.back}</Button>
      ) : null}
      <WritePremium
        draft={draft}
        nextLabel={state.isLastStep ? words.toConfirm : words.next}
        onNext={state.goOn}
        isPending={check.isPending}
      />
      <ProblemPersonsDialog
        persons={check.problemPersons}
        onDismiss={check.dismiss}
        onCorrect={() => state.showSection('persons')}
      />
      <ConflictNotice draft={draft} />
    </Page>
  );
}

interface HeadActionsProps {
  readonly draft: OpenDraft;
  /** Starts another draft. Null if the button for this is elsewhere on the screen. */
  readonly onRestart: (() => Promise<void>) | null;
}

/** Buttons in the head of the page. */
function HeadActions({ draft, onRestart }: HeadActionsProps): ReactElement {
  return (
    <Layout.Actions>
      {onRestart ? <RestartButton autosave={draft.autosave} onRestart={onRestart} /> : null}
      {draft.source.kind === 'offline' ? null : <RecommendedOrdersButton draft={draft} />}
    </Layout.Actions>
  );
}

interface StepsProps {
  readonly product: ProductDefinition;
  readonly state: WriteState;
}

/** List of the sections: on a phone the steps, on a wide screen a bar that leads to the sections. */
function Steps({ product, state }: StepsProps): ReactElement {
  const words = useMessages(messages);
  const titles = useSectionTitles(product);
  if (!state.isStepwise) {
    const { sections, errors, isRefused, showSection } = state;
    return <WriteProgress {...{ product, sections, errors, isRefused }} onShow={showSection} />;
  }
  return (
    <Stepper
      aria-label={words.steps}
      steps={state.sections.map((id) => ({
        id,
        title: titles[id],
        hasProblem: state.faultySections.has(id),
      }))}
      value={state.step}
      onChange={(id) => {
        const section = state.sections.find((each) => each === id);
        if (section) state.goTo(section);
      }}
    />
  );
}

interface WriteSectionOfProps extends SchemesSectionProps {
  readonly section: Section;
}

/** One section. It is memoised, so that it doesn't render again each time the screen renders. */
const WriteSectionOf = memo(function WriteSectionOf({ section, ...schemes }: WriteSectionOfProps): ReactElement {
  const { store, shouldShowProblems } = schemes;
  if (section === 'schemes') return <SchemesSection {...schemes} />;
  if (section === 'period') return <PeriodSection store={store} />;
  if (section === 'persons') return <PersonsSection store={store} />;
  if (section === 'applicant') return <ApplicantSection store={store} shouldShowProblems={shouldShowProblems} />;
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      {section === 'materials' ? <MaterialsSection store={store} shouldShowProblems={shouldShowProblems} /> : null}
      {section === 'invoice' ? <InvoiceSection store={store} /> : null}
      {section === 'materials' || section === 'invoice' ? null : (
        <SubjectSection section={section} store={store} shouldShowProblems={shouldShowProblems} />
      )}
    </Suspense>
  );
});

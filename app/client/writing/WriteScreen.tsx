import { Button } from '@tuanbao/library/components/Button';
import { ErrorSummary } from '@tuanbao/library/components/ErrorSummary';
import { Stepper } from '@tuanbao/library/components/Stepper';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useRef } from 'react';

import { ConflictDialog } from '../drafts/ConflictDialog.tsx';
import type { OpenDraft } from '../drafts/draftDesk.ts';
import { RestoredBanner } from '../drafts/RestoredBanner.tsx';
import { useLeaveGuard } from '../drafts/useLeaveGuard.ts';
import { Page } from '../shell/Page.tsx';
import { ApplicantSection } from './ApplicantSection.tsx';
import { PeriodSection } from './PeriodSection.tsx';
import { PersonsSection } from './PersonsSection.tsx';
import { SchemesSection } from './SchemesSection.tsx';
import { type Section, sections } from './sections.ts';
import { useWriteState } from './useWriteState.ts';
import { WritePremium } from './WritePremium.tsx';
import * as S from './WriteScreen.styles.ts';
import { messages } from './writing.messages.ts';

export interface WriteScreenProps {
  readonly draft: OpenDraft;
  /** Deletes the draft and begins a new one. */
  readonly onRestart: () => Promise<void>;
  /** The draft is complete: on to its confirmation. */
  readonly onComplete: () => void;
}

/** The writing screen: one page where there is room, step by step on a phone. */
export function WriteScreen({ draft, onRestart, onComplete }: WriteScreenProps): ReactElement {
  const words = useMessages(messages);
  const { store, autosave } = draft;
  const { product } = store.surroundings;
  const summary = useRef<HTMLHeadingElement>(null);
  const state = useWriteState(store, summary, onComplete);
  useLeaveGuard(autosave);
  const shows = (section: Section) => !state.isStepwise || state.step === section;

  return (
    <Page title={words.title(product.name)} lead={product.insurer.name}>
      <RestoredBanner draft={draft} onRestart={onRestart} />
      {state.isStepwise ? (
        <Stepper
          aria-label={words.steps}
          steps={sections.map((id) => ({ id, title: words.section[id] }))}
          value={state.step}
          onChange={(id) => state.goTo(id as Section)}
        />
      ) : null}
      {state.isRefused ? (
        <ErrorSummary ref={summary} title={words.problemsTitle(state.errors.length)} items={state.errors} />
      ) : null}
      <S.Sections>
        {shows('schemes') ? (
          <SchemesSection
            store={store}
            shouldShowProblems={state.isRefused}
            selectedId={state.schemeId}
            onSelect={state.selectScheme}
          />
        ) : null}
        {shows('period') ? <PeriodSection store={store} /> : null}
        {shows('persons') ? <PersonsSection store={store} /> : null}
        {shows('applicant') ? <ApplicantSection store={store} shouldShowProblems={state.isRefused} /> : null}
      </S.Sections>
      {state.isStepwise && state.step !== sections[0] ? <Button onPress={state.goBack}>{words.back}</Button> : null}
      <WritePremium draft={draft} nextLabel={state.isLastStep ? words.toConfirm : words.next} onNext={state.goOn} />
      <ConflictDialog draft={draft} />
    </Page>
  );
}

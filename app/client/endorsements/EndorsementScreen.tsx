import { Button } from '@tuanbao/library/components/Button';
import type { ErrorSummaryItem } from '@tuanbao/library/components/ErrorSummary';
import { Notice } from '@tuanbao/library/components/Notice';
import { materialProblems } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import type { EndorsementStep } from '@tuanbao/library/domain/endorsement/endorsementSteps';
import { type PersonChange, rosterAfter } from '@tuanbao/library/domain/endorsement/personChange';
import { headsOfOrder } from '@tuanbao/library/domain/order/heads';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { endorsementProblemMessages, endorsementProblemText } from '@tuanbao/library/i18n/endorsementProblems.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { EndorsementChanges } from '@tuanbao/library/widgets/EndorsementPersons';
import { EndorsementPremium } from '@tuanbao/library/widgets/EndorsementPremium';
import { EndorsementStepper } from '@tuanbao/library/widgets/EndorsementStepper';
import { type ReactElement, Suspense, useMemo } from 'react';
import { flushSync } from 'react-dom';

import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { callErrorText } from '../platform/errors/callErrors.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { useServices } from '../platform/services/services.ts';
import { ProblemPersonsDialog } from '../problemPersons/ProblemPersonsDialog.tsx';
import { ChooseKinds, kindsId } from './ChooseKinds.tsx';
import { messages } from './endorsements.messages.ts';
import { changesId, FillInformation } from './FillInformation.tsx';
import { IncomingCovers } from './IncomingCovers.tsx';
import { materialIdOf, MaterialUploads } from './MaterialUploads.tsx';
import { type EndorsementDraftState, type OpenedDraft, useEndorsementDraft } from './useEndorsementDraft.ts';
import { type EndorsementSteps, useEndorsementSteps } from './useEndorsementSteps.ts';

/** Loaded when it is shown, because conflicts are rare. */
const EndorsementConflict = lazyPart(async () => (await import('./EndorsementConflict.tsx')).EndorsementConflict);

export interface EndorsementScreenProps {
  readonly settings: EndorsementSettings;
  /** Persons who are insured before the endorsement. */
  readonly insured: readonly Person[];
  readonly contextOn: (day: string) => RosterContext;
  /** Saved draft that is continued; null if a new endorsement is started. */
  readonly opened: OpenedDraft | null;
}

/** Returns the entries that are missing in each step, as errors with links to their fields. */
function useMissing(draft: EndorsementDraftState, { rule }: EndorsementSettings): readonly ErrorSummaryItem[] {
  const words = useMessages(messages);
  const sentences = useMessages(endorsementProblemMessages);
  const { step, kinds, request, trial, isTrialPending } = draft;
  if (step === 'chooseType') return kinds.length === 0 ? [{ message: words.chooseKind, targetId: kindsId }] : [];
  if (step === 'uploadMaterials') {
    return materialProblems(draft.materials, rule).flatMap((problem) => {
      const message = endorsementProblemText(sentences, problem);
      return message === null ? [] : [{ message, targetId: materialIdOf(problem) }];
    });
  }
  if (request.changes.length === 0) return [{ message: sentences.nothingToChange({}) }];
  return trial.data === undefined || trial.error !== undefined || isTrialPending
    ? [{ message: sentences.trialMissing({}) }]
    : [];
}

interface PremiumOfStepProps {
  readonly settings: EndorsementSettings;
  readonly draft: EndorsementDraftState;
}

/**
 * Shows the premium of the changes. In the step where the changes are entered, it also has the field for the effective
 * date.
 */
function PremiumOfStep({ settings, draft }: PremiumOfStepProps): ReactElement {
  const { settings: appSettings } = useServices();
  const { locale } = useObservable(appSettings);
  const { request, trial } = draft;
  const isFilledIn = draft.step === 'fillInformation';
  return (
    <EndorsementPremium
      changes={request.changes}
      trial={request.changes.length === 0 ? null : (trial.data ?? null)}
      effectiveDate={request.effectiveDate}
      isPending={draft.isTrialPending}
      problem={trial.error === undefined ? undefined : callErrorText(trial.error, locale)}
      {...(isFilledIn && {
        dates: { earliest: settings.earliestEffectiveDate, latest: settings.latestEffectiveDate },
        onDate: draft.chooseDate,
      })}
    />
  );
}

const showChanges = (): void => document.getElementById(changesId)?.focus();

/** Returns to the step where the changes are entered, so that the user can edit them. */
function backToChanges(goTo: EndorsementSteps['goTo']): void {
  flushSync(() => goTo('fillInformation'));
  showChanges();
}

interface StepRefusalProps {
  readonly rule: EndorsementSettings['rule'];
  readonly draft: EndorsementDraftState;
  readonly steps: EndorsementSteps;
}

/**
 * Shows why the user can't go on to the next step: persons with problems, or a conflict in which a version has to be
 * chosen. Otherwise renders nothing.
 */
function StepRefusal({ rule, draft, steps }: StepRefusalProps): ReactElement {
  const { refused, dismissRefused, conflict } = steps;
  return (
    <>
      <ProblemPersonsDialog persons={refused} onDismiss={dismissRefused} onCorrect={showChanges} />
      {conflict ? (
        <Suspense>
          <EndorsementConflict
            rule={rule}
            mine={draft}
            theirs={conflict.theirs}
            onTakeTheirs={conflict.takeTheirs}
            onKeepMine={conflict.keepMine}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface HeadsProps {
  /** Number of persons who are insured before the changes. */
  readonly before: number;
  readonly insured: readonly Person[];
  readonly changes: readonly PersonChange[];
}

/** Shows the number of insured persons before and after the changes. */
function Heads({ before, insured, changes }: HeadsProps): ReactElement {
  const words = useMessages(messages);
  const listedNow = rosterAfter(insured, changes).length;
  return <p>{words.remaining(before, headsOfOrder({ submitted: before, listed: insured.length, listedNow }))}</p>;
}

/** The five steps in which an endorsement of one policy is created. */
export function EndorsementScreen({ settings, insured, contextOn, opened }: EndorsementScreenProps): ReactElement {
  const words = useMessages(messages);
  const draft = useEndorsementDraft(settings, opened);
  const missing = useMissing(draft, settings);
  const steps = useEndorsementSteps(settings.policyUuid, draft);
  const { problems, isPending, goTo, saveDraft, submit } = steps;
  const { request } = draft;
  const context = useMemo(() => contextOn(request.effectiveDate), [contextOn, request.effectiveDate]);
  const premiumIn = (step: EndorsementStep) =>
    draft.step === step ? <PremiumOfStep settings={settings} draft={draft} /> : null;
  const heads = <Heads before={settings.heads} insured={insured} changes={request.changes} />;

  return (
    <>
      <EndorsementStepper
        value={draft.step}
        onChange={goTo}
        missing={missing}
        isPending={isPending}
        onSubmit={submit}
        actions={
          <Button variant="quiet" isDisabled={isPending} onPress={saveDraft}>
            {words.saveDraft}
          </Button>
        }
        panels={{
          chooseType: <ChooseKinds settings={settings} value={draft.kinds} onChange={draft.chooseKinds} />,
          fillInformation: (
            <FillInformation
              settings={settings}
              draft={draft}
              insured={insured}
              context={context}
              problems={problems}
              premium={premiumIn('fillInformation')}
            />
          ),
          confirmChanges: (
            <Layout.Stack>
              {heads}
              <IncomingCovers settings={settings} request={request} onGoTo={() => backToChanges(goTo)} />
              <EndorsementChanges changes={request.changes} schemes={context.schemes} />
              {premiumIn('confirmChanges')}
            </Layout.Stack>
          ),
          uploadMaterials: <MaterialUploads rule={settings.rule} value={draft.materials} onChange={draft.handIn} />,
          confirmAndSubmit: (
            <Layout.Stack>
              <Notice>{words.declaration}</Notice>
              {heads}
              {premiumIn('confirmAndSubmit')}
            </Layout.Stack>
          ),
        }}
      />
      <StepRefusal rule={settings.rule} draft={draft} steps={steps} />
    </>
  );
}

import { Button } from '@tuanbao/library/components/Button';
import type { ErrorSummaryItem } from '@tuanbao/library/components/ErrorSummary';
import { materialProblems } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { endorsementProblemMessages, endorsementProblemText } from '@tuanbao/library/i18n/endorsementProblems.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { EndorsementChanges } from '@tuanbao/library/widgets/EndorsementPersons';
import { EndorsementStepper } from '@tuanbao/library/widgets/EndorsementStepper';
import { type ReactElement, Suspense, useMemo } from 'react';
import { flushSync } from 'react-dom';

import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { useUploadWait } from '../files/useUploadWait.ts';
import { callErrorText } from '../platform/errors/callErrors.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { useServices } from '../platform/services/services.ts';
import { ProblemPersonsDialog } from '../problemPersons/ProblemPersonsDialog.tsx';
import { isOfProblemPersons, problemPersonsOf } from '../problemPersons/problemPersonsOf.ts';
import { ChooseKinds, kindsId } from './ChooseKinds.tsx';
import { messages } from './endorsements.messages.ts';
import { EndorsementTotals } from './EndorsementTotals.tsx';
import { changesId, FillInformation } from './FillInformation.tsx';
import { IncomingCovers } from './IncomingCovers.tsx';
import { materialIdOf, MaterialUploads } from './MaterialUploads.tsx';
import { problemsByChange } from './problemsByChange.ts';
import { SubmitSummary } from './SubmitSummary.tsx';
import { type EndorsementDraftState, type OpenedDraft, useEndorsementDraft } from './useEndorsementDraft.ts';
import { type ChangeProblems, type EndorsementSteps, useEndorsementSteps } from './useEndorsementSteps.ts';
import { type KindLimits, useKindLimits } from './useKindLimits.ts';

/** Dialog for two versions of a draft. Its code is loaded when the dialog is shown, because conflicts are rare. */
const EndorsementConflict = lazyPart(async () => (await import('./EndorsementConflict.tsx')).EndorsementConflict);

export interface EndorsementScreenProps {
  readonly settings: EndorsementSettings;
  /** Persons who are insured before the endorsement. */
  readonly insured: readonly Person[];
  readonly contextOn: (day: string) => RosterContext;
  /** Saved draft that is continued; null if a new endorsement is started. */
  readonly opened: OpenedDraft | null;
}

/** Returns the errors that prevent the next step, for the error summary. */
function useMissing(draft: EndorsementDraftState, { rule }: EndorsementSettings): readonly ErrorSummaryItem[] {
  const words = useMessages(messages);
  const sentences = useMessages(endorsementProblemMessages);
  const { settings } = useServices();
  const { locale } = useObservable(settings);
  const { step, kinds, request, trial, isTrialPending } = draft;
  if (step === 'chooseType') return kinds.length === 0 ? [{ message: words.chooseKind, targetId: kindsId }] : [];
  if (step === 'uploadMaterials') {
    return materialProblems(draft.materials, rule).flatMap((problem) => {
      const message = endorsementProblemText(sentences, problem);
      return message === null ? [] : [{ message, targetId: materialIdOf(problem) }];
    });
  }
  if (request.changes.length === 0) return [{ message: sentences.nothingToChange({}) }];
  if (!isTrialPending && trial.error !== undefined)
    return [{ message: callErrorText(trial.error, locale), targetId: changesId }];
  return draft.currentTrial === null ? [{ message: sentences.trialMissing({}) }] : [];
}

/** Returns the problems that the last check of the changes found, and the problems that prevent a trial premium. */
function useProblems(
  { request, trial, isTrialPending }: EndorsementDraftState,
  checked: ChangeProblems,
): ChangeProblems {
  return useMemo(() => {
    if (isTrialPending || !isOfProblemPersons(trial.error)) return checked;
    const unpriced = problemsByChange(problemPersonsOf(trial.error), request.changes);
    const all = new Map<PersonChange, readonly string[]>(checked);
    for (const [change, sentences] of unpriced)
      all.set(change, [...new Set([...(all.get(change) ?? []), ...sentences])]);
    return all;
  }, [request.changes, trial.error, isTrialPending, checked]);
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
 * Shows why the user can't go on to the next step: persons with problems, or a conflict between two versions of the
 * draft. Otherwise renders nothing.
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

interface ChooseStepProps extends Pick<ConfirmChangesProps, 'settings' | 'draft'> {
  readonly limits: KindLimits;
}

/** Step in which the agent chooses kinds of change, or continues with the employer's list. */
function ChooseStep({ settings, draft, limits }: ChooseStepProps): ReactElement {
  const startByList = () => {
    draft.chooseKinds(settings.rule.kinds);
    draft.chooseWay('byList');
    draft.goTo('fillInformation');
  };
  return (
    <ChooseKinds
      settings={settings}
      limits={limits}
      value={draft.kinds}
      onChange={draft.chooseKinds}
      onByList={startByList}
    />
  );
}

interface ConfirmChangesProps {
  readonly settings: EndorsementSettings;
  readonly draft: EndorsementDraftState;
  readonly schemes: RosterContext['schemes'];
  /** Returns to the step where the changes are entered. */
  readonly onEdit: () => void;
}

/** Step in which the agent checks the changes, and sees which of the added persons are already covered. */
function ConfirmChanges({ settings, draft, schemes, onEdit }: ConfirmChangesProps): ReactElement {
  const { request, currentTrial } = draft;
  return (
    <Layout.Stack>
      <IncomingCovers settings={settings} request={request} onGoTo={onEdit} />
      <EndorsementChanges
        changes={request.changes}
        schemes={schemes}
        effectiveDate={request.effectiveDate}
        trial={currentTrial}
      />
    </Layout.Stack>
  );
}

/** Button that saves the draft, in every step. */
function SaveDraftButton({ steps }: { readonly steps: EndorsementSteps }): ReactElement {
  const words = useMessages(messages);
  return (
    <Button variant="quiet" isDisabled={steps.isPending} onPress={steps.saveDraft}>
      {words.saveDraft}
    </Button>
  );
}

/** True if the step has a primary button of its own, or if no endorsement of the policy is possible now. */
const isNextHidden = ({ step, way }: EndorsementDraftState, limits: KindLimits): boolean =>
  (step === 'fillInformation' && way === 'byList') || (step === 'chooseType' && limits.refusal !== null);

/** The five steps in which an endorsement of one policy is created. */
export function EndorsementScreen({ settings, insured, contextOn, opened }: EndorsementScreenProps): ReactElement {
  const draft = useEndorsementDraft(settings, opened);
  const limits = useKindLimits(settings);
  const missing = useMissing(draft, settings);
  const uploads = useUploadWait();
  const steps = useEndorsementSteps(settings.policyUuid, draft, uploads.isOver);
  const { isPending, goTo, submit } = steps;
  const { effectiveDate } = draft.request;
  const context = useMemo(() => contextOn(effectiveDate), [contextOn, effectiveDate]);
  const problems = useProblems(draft, steps.problems);
  return (
    <>
      <EndorsementStepper
        value={draft.step}
        onChange={goTo}
        missing={missing}
        isPending={isPending}
        onSubmit={submit}
        summary={<EndorsementTotals settings={settings} draft={draft} insured={insured} />}
        isNextHidden={isNextHidden(draft, limits)}
        actions={<SaveDraftButton steps={steps} />}
        panels={{
          chooseType: <ChooseStep settings={settings} draft={draft} limits={limits} />,
          fillInformation: (
            <FillInformation
              settings={settings}
              draft={draft}
              insured={insured}
              context={context}
              problems={problems}
            />
          ),
          confirmChanges: (
            <ConfirmChanges
              settings={settings}
              draft={draft}
              schemes={context.schemes}
              onEdit={() => backToChanges(goTo)}
            />
          ),
          uploadMaterials: (
            <MaterialUploads
              rule={settings.rule}
              value={draft.materials}
              onChange={draft.handIn}
              scope={uploads.scope}
              savedUuid={draft.save}
            />
          ),
          confirmAndSubmit: <SubmitSummary settings={settings} draft={draft} />,
        }}
      />
      <StepRefusal rule={settings.rule} draft={draft} steps={steps} />
    </>
  );
}

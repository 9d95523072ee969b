import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { showToast } from '@tuanbao/library/components/Toast';
import { materialProblems } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import type { EndorsementStep } from '@tuanbao/library/domain/endorsement/endorsementSteps';
import { type PersonChange, rosterAfter } from '@tuanbao/library/domain/endorsement/personChange';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { endorsementProblemMessages, endorsementProblemText } from '@tuanbao/library/i18n/endorsementProblems.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { EndorsementChanges } from '@tuanbao/library/widgets/EndorsementPersons';
import { EndorsementPremium } from '@tuanbao/library/widgets/EndorsementPremium';
import { EndorsementStepper } from '@tuanbao/library/widgets/EndorsementStepper';
import { type ReactElement, useMemo, useState } from 'react';

import { sendEndorsementMaterials, submitEndorsement } from '../../contract/endorsementOwnCalls.ts';
import { endorsementStateOf } from '../../contract/endorsementRecords.ts';
import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { verifyConservationPersons } from '../../contract/endorsements.ts';
import { isCallError } from '../data/callError.ts';
import { useAction } from '../data/useAction.ts';
import { endorsementPath } from '../paths.ts';
import { useNavigate } from '../router.ts';
import { useServices } from '../services.ts';
import { callErrorText } from '../shell/callErrors.ts';
import { useObservable } from '../useObservable.ts';
import { ChooseKinds } from './ChooseKinds.tsx';
import { messages } from './endorsements.messages.ts';
import * as S from './endorsements.styles.ts';
import { FillInformation } from './FillInformation.tsx';
import { MaterialUploads } from './MaterialUploads.tsx';
import { problemPersonsIn } from './problemPersonsIn.ts';
import { type EndorsementDraftState, type OpenedDraft, useEndorsementDraft } from './useEndorsementDraft.ts';

export interface EndorsementScreenProps {
  readonly settings: EndorsementSettings;
  /** Who is insured now. */
  readonly insured: readonly Person[];
  readonly contextOn: (day: string) => RosterContext;
  /** The draft that is gone on with; null: a new one. */
  readonly opened: OpenedDraft | null;
}

/** What is wrong with changes; one that is edited is another change, and nothing is known of it. */
type Problems = ReadonlyMap<PersonChange, readonly string[]>;
const noProblems: Problems = new Map();

/** What each step still lacks, in words. */
function useMissing(draft: EndorsementDraftState, { rule }: EndorsementSettings): readonly string[] {
  const words = useMessages(messages);
  const sentences = useMessages(endorsementProblemMessages);
  const { step, kinds, request, trial, isTrialPending } = draft;
  if (step === 'chooseType') return kinds.length === 0 ? [words.chooseKind] : [];
  if (step === 'uploadMaterials') {
    return materialProblems(draft.materials, rule).flatMap(
      (problem) => endorsementProblemText(sentences, problem) ?? [],
    );
  }
  if (request.changes.length === 0) return [sentences.nothingToChange({})];
  return trial.data === undefined || trial.error !== undefined || isTrialPending ? [sentences.trialMissing({})] : [];
}

/** The five steps of an endorsement of one policy. */
export function EndorsementScreen({ settings, insured, contextOn, opened }: EndorsementScreenProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { send, settings: appSettings } = useServices();
  const { locale } = useObservable(appSettings);
  const draft = useEndorsementDraft(settings, opened);
  const missing = useMissing(draft, settings);
  const { isPending, run } = useAction();
  const [problems, setProblems] = useState<Problems>(noProblems);
  const { policyUuid } = settings;
  const { request, trial } = draft;
  const context = useMemo(() => contextOn(request.effectiveDate), [contextOn, request.effectiveDate]);
  const mark = trial.data?.mark ?? '';

  /** Does something that the server may refuse for persons or price: both lead back to where they are filled in. */
  const guarded = (work: () => Promise<void>) =>
    run(async () => {
      try {
        await work();
      } catch (error) {
        const isOfPersons = isCallError(error, 'problemPersons');
        if (!isOfPersons && !isCallError(error, 'priceChanged')) throw error;
        if (isOfPersons) setProblems(problemPersonsIn(error.data, request.changes));
        else trial.ask();
        draft.goTo('fillInformation');
        showToast({ tone: 'danger', title: callErrorText(error, locale) });
      }
    });
  const goTo = (step: EndorsementStep) => {
    if (draft.step === 'uploadMaterials' && step === 'confirmAndSubmit') {
      return void guarded(async () => {
        await draft.save();
        draft.goTo(step);
      });
    }
    if (draft.step !== 'fillInformation' || step !== 'confirmChanges') return draft.goTo(step);
    return void guarded(async () => {
      await send(verifyConservationPersons, { policyUuid, request });
      setProblems(noProblems);
      await draft.save();
      draft.goTo(step);
    });
  };
  const submit = () =>
    void guarded(async () => {
      if (!trial.data) return;
      const draftUuid = await draft.save();
      const { netFen } = trial.data;
      // Named after the draft and what it asks for: a second try is the same submission, a changed request another one.
      const submissionId = `${draftUuid}.${mark}`;
      const { conservationUuid: uuid, status } = await send(submitEndorsement, {
        submissionId,
        draftUuid,
        policyUuid,
        request,
        netFen,
        mark,
      });
      const isToUpload = endorsementStateOf(status) === 'awaitingMaterials';
      if (isToUpload) await send(sendEndorsementMaterials, { uuid, materials: draft.materials });
      showToast({ tone: 'success', title: words.submitted });
      void navigate(endorsementPath(uuid));
    });

  const premium = (
    <EndorsementPremium
      changes={request.changes}
      trial={request.changes.length === 0 ? null : (trial.data ?? null)}
      effectiveDate={request.effectiveDate}
      isPending={draft.isTrialPending}
      problem={trial.error === undefined ? undefined : callErrorText(trial.error, locale)}
      {...(draft.step === 'fillInformation'
        ? {
            dates: { earliest: settings.earliestEffectiveDate, latest: settings.latestEffectiveDate },
            onDate: draft.chooseDate,
          }
        : {})}
    />
  );
  const heads = words.remaining(insured.length, rosterAfter(insured, request.changes).length);
  return (
    <EndorsementStepper
      value={draft.step}
      onChange={goTo}
      missing={missing}
      isPending={isPending}
      onSubmit={submit}
      actions={
        <Button
          variant="quiet"
          isDisabled={isPending}
          onPress={() =>
            void guarded(async () => {
              await draft.save();
              showToast({ tone: 'success', title: words.savedDraft });
            })
          }
        >
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
            premium={draft.step === 'fillInformation' ? premium : null}
          />
        ),
        confirmChanges: (
          <S.Stack>
            <p>{heads}</p>
            <EndorsementChanges changes={request.changes} schemes={context.schemes} />
            {draft.step === 'confirmChanges' ? premium : null}
          </S.Stack>
        ),
        uploadMaterials: <MaterialUploads rule={settings.rule} value={draft.materials} onChange={draft.handIn} />,
        confirmAndSubmit: (
          <S.Stack>
            <Notice>{words.declaration}</Notice>
            <p>{heads}</p>
            {draft.step === 'confirmAndSubmit' ? premium : null}
          </S.Stack>
        ),
      }}
    />
  );
}

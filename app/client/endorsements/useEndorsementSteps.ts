import { showToast } from '@tuanbao/library/components/Toast';
import type { EndorsementStep } from '@tuanbao/library/domain/endorsement/endorsementSteps';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useState } from 'react';

import {
  type EndorsementDraft,
  endorsementDraftCodec,
  sendEndorsementMaterials,
  submitEndorsement,
} from '../../contract/endorsementOwnCalls.ts';
import { endorsementStateOf } from '../../contract/endorsementRecords.ts';
import { verifyConservationPersons } from '../../contract/endorsements.ts';
import { callErrorText } from '../platform/errors/callErrors.ts';
import { isCallError } from '../platform/http/callError.ts';
import { endorsementPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { isOfProblemPersons, type ProblemPerson, problemPersonsOf } from '../problemPersons/problemPersonsOf.ts';
import { messages } from './endorsements.messages.ts';
import { problemsByChange } from './problemsByChange.ts';
import type { EndorsementDraftState } from './useEndorsementDraft.ts';

/** Problems by change; an edited change is a new object without known problems. */
export type ChangeProblems = ReadonlyMap<PersonChange, readonly string[]>;
const noProblems: ChangeProblems = new Map();

/** The ways of an endorsement from step to step, and what the server said of its persons. */
export interface EndorsementSteps {
  readonly problems: ChangeProblems;
  /** The persons of the last refusal, until the agent has taken note of them. */
  readonly refused: readonly ProblemPerson[];
  readonly dismissRefused: () => void;
  readonly isPending: boolean;
  /** Goes to a step; what the step before hands on is checked and saved first. */
  readonly goTo: (step: EndorsementStep) => void;
  readonly saveDraft: () => void;
  readonly submit: () => void;
  /** The version that was saved elsewhere in between, for the agent to choose; null where there is none. */
  readonly conflict: VersionConflict | null;
}

/** Two versions of a draft, of which the agent keeps one. */
export interface VersionConflict {
  readonly theirs: EndorsementDraft;
  /** Replaces the newer version and goes on with what its save held up. */
  readonly keepMine: () => void;
  /** Leads back to the filled-in content, which is now the newer one. */
  readonly takeTheirs: () => void;
}

/** Leads through the steps of an endorsement of one policy. */
export function useEndorsementSteps(policyUuid: string, draft: EndorsementDraftState): EndorsementSteps {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { send } = useServices();
  const { noteProblems, guarded, ...state } = useGuarded(draft);
  const { request, trial } = draft;

  const goTo = (step: EndorsementStep) => {
    const shouldVerify = draft.step === 'fillInformation' && step === 'confirmChanges';
    const shouldSave = shouldVerify || (draft.step === 'uploadMaterials' && step === 'confirmAndSubmit');
    if (!shouldSave) return draft.goTo(step);
    return guarded(async () => {
      if (shouldVerify) {
        await send(verifyConservationPersons, { policyUuid, request });
        noteProblems(noProblems);
      }
      await draft.save();
      draft.goTo(step);
    });
  };
  const submit = () =>
    guarded(async () => {
      if (!trial.data) return;
      const draftUuid = await draft.save();
      const { netFen, mark } = trial.data;
      // Named after the draft and what it asks for: a second try is the same submission, a changed request another one.
      const submissionId = `${draftUuid}.${mark}`;
      const submission = { submissionId, draftUuid, policyUuid, request, netFen, mark };
      const { conservationUuid: uuid, status } = await send(submitEndorsement, submission);
      const isToUpload = endorsementStateOf(status) === 'awaitingMaterials';
      if (isToUpload) await send(sendEndorsementMaterials, { uuid, materials: draft.materials });
      showToast({ tone: 'success', title: words.submitted });
      void navigate(endorsementPath(uuid));
    });
  const saveDraft = () =>
    guarded(async () => {
      await draft.save();
      showToast({ tone: 'success', title: words.savedDraft });
    });
  return { ...state, goTo, saveDraft, submit };
}

interface HeldUp {
  readonly theirs: EndorsementDraft;
  readonly work: () => Promise<void>;
}

const newerIn = (wire: unknown): EndorsementDraft =>
  endorsementDraftCodec.fromWire(wire as Parameters<typeof endorsementDraftCodec.fromWire>[0]);

/**
 * Does what the server may refuse for persons or price, which lead back to where they are filled in, or for a newer
 * version of the draft, which the agent chooses from.
 */
function useGuarded(draft: EndorsementDraftState) {
  const { request, trial, goTo } = draft;
  const { settings } = useServices();
  const { locale } = useObservable(settings);
  const { isPending, run } = useAction();
  const [problems, noteProblems] = useState(noProblems);
  const [refused, setRefused] = useState<readonly ProblemPerson[]>([]);
  const [heldUp, setHeldUp] = useState<HeldUp | null>(null);
  const guarded = (work: () => Promise<void>): void =>
    void run(async () => {
      try {
        await work();
      } catch (error) {
        if (isCallError(error, 'conflict')) return setHeldUp({ theirs: newerIn(error.data), work });
        if (isOfProblemPersons(error)) {
          const persons = problemPersonsOf(error);
          noteProblems(problemsByChange(persons, request.changes));
          setRefused(persons);
        } else if (isCallError(error, 'priceChanged')) {
          trial.ask();
          showToast({ tone: 'danger', title: callErrorText(error, locale) });
        } else throw error;
        goTo('fillInformation');
      }
    });
  const conflict: VersionConflict | null = heldUp && {
    theirs: heldUp.theirs,
    keepMine: () => {
      draft.overwrite(heldUp.theirs);
      setHeldUp(null);
      guarded(heldUp.work);
    },
    takeTheirs: () => {
      draft.take(heldUp.theirs);
      noteProblems(noProblems);
      setHeldUp(null);
    },
  };
  return { problems, noteProblems, refused, dismissRefused: () => setRefused([]), isPending, guarded, conflict };
}

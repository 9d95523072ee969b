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

/**
 * Messages about problems by the change that they belong to. An edited change is a new object, so it has no problems
 * until the next check.
 */
export type ChangeProblems = ReadonlyMap<PersonChange, readonly string[]>;
const noProblems: ChangeProblems = new Map();

/** Functions that open the steps of an endorsement, and the problems that the server found with the persons. */
export interface EndorsementSteps {
  readonly problems: ChangeProblems;
  /** Persons with whom the server found problems. Empty after the agent has closed the message about them. */
  readonly refused: readonly ProblemPerson[];
  readonly dismissRefused: () => void;
  readonly isPending: boolean;
  /** Opens a step. Before that, the data that the step needs are checked and saved. */
  readonly goTo: (step: EndorsementStep) => void;
  readonly saveDraft: () => void;
  readonly submit: () => void;
  /** Conflict with a version from another page or device. The agent has to resolve it. Null if there is no conflict. */
  readonly conflict: VersionConflict | null;
}

/** Two versions of a draft of an endorsement. The agent chooses one of them. */
export interface VersionConflict {
  readonly theirs: EndorsementDraft;
  /**
   * Replaces the newer version with the version on this page, and continues the action that the conflict had
   * interrupted.
   */
  readonly keepMine: () => void;
  /**
   * Replaces the version on this page with the newer version, and returns to the step where the changes are entered.
   */
  readonly takeTheirs: () => void;
}

/**
 * Returns the functions that open the steps of an endorsement, save its draft and submit it, and the problems that the
 * server found.
 *
 * @param mayLeave called before another step opens; returns false if the user must stay at the current step
 */
export function useEndorsementSteps(
  policyUuid: string,
  draft: EndorsementDraftState,
  mayLeave: () => boolean,
): EndorsementSteps {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { send } = useServices();
  const { noteProblems, guarded, ...state } = useGuarded(draft);
  const { request, trial } = draft;

  const goTo = (step: EndorsementStep) => {
    if (!mayLeave()) return undefined;
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
      // The id is derived from the draft and its trial premium. Thus a second attempt gets the same id and creates no
      // second endorsement. A request with other changes gets a new id.
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
 * Returns a function that runs an action and handles its refusal. If persons have problems or the price has changed,
 * the step where the changes are entered opens. If another page or device saved a newer version of the draft, the agent
 * has to choose a version.
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

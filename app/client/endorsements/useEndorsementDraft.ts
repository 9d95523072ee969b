import type { UploadedMaterial } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import type { EndorsementStep } from '@tuanbao/library/domain/endorsement/endorsementSteps';
import type { EndorsementTrial } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import { kindsIn } from '@tuanbao/library/domain/endorsement/endorsementType';
import type { EndorsementRequest, PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { type EndorsementKind } from '@tuanbao/library/domain/product/endorsementRule';
import { useMemo, useRef, useState } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import {
  type EndorsementDraft,
  openEndorsementDraft,
  saveEndorsementDraft,
} from '../../contract/endorsementOwnCalls.ts';
import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { calcConservationPremium } from '../../contract/endorsements.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';

/** A draft of the list that is gone on with. */
export type OpenedDraft = ResponseOf<typeof openEndorsementDraft>;

/** An endorsement that is being filled in. */
export interface EndorsementDraftState {
  readonly step: EndorsementStep;
  readonly goTo: (step: EndorsementStep) => void;
  readonly kinds: readonly EndorsementKind[];
  readonly chooseKinds: (kinds: readonly EndorsementKind[]) => void;
  readonly request: EndorsementRequest;
  readonly chooseDate: (day: string) => void;
  readonly change: (changes: readonly PersonChange[]) => void;
  readonly materials: readonly UploadedMaterial[];
  readonly handIn: (materials: readonly UploadedMaterial[]) => void;
  /** The price of the request as it is; while it is on its way the one before. */
  readonly trial: Question<EndorsementTrial>;
  /** True when the trial shown is not yet that of the request. */
  readonly isTrialPending: boolean;
  /** Saves the draft where it isn't saved as it is; its id. @throws CallError */
  readonly save: () => Promise<string>;
  /** Has the next save replace a version that was saved elsewhere. */
  readonly overwrite: (theirs: EndorsementDraft) => void;
  /** Goes on with the content of a version that was saved elsewhere. */
  readonly take: (theirs: EndorsementDraft) => void;
}

/**
 * A question for the price of a request. Answers are kept under the whole content of plain objects; one that says what it
 * is is known by itself, so that thousands of changes aren't spelled out for it.
 */
class AskedTrial {
  readonly [Symbol.toStringTag] = 'AskedTrial';
  readonly policyUuid: string;
  readonly request: EndorsementRequest;

  constructor(policyUuid: string, request: EndorsementRequest) {
    this.policyUuid = policyUuid;
    this.request = request;
  }
}

type Content = Pick<EndorsementDraft, 'request' | 'materials'>;

/** Saves the content of a draft where it isn't saved as it is, over the version that is known. */
function useSavedVersion(policyUuid: string, { request, materials }: Content, opened: OpenedDraft | null) {
  const { send } = useServices();
  const known = useRef({ uuid: opened?.uuid ?? '', version: opened?.version ?? 0 });
  const [kept, setKept] = useState<Partial<Content>>({ materials });
  const overwrite = ({ uuid, version }: EndorsementDraft) => {
    known.current = { uuid, version };
  };
  return {
    save: async () => {
      if (kept.request === request && kept.materials === materials) return known.current.uuid;
      const draft = { ...known.current, policyUuid, request, materials };
      const { conservationUuid: uuid, version } = await send(saveEndorsementDraft, draft, { answersConflict: true });
      known.current = { uuid, version };
      setKept({ request, materials });
      return uuid;
    },
    overwrite,
    /** Counts a version as the one that is shown. */
    keepAs: (theirs: EndorsementDraft) => {
      overwrite(theirs);
      setKept({ request: theirs.request, materials: theirs.materials });
    },
  };
}

/** The endorsement of one policy as it is filled in; keeps its trial premium current and its draft on the server. */
export function useEndorsementDraft(
  { policyUuid, earliestEffectiveDate, rule }: EndorsementSettings,
  opened: OpenedDraft | null,
): EndorsementDraftState {
  const [step, goTo] = useState<EndorsementStep>('chooseType');
  const [kinds, chooseKinds] = useState<readonly EndorsementKind[]>(() =>
    opened && opened.request.changes.length > 0
      ? kindsIn(opened.request.changes)
      : rule.kinds.slice(0, rule.allowsCombination ? undefined : 1),
  );
  const [request, setRequest] = useState<EndorsementRequest>(() => ({
    effectiveDate: opened?.request.effectiveDate || earliestEffectiveDate,
    changes: opened?.request.changes ?? [],
  }));
  const [materials, handIn] = useState<readonly UploadedMaterial[]>(opened?.materials ?? []);
  const version = useSavedVersion(policyUuid, { request, materials }, opened);
  const settled = useDebounced(request);
  const asked = useMemo(() => new AskedTrial(policyUuid, settled), [policyUuid, settled]);
  const trial = useQuestion(
    calcConservationPremium,
    settled.changes.length === 0 || settled.effectiveDate === '' ? null : asked,
    { ...forVisit, keepPreviousData: true },
  );
  return {
    step,
    goTo,
    kinds,
    chooseKinds: (next) => {
      chooseKinds(next);
      setRequest((current) => ({ ...current, changes: current.changes.filter(({ kind }) => next.includes(kind)) }));
    },
    request,
    chooseDate: (effectiveDate) => setRequest((current) => ({ ...current, effectiveDate })),
    change: (changes) => setRequest((current) => ({ ...current, changes })),
    materials,
    handIn,
    trial,
    isTrialPending: request.changes.length > 0 && (settled !== request || trial.isLoading),
    save: version.save,
    overwrite: version.overwrite,
    take: (theirs) => {
      version.keepAs(theirs);
      if (theirs.request.changes.length > 0) chooseKinds(kindsIn(theirs.request.changes));
      setRequest(theirs.request);
      handIn(theirs.materials);
      goTo('fillInformation');
    },
  };
}

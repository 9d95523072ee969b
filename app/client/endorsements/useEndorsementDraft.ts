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

/** Saved draft that the agent continues from the list of endorsements. */
export type OpenedDraft = ResponseOf<typeof openEndorsementDraft>;

/** Ways in which the agent enters changes. */
export type EntryWay = 'oneByOne' | 'byList' | 'estimate';

/** State of an endorsement that is being edited. */
export interface EndorsementDraftState {
  readonly step: EndorsementStep;
  readonly goTo: (step: EndorsementStep) => void;
  readonly kinds: readonly EndorsementKind[];
  readonly chooseKinds: (kinds: readonly EndorsementKind[]) => void;
  readonly way: EntryWay;
  readonly chooseWay: (way: EntryWay) => void;
  readonly request: EndorsementRequest;
  readonly chooseDate: (day: string) => void;
  /** Replaces the changes and selects their kinds of change. */
  readonly change: (changes: readonly PersonChange[]) => void;
  readonly materials: readonly UploadedMaterial[];
  readonly handIn: (materials: readonly UploadedMaterial[]) => void;
  /** Trial premium of the changes. While it loads, `data` is the trial premium of the previous changes. */
  readonly trial: Question<EndorsementTrial>;
  /** Trial premium of exactly these changes; null while it is loading, after an error, and without changes or date. */
  readonly currentTrial: EndorsementTrial | null;
  /** True while the trial premium of the current changes is awaited. */
  readonly isTrialPending: boolean;
  /**
   * Saves the draft. Sends nothing if this page has saved the same content before, or has taken it from the server.
   * Resolves to the draft's id. @throws CallError
   */
  readonly save: () => Promise<string>;
  /** Makes the next save replace the version `theirs`, which another page or device saved. */
  readonly overwrite: (theirs: EndorsementDraft) => void;
  /** Replaces the content on this page with the version `theirs`, which another page or device saved. */
  readonly take: (theirs: EndorsementDraft) => void;
}

/**
 * Cache key for the request of a trial premium. To build a key, SWR serialises a plain object completely, but
 * identifies an object with a string tag by its identity. Thus thousands of changes needn't be serialised.
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

/** Returns the function that saves the draft as its next version, and functions for a conflict. */
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
    /** Records that the content on this page is the saved version `theirs`. */
    keepAs: (theirs: EndorsementDraft) => {
      overwrite(theirs);
      setKept({ request: theirs.request, materials: theirs.materials });
    },
  };
}

/** True if a trial premium can be requested: there are changes and an effective date. */
const hasTrial = ({ changes, effectiveDate }: EndorsementRequest): boolean =>
  changes.length > 0 && effectiveDate !== '';

/**
 * Returns the state of an endorsement of one policy while the agent edits it. After each edit of the changes or the
 * date, the trial premium is requested again. `save` stores the draft on the server.
 */
export function useEndorsementDraft(
  { policyUuid, earliestEffectiveDate, rule }: EndorsementSettings,
  opened: OpenedDraft | null,
): EndorsementDraftState {
  const [step, goTo] = useState<EndorsementStep>('chooseType');
  const [kinds, chooseKinds] = useState<readonly EndorsementKind[]>(() =>
    opened && opened.request.changes.length > 0
      ? kindsIn(opened.request.changes)
      : rule.kinds.filter(() => rule.kinds.length === 1),
  );
  const [way, chooseWay] = useState<EntryWay>('oneByOne');
  const [request, setRequest] = useState<EndorsementRequest>(() => ({
    effectiveDate: opened?.request.effectiveDate || earliestEffectiveDate,
    changes: opened?.request.changes ?? [],
  }));
  const [materials, handIn] = useState<readonly UploadedMaterial[]>(opened?.materials ?? []);
  const version = useSavedVersion(policyUuid, { request, materials }, opened);
  const settled = useDebounced(request);
  const asked = useMemo(() => new AskedTrial(policyUuid, settled), [policyUuid, settled]);
  const trial = useQuestion(calcConservationPremium, hasTrial(settled) ? asked : null, {
    ...forVisit,
    keepPreviousData: true,
  });
  const isTrialPending = hasTrial(request) && (settled !== request || trial.isLoading);
  return {
    step,
    goTo,
    kinds,
    chooseKinds: (next) => {
      chooseKinds(next);
      setRequest((current) => ({ ...current, changes: current.changes.filter(({ kind }) => next.includes(kind)) }));
    },
    way,
    chooseWay,
    request,
    chooseDate: (effectiveDate) => setRequest((current) => ({ ...current, effectiveDate })),
    change: (changes) => {
      const added = kindsIn(changes);
      if (added.some((kind) => !kinds.includes(kind)))
        chooseKinds(rule.allowsCombination ? [...new Set([...kinds, ...added])] : added);
      setRequest((current) => ({ ...current, changes }));
    },
    materials,
    handIn,
    trial,
    currentTrial: !hasTrial(request) || isTrialPending || trial.error ? null : (trial.data ?? null),
    isTrialPending,
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

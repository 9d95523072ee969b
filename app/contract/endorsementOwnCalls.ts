import type { UploadedMaterial } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import type { EndorsementRequest } from '@tuanbao/library/domain/endorsement/personChange';
import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { Person } from '@tuanbao/library/domain/roster/person';

import { asIs, call, type Codec } from './call.ts';
import type {
  DraftToSaveWire,
  DraftWire,
  EndorsementOwnCallWires,
  MaterialsRequestWire,
  RosterWire,
  SubmissionWire,
} from './endorsementOwnCalls.schema.ts';
import { materialsFromWire, materialsToWire } from './endorsementRecords.ts';
import { requestCodec } from './wire/endorsementChanges.ts';
import { rosterBodyLimit } from './wire/limits.ts';
import { personCodec } from './wire/person.ts';

/** Saved draft of an endorsement. `version` increases with each save. */
export interface EndorsementDraft {
  readonly uuid: string;
  readonly version: number;
  readonly savedAt: string;
  readonly policyUuid: string;
  readonly request: EndorsementRequest;
  /** Materials that were uploaded for the draft so far. */
  readonly materials: readonly UploadedMaterial[];
}

/**
 * Request to save a draft of an endorsement. If `uuid` is empty, a new draft is created. Otherwise the draft is
 * replaced, provided that its stored version is still `version`.
 */
export interface EndorsementDraftToSave extends Omit<EndorsementDraft, 'savedAt' | 'materials'> {
  /** Uploaded materials. If absent, the stored materials of the draft stay unchanged. */
  readonly materials?: readonly UploadedMaterial[] | undefined;
}
const draftToSaveCodec: Codec<EndorsementDraftToSave, DraftToSaveWire> = {
  toWire: ({ uuid, version, policyUuid, request, materials }) => ({
    conservationUuid: uuid,
    version,
    policyUuid,
    ...requestCodec.toWire(request),
    ...(materials && { materialInfo: materialsToWire(materials) }),
  }),
  fromWire: ({ conservationUuid, version, policyUuid, materialInfo, ...request }) => ({
    uuid: conservationUuid,
    version,
    policyUuid,
    request: requestCodec.fromWire(request),
    materials: materialInfo && materialsFromWire(materialInfo),
  }),
};

/**
 * Saves the draft of an endorsement. If another request has saved the draft since the caller loaded `version`, the call
 * is refused with 900409, and `data` is the newer draft.
 */
export const saveEndorsementDraft = call('POST', '/api/own/conservation/save', {
  summary: 'Save the draft of an endorsement',
  bodyLimit: rosterBodyLimit,
  request: draftToSaveCodec,
  response: asIs<EndorsementOwnCallWires['saveEndorsementDraft']['response']>(),
});

export const endorsementDraftCodec: Codec<EndorsementDraft, DraftWire> = {
  toWire: ({ uuid, version, savedAt, policyUuid, request, materials }) => ({
    conservationUuid: uuid,
    version,
    savedAt,
    policyUuid,
    ...requestCodec.toWire(request),
    materialInfo: materialsToWire(materials),
  }),
  fromWire: ({ conservationUuid, version, savedAt, policyUuid, materialInfo, ...request }) => ({
    uuid: conservationUuid,
    version,
    savedAt,
    policyUuid,
    request: requestCodec.fromWire(request),
    materials: materialsFromWire(materialInfo),
  }),
};

/** Returns a saved draft of an endorsement, so that the agent can continue it. */
export const openEndorsementDraft = call('GET', '/api/own/conservation/:conservationUuid/draft', {
  summary: 'The draft of an endorsement',
  request: asIs<EndorsementOwnCallWires['openEndorsementDraft']['request']>(),
  response: endorsementDraftCodec,
});

/** Submission of an endorsement. Two submissions with the same `submissionId` create one endorsement. */
export interface EndorsementSubmission {
  readonly submissionId: string;
  /** Uuid of the saved draft that becomes the endorsement; empty if the endorsement was never saved as a draft. */
  readonly draftUuid: string;
  readonly policyUuid: string;
  readonly request: EndorsementRequest;
  /**
   * Net premium in fen, and hash (`mark`) of the trial premium that the agent saw. If one of these two values differs
   * from that of the current trial premium, the submission is refused.
   */
  readonly netFen: number;
  readonly mark: string;
}
const submissionCodec: Codec<EndorsementSubmission, SubmissionWire> = {
  toWire: ({ submissionId, draftUuid, policyUuid, request, netFen, mark }) => ({
    submissionId,
    conservationUuid: draftUuid,
    policyUuid,
    ...requestCodec.toWire(request),
    totalPremium: yuanOf(netFen),
    requestMark: mark,
  }),
  fromWire: ({ submissionId, conservationUuid, policyUuid, totalPremium, requestMark, ...request }) => ({
    submissionId,
    draftUuid: conservationUuid,
    policyUuid,
    request: requestCodec.fromWire(request),
    netFen: fenOf(totalPremium),
    mark: requestMark,
  }),
};

/**
 * Submits a request for changes with the trial premium that the agent saw. The call is refused with 900410 if the trial
 * premium has changed; `data` is then the new trial premium. It is refused with 000002 if persons have problems; `data`
 * then lists these persons. If the policy can't be endorsed or another rule is broken, it is refused with 006004;
 * `info` then gives the reason.
 */
export const submitEndorsement = call('POST', '/api/own/conservation/submit', {
  summary: 'Submit an endorsement',
  bodyLimit: rosterBodyLimit,
  request: submissionCodec,
  response: asIs<EndorsementOwnCallWires['submitEndorsement']['response']>(),
});

/**
 * Submits the materials of an endorsement. After the insurer has rejected materials, they can be submitted again. The
 * endorsement then awaits payment or review.
 */
export const sendEndorsementMaterials = call('POST', '/api/own/conservation/:conservationUuid/materials', {
  summary: 'Hand in the papers of an endorsement',
  request: {
    toWire: ({
      uuid,
      materials,
    }: {
      readonly uuid: string;
      readonly materials: readonly UploadedMaterial[];
    }): MaterialsRequestWire => ({
      conservationUuid: uuid,
      materialInfo: materialsToWire(materials),
    }),
    fromWire: ({ conservationUuid, materialInfo }: MaterialsRequestWire) => ({
      uuid: conservationUuid,
      materials: materialsFromWire(materialInfo),
    }),
  },
  response: asIs<EndorsementOwnCallWires['sendEndorsementMaterials']['response']>(),
});

/** Sends the agent's answer to a question that the insurer asked in its review. */
export const answerEndorsementReview = call('POST', '/api/own/conservation/:conservationUuid/answer', {
  summary: 'Answer a question of the review',
  request: asIs<EndorsementOwnCallWires['answerEndorsementReview']['request']>(),
  response: asIs<EndorsementOwnCallWires['answerEndorsementReview']['response']>(),
});

/**
 * Closes a submitted endorsement that isn't in review and hasn't ended, or that was rejected. A premium that was paid
 * is refunded.
 */
export const closeEndorsement = call('POST', '/api/own/conservation/:conservationUuid/close', {
  summary: 'Close an endorsement',
  request: asIs<EndorsementOwnCallWires['closeEndorsement']['request']>(),
  response: asIs<EndorsementOwnCallWires['closeEndorsement']['response']>(),
});

/**
 * Returns the persons of one change of an endorsement without masking: the original person, the new person, or both.
 * Each call is written to the audit log.
 */
export const revealChange = call('POST', '/api/own/conservation/:conservationUuid/reveal', {
  summary: 'Show name, id number and birth date of the persons of one change',
  request: asIs<EndorsementOwnCallWires['revealChange']['request']>(),
  response: asIs<EndorsementOwnCallWires['revealChange']['response']>(),
});

/**
 * Returns the last confirmed roster of a policy without masking. The next endorsement and the renewal start from this
 * roster. It includes confirmed endorsements that take effect later than today. Each call is written to the audit log.
 */
export const policyRoster = call('GET', '/api/own/policies/:policyUuid/roster', {
  summary: 'Who is insured under a policy now',
  request: asIs<EndorsementOwnCallWires['policyRoster']['request']>(),
  response: {
    toWire: ({ version, persons }: { readonly version: number; readonly persons: readonly Person[] }): RosterWire => ({
      personVersion: version,
      personInfoList: persons.map((person) => personCodec.toWire(person)),
    }),
    fromWire: (wire: RosterWire) => ({
      version: wire.personVersion,
      persons: wire.personInfoList.map((person) => personCodec.fromWire(person)),
    }),
  },
});

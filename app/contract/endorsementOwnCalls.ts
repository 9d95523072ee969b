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
import { personCodec, rosterBodyLimit } from './wire/draft.ts';
import { requestCodec } from './wire/endorsementChanges.ts';

/** A saved draft. `version` grows with each save. */
export interface EndorsementDraft {
  readonly uuid: string;
  readonly version: number;
  readonly savedAt: string;
  readonly policyUuid: string;
  readonly request: EndorsementRequest;
  /** The papers that were uploaded for it so far. */
  readonly materials: readonly UploadedMaterial[];
}

/** A save: with an empty `uuid` a new draft, otherwise over the version that was read. */
export interface EndorsementDraftToSave extends Omit<EndorsementDraft, 'savedAt' | 'materials'> {
  /** Absent: as they were. */
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

/** Saves the draft of an endorsement; 900409 with the newer draft in `data` where another save came in between. */
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

/** A draft to go on with. */
export const openEndorsementDraft = call('GET', '/api/own/conservation/:conservationUuid/draft', {
  summary: 'The draft of an endorsement',
  request: asIs<EndorsementOwnCallWires['openEndorsementDraft']['request']>(),
  response: endorsementDraftCodec,
});

/** A submission. The same `submissionId` twice is one endorsement. */
export interface EndorsementSubmission {
  readonly submissionId: string;
  /** The draft that is submitted and then gone; empty where there is none. */
  readonly draftUuid: string;
  readonly policyUuid: string;
  readonly request: EndorsementRequest;
  /** Net and mark of the trial that the agent saw; refused where they aren't those of this request. */
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

/** Submits a request with its current trial. Refusals: 900410 (the trial in `data`), 000002 (problem persons), 006004. */
export const submitEndorsement = call('POST', '/api/own/conservation/submit', {
  summary: 'Submit an endorsement',
  bodyLimit: rosterBodyLimit,
  request: submissionCodec,
  response: asIs<EndorsementOwnCallWires['submitEndorsement']['response']>(),
});

/** Hands in the papers, also again after a rejection; the endorsement then awaits payment or review. */
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

/** Answers what the insurer asks in its review. */
export const answerEndorsementReview = call('POST', '/api/own/conservation/:conservationUuid/answer', {
  summary: 'Answer a question of the review',
  request: asIs<EndorsementOwnCallWires['answerEndorsementReview']['request']>(),
  response: asIs<EndorsementOwnCallWires['answerEndorsementReview']['response']>(),
});

/** Gives an endorsement up before its review, or after it was rejected; what was paid goes back. */
export const closeEndorsement = call('POST', '/api/own/conservation/:conservationUuid/close', {
  summary: 'Close an endorsement',
  request: asIs<EndorsementOwnCallWires['closeEndorsement']['request']>(),
  response: asIs<EndorsementOwnCallWires['closeEndorsement']['response']>(),
});

/** Who is insured now, in clear, to be compared with the employer's list; each look is written to the audit log. */
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

import { type InferType, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { requestPayloadFields } from './documented/changes.schema.ts';
import { withReceivedChanges } from './documented/changes.ts';
import { materialsWire } from './endorsementRecords.schema.ts';
import { personWire } from './wire/draft.schema.ts';
import { requestFields } from './wire/endorsementChanges.schema.ts';
import { filledLines, filledText, listOf, shape, text, whole, yuan } from './wire/fields.ts';
import { maxPersonsInRequest } from './wire/limits.ts';

const draftToSaveFields = {
  conservationUuid: text(60),
  version: whole(0, 1e9),
  policyUuid: filledText(60),
  materialInfo: materialsWire.optional(),
};

const draftToSaveWire = shape({ ...draftToSaveFields, ...requestFields });
export type DraftToSaveWire = InferType<typeof draftToSaveWire>;

const draftToSavePayload = shape({ ...draftToSaveFields, ...requestPayloadFields });

const draftWire = shape({
  conservationUuid: text(60),
  version: whole(1, 1e9),
  savedAt: text(40),
  policyUuid: text(60),
  ...requestFields,
  materialInfo: materialsWire,
});
export type DraftWire = InferType<typeof draftWire>;

const conservationUuidOnly = () => object({ conservationUuid: filledText(60) }).noUnknown();

const submissionFields = {
  submissionId: filledText(60),
  conservationUuid: text(60),
  policyUuid: filledText(60),
  totalPremium: yuan(),
  requestMark: text(40),
};

const submissionWire = shape({ ...submissionFields, ...requestFields });
export type SubmissionWire = InferType<typeof submissionWire>;

const submissionPayload = shape({ ...submissionFields, ...requestPayloadFields });

const movedWire = shape({ conservationUuid: text(60), status: whole(0, 99) });

const materialsRequestWire = shape({ conservationUuid: filledText(60), materialInfo: materialsWire });
export type MaterialsRequestWire = InferType<typeof materialsRequestWire>;

const rosterWire = shape({
  personVersion: whole(0, 1e7),
  personInfoList: listOf(personWire, maxPersonsInRequest),
});
export type RosterWire = InferType<typeof rosterWire>;

const revealedPersonWire = shape({ insuredName: text(200), insuredIdNo: text(100), insuredBirthday: text(10) });

/** Schemas of the calls in `endorsementOwnCalls.ts`, by call name. */
export const endorsementOwnCallSchemas = {
  saveEndorsementDraft: {
    request: draftToSavePayload,
    received: withReceivedChanges<InferType<typeof draftToSavePayload>>,
    response: shape({ conservationUuid: text(60), version: whole(1, 1e9), savedAt: text(40) }),
  },
  openEndorsementDraft: { request: conservationUuidOnly(), response: draftWire },
  submitEndorsement: {
    request: submissionPayload,
    received: withReceivedChanges<InferType<typeof submissionPayload>>,
    response: shape({ conservationUuid: text(60), conservationSn: text(40), status: whole(0, 99) }),
  },
  sendEndorsementMaterials: { request: materialsRequestWire, response: movedWire },
  answerEndorsementReview: {
    request: shape({ conservationUuid: filledText(60), answer: filledLines(1000) }),
    response: movedWire,
  },
  closeEndorsement: { request: shape({ conservationUuid: filledText(60) }), response: movedWire },
  revealChange: {
    request: shape({ conservationUuid: filledText(60), changeIndex: whole(0, maxPersonsInRequest - 1) }),
    response: shape({ originalPerson: revealedPersonWire.nullable(), insuredPerson: revealedPersonWire.nullable() }),
  },
  policyRoster: { request: object({ policyUuid: filledText(60) }).noUnknown(), response: rosterWire },
};

/** Wire types of the calls in `endorsementOwnCalls.ts`, by call name. */
export type EndorsementOwnCallWires = WiresOf<typeof endorsementOwnCallSchemas>;

import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { changesPayload, requestPayloadFields } from './documented/changes.schema.ts';
import { receivedChanges, withReceivedChanges } from './documented/changes.ts';
import { ruleWire, settingsWire } from './endorsementRules.schema.ts';
import { fileContent } from './fileField.ts';
import { effectiveInstant, requestFields, trialWire } from './wire/endorsementChanges.schema.ts';
import { decimal, filledText, flag, listOf, nothing, shape, text, whole, yuan } from './wire/fields.ts';

const policyUuidOnly = () => object({ policyUuid: filledText(60) }).noUnknown();

/** Schema of a permission for an action. If the action isn't allowed, `msg` has the reason. */
const permission = { canFlag: flag(), msg: text(500) };

const policyRequestWire = shape({ policyUuid: filledText(60), ...requestFields });
export type PolicyRequestWire = InferType<typeof policyRequestWire>;

const policyRequestPayload = shape({ policyUuid: filledText(60), ...requestPayloadFields });
type PolicyRequestPayload = InferType<typeof policyRequestPayload>;

const occupationChange = shape({
  operationType: whole(1, 100),
  productCombId: text(40),
  occupationCode: text(40),
  occupationType: text(20),
  num: whole(1, 10_000),
});

const occupationPremium = shape({
  operationType: whole(1, 100),
  productCombId: text(40),
  occupationCode: text(40),
  occupationType: text(20),
  num: whole(1, 10_000),
  /** Premium in yuan of one person from the effective date to the end of the cover; negative if it is refunded. */
  unitPremium: yuan(),
  premium: yuan(),
  /** Premium in yuan of one person for a whole year. */
  annualPremium: decimal(),
});

/** Schema of a request to check persons. Its field `person` is the list of changes. */
const verificationWire = shape({
  policyUuid: filledText(60),
  conservationStartDatetime: requestFields.conservationStartDatetime,
  person: requestFields.personInfoList,
});
export type VerificationWire = InferType<typeof verificationWire>;

const verificationPayload = shape({
  policyUuid: filledText(60),
  conservationStartDatetime: requestFields.conservationStartDatetime,
  person: changesPayload,
});
type VerificationPayload = InferType<typeof verificationPayload>;

/** Schemas of the calls in `endorsements.ts`, by call name. */
export const endorsementSchemas = {
  canApplyConservation: {
    request: policyUuidOnly(),
    response: shape({ ...permission, isOutproduct: flag(), conservationUrl: text(2000) }),
  },
  conservationConfig: { request: object({ productId: filledText(20) }).noUnknown(), response: ruleWire },
  conservationSettings: {
    request: object({
      policyUuid: filledText(60),
      onlineFlag: mixed<'0' | '1'>().oneOf(['0', '1']),
    }).noUnknown(),
    response: settingsWire,
  },
  calcConservationPremium: {
    request: policyRequestPayload,
    received: withReceivedChanges<PolicyRequestPayload>,
    response: trialWire,
  },
  initThirdPremium: {
    request: shape({
      policyUuid: filledText(60),
      conservationStartDateTime: effectiveInstant(),
      updatedPersonOccuInfo: listOf(occupationChange, 500),
    }),
    response: shape({ premiumList: listOf(occupationPremium, 500), totalPremium: yuan() }),
  },
  verifyConservationPersons: {
    request: verificationPayload,
    received: (payload: VerificationPayload): VerificationWire => ({
      ...payload,
      person: receivedChanges(payload.person, 'person'),
    }),
    response: nothing(),
  },
  canApplyConservationJobCode: {
    request: shape({
      policyUuid: filledText(60),
      productId: filledText(20),
      productCombId: filledText(40),
      conservationJobDTO: shape({ jobCode: text(40), jobDesc: text(100), jobType: text(20) }),
    }),
    response: shape({ ...permission, jobType: text(1) }),
  },
  riskLimitConservation: {
    request: object({
      policyUuid: filledText(60),
      operationType: mixed<'100' | '10' | '1'>().oneOf(['100', '10', '1']).required(),
    }).noUnknown(),
    response: shape({
      ...permission,
      personCount: whole(0, 1e7),
      limitCount: whole(0, 1e7).nullable(),
      usedCount: whole(0, 1e7),
      leftCount: whole(0, 1e7).nullable(),
    }),
  },
  conservationTemplate: { request: shape({ policyUuid: filledText(60) }), response: fileContent() },
};

/** Wire types of the calls in `endorsements.ts`, by call name. */
export type EndorsementWires = WiresOf<typeof endorsementSchemas>;

import type { EndorsementRequest } from '@tuanbao/library/domain/endorsement/personChange';
import { type InferType, mixed, object, string } from 'yup';

import { asIs, call, type Codec, fileAnswer } from './call.ts';
import { rosterBodyLimit } from './draft.ts';
import { effectiveInstant, requestCodec, requestFields, trialCodec } from './endorsementChanges.ts';
import { ruleCodec, settingsCodec } from './endorsementRules.ts';
import { decimal, filledText, flag, listOf, nothing, shape, text, whole, yuan } from './fields.ts';

const policyUuidOnly = () => object({ policyUuid: string().max(60).required() }).noUnknown();

/** A permission, and the message where it is refused. */
const permission = { canFlag: flag(), msg: text(500) };

/**
 * Tells if a policy may be endorsed now; called by the initiate-preservation screen before anything is filled in.
 * `conservationUrl` sends the browser to the insurer's own pages, otherwise `msg` says why not.
 */
export const canApplyConservation = call('GET', '/api/conservation/canApplyConservation', {
  summary: 'Whether a policy may be endorsed',
  request: asIs(policyUuidOnly()),
  response: asIs(shape({ ...permission, isOutproduct: flag(), conservationUrl: text(2000) })),
});

/** How a product is endorsed: kinds, limits, premium, fee, review and papers, for the steps of the initiate screen. */
export const conservationConfig = call('GET', '/api/conservation/config', {
  summary: 'How a product is endorsed',
  request: asIs(object({ productId: string().max(20).required() }).noUnknown()),
  response: ruleCodec,
});

/**
 * Limits of one policy's endorsement: first and last day, heads, schemes and ways to pay. `onlineFlag` 0 leaves the
 * online cashier out, for employers who pay by transfer only.
 */
export const conservationSettings = call('GET', '/api/conservation/getSettingsByPolicyUuid', {
  summary: 'What an endorsement of a policy may be',
  request: asIs(
    object({ policyUuid: string().max(60).required(), onlineFlag: mixed<'0' | '1'>().oneOf(['0', '1']) }).noUnknown(),
  ),
  response: settingsCodec,
});

/** A request with the policy that it is for. */
export interface PolicyRequest {
  readonly policyUuid: string;
  readonly request: EndorsementRequest;
}

const policyRequestWire = shape({ policyUuid: filledText(60), ...requestFields });
const policyRequestCodec: Codec<PolicyRequest, InferType<typeof policyRequestWire>> = {
  schema: policyRequestWire,
  toWire: ({ policyUuid, request }) => ({ policyUuid, ...requestCodec.toWire(request) }),
  fromWire: ({ policyUuid, ...request }) => ({ policyUuid, request: requestCodec.fromWire(request) }),
};

/** The trial premium of a request, one line per person; compulsory before a request is submitted. */
export const calcConservationPremium = call('POST', '/api/conservation/calcPremium', {
  summary: 'Trial premium of an endorsement',
  bodyLimit: rosterBodyLimit,
  request: policyRequestCodec,
  response: trialCodec,
});

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
  /** For one person from the day to the end of the cover; below 0 for a removed person. */
  unitPremium: yuan(),
  premium: yuan(),
  /** For one person and a whole year. */
  annualPremium: decimal(),
});

/**
 * The first premium of an endorsement by occupations alone, before persons are named: what the initiate screen shows for
 * products that are endorsed on the insurer's own pages too.
 */
export const initThirdPremium = call('POST', '/api/conservation/initThirdPremium', {
  summary: 'First premium of an endorsement by occupations',
  request: asIs(
    shape({
      policyUuid: filledText(60),
      conservationStartDateTime: effectiveInstant(),
      updatedPersonOccuInfo: listOf(occupationChange, 500),
    }),
  ),
  response: asIs(shape({ premiumList: listOf(occupationPremium, 500), totalPremium: yuan() })),
});

/** A request whose persons are to be checked; `person` is the list of changes. */
const verificationWire = shape({
  policyUuid: filledText(60),
  conservationStartDatetime: requestFields.conservationStartDatetime,
  person: requestFields.personInfoList,
});
const verificationCodec: Codec<PolicyRequest, InferType<typeof verificationWire>> = {
  schema: verificationWire,
  toWire: ({ policyUuid, request }) => {
    const { personInfoList, conservationStartDatetime } = requestCodec.toWire(request) as InferType<
      typeof policyRequestWire
    >;
    return { policyUuid, conservationStartDatetime, person: personInfoList };
  },
  fromWire: ({ policyUuid, conservationStartDatetime, person }) => ({
    policyUuid,
    request: requestCodec.fromWire({ conservationStartDatetime, personInfoList: person }),
  }),
};

/** Checks the persons of a request against product and roster; 000002 with the problem persons, shown in a popup. */
export const verifyConservationPersons = call('POST', '/api/conservation/verifyPersonsInfo', {
  summary: 'Check the persons of an endorsement',
  bodyLimit: rosterBodyLimit,
  request: verificationCodec,
  response: asIs(nothing()),
});

/**
 * Tells if a scheme of the policy takes an occupation, and in which class it is rated; called when an occupation is
 * chosen.
 */
export const canApplyConservationJobCode = call('POST', '/api/conservation/canApplyConservationJobCode', {
  summary: 'Whether a scheme of a policy takes an occupation',
  request: asIs(
    shape({
      policyUuid: filledText(60),
      productId: filledText(20),
      productCombId: filledText(40),
      conservationJobDTO: shape({ jobCode: text(40), jobDesc: text(100), jobType: text(20) }),
    }),
  ),
  response: asIs(shape({ ...permission, jobType: text(1) })),
});

/** How many persons may still be added, removed or replaced; asked when a kind is chosen. Null: without limit. */
export const riskLimitConservation = call('POST', '/api/conservation/riskLimitConservation', {
  summary: 'How many persons an endorsement may change',
  encoding: 'query',
  request: asIs(
    object({
      policyUuid: string().max(60).required(),
      operationType: mixed<'100' | '10' | '1'>().oneOf(['100', '10', '1']).required(),
    }).noUnknown(),
  ),
  response: asIs(
    shape({
      ...permission,
      personCount: whole(0, 1e7),
      limitCount: whole(0, 1e7).nullable(),
      usedCount: whole(0, 1e7),
      leftCount: whole(0, 1e7).nullable(),
    }),
  ),
});

/** The list to fill in, with the policy's columns, schemes and occupations; for the download of the fill-in step. */
export const conservationTemplate = call('POST', '/api/conservation/downloadConservationExcelNewTemp', {
  summary: 'Template of an endorsement as a workbook',
  answer: 'file',
  request: asIs(shape({ policyUuid: filledText(60) })),
  response: fileAnswer,
});

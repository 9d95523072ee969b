import type { EndorsementRequest } from '@tuanbao/library/domain/endorsement/personChange';

import { asIs, call, type Codec, fileAnswer } from './call.ts';
import { ruleCodec, settingsCodec } from './endorsementRules.ts';
import type { EndorsementWires, PolicyRequestWire, VerificationWire } from './endorsements.schema.ts';
import { rosterBodyLimit } from './wire/draft.ts';
import { requestCodec, trialCodec } from './wire/endorsementChanges.ts';

/**
 * Reports whether a policy can be endorsed now. The screen `/initiate-preservation` calls it before the user enters
 * anything. `conservationUrl` redirects the browser to the insurer's own pages; otherwise `msg` gives the reason for a
 * refusal.
 */
export const canApplyConservation = call('GET', '/api/conservation/canApplyConservation', {
  summary: 'Whether a policy may be endorsed',
  request: asIs<EndorsementWires['canApplyConservation']['request']>(),
  response: asIs<EndorsementWires['canApplyConservation']['response']>(),
});

/**
 * Returns the endorsement rules of a product for the steps of the initiate screen: kinds, limits, premium, fee, review
 * and materials.
 */
export const conservationConfig = call('GET', '/api/conservation/config', {
  summary: 'How a product is endorsed',
  request: asIs<EndorsementWires['conservationConfig']['request']>(),
  response: ruleCodec,
});

/**
 * Returns the limits for an endorsement of one policy: first and last day, number of persons, schemes and ways to pay.
 * With `onlineFlag` 0 the online cashier is left out, for employers who pay by transfer only.
 */
export const conservationSettings = call('GET', '/api/conservation/getSettingsByPolicyUuid', {
  summary: 'What an endorsement of a policy may be',
  request: asIs<EndorsementWires['conservationSettings']['request']>(),
  response: settingsCodec,
});

/** Request for changes, with the policy that it changes. */
export interface PolicyRequest {
  readonly policyUuid: string;
  readonly request: EndorsementRequest;
}
const policyRequestCodec: Codec<PolicyRequest, PolicyRequestWire> = {
  toWire: ({ policyUuid, request }) => ({ policyUuid, ...requestCodec.toWire(request) }),
  fromWire: ({ policyUuid, ...request }) => ({ policyUuid, request: requestCodec.fromWire(request) }),
};

/** Returns the trial premium of a request, with one line per person. It is required before a request is submitted. */
export const calcConservationPremium = call('POST', '/api/conservation/calcPremium', {
  summary: 'Trial premium of an endorsement',
  bodyLimit: rosterBodyLimit,
  request: policyRequestCodec,
  response: trialCodec,
});

/**
 * Returns a first premium of an endorsement by occupations, before persons are entered. The initiate screen also shows
 * it for products that are endorsed on the insurer's own pages.
 */
export const initThirdPremium = call('POST', '/api/conservation/initThirdPremium', {
  summary: 'First premium of an endorsement by occupations',
  request: asIs<EndorsementWires['initThirdPremium']['request']>(),
  response: asIs<EndorsementWires['initThirdPremium']['response']>(),
});
const verificationCodec: Codec<PolicyRequest, VerificationWire> = {
  toWire: ({ policyUuid, request }) => {
    const { personInfoList, conservationStartDatetime } = requestCodec.toWire(request) as PolicyRequestWire;
    return { policyUuid, conservationStartDatetime, person: personInfoList };
  },
  fromWire: ({ policyUuid, conservationStartDatetime, person }) => ({
    policyUuid,
    request: requestCodec.fromWire({ conservationStartDatetime, personInfoList: person }),
  }),
};

/**
 * Checks the persons of a request against product and roster. A request with problems is refused with 000002 and the
 * problem persons, which a dialog shows.
 */
export const verifyConservationPersons = call('POST', '/api/conservation/verifyPersonsInfo', {
  summary: 'Check the persons of an endorsement',
  bodyLimit: rosterBodyLimit,
  request: verificationCodec,
  response: asIs<EndorsementWires['verifyConservationPersons']['response']>(),
});

/**
 * Reports whether a scheme of the policy accepts an occupation, and returns the rated occupation class. The screen
 * calls it when the user chooses an occupation.
 */
export const canApplyConservationJobCode = call('POST', '/api/conservation/canApplyConservationJobCode', {
  summary: 'Whether a scheme of a policy takes an occupation',
  request: asIs<EndorsementWires['canApplyConservationJobCode']['request']>(),
  response: asIs<EndorsementWires['canApplyConservationJobCode']['response']>(),
});

/**
 * Returns how many more persons may be added, removed or replaced; null for no limit. The screen calls it when the user
 * chooses a kind.
 */
export const riskLimitConservation = call('POST', '/api/conservation/riskLimitConservation', {
  summary: 'How many persons an endorsement may change',
  encoding: 'query',
  request: asIs<EndorsementWires['riskLimitConservation']['request']>(),
  response: asIs<EndorsementWires['riskLimitConservation']['response']>(),
});

/**
 * Returns the workbook template with the policy's columns, schemes and occupations, for the download in the fill-in
 * step.
 */
export const conservationTemplate = call('POST', '/api/conservation/downloadConservationExcelNewTemp', {
  summary: 'Template of an endorsement as a workbook',
  answer: 'file',
  request: asIs<EndorsementWires['conservationTemplate']['request']>(),
  response: fileAnswer,
});

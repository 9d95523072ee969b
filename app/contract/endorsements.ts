import type { EndorsementRequest } from '@tuanbao/library/domain/endorsement/personChange';

import { asIs, call, type Codec, fileAnswer } from './call.ts';
import { ruleCodec, settingsCodec } from './endorsementRules.ts';
import type { EndorsementWires, PolicyRequestWire, VerificationWire } from './endorsements.schema.ts';
import { rosterBodyLimit } from './wire/draft.ts';
import { requestCodec, trialCodec } from './wire/endorsementChanges.ts';

/**
 * Tells if a policy may be endorsed now; called by the initiate-preservation screen before anything is filled in.
 * `conservationUrl` sends the browser to the insurer's own pages, otherwise `msg` says why not.
 */
export const canApplyConservation = call('GET', '/api/conservation/canApplyConservation', {
  summary: 'Whether a policy may be endorsed',
  request: asIs<EndorsementWires['canApplyConservation']['request']>(),
  response: asIs<EndorsementWires['canApplyConservation']['response']>(),
});

/** How a product is endorsed: kinds, limits, premium, fee, review and papers, for the steps of the initiate screen. */
export const conservationConfig = call('GET', '/api/conservation/config', {
  summary: 'How a product is endorsed',
  request: asIs<EndorsementWires['conservationConfig']['request']>(),
  response: ruleCodec,
});

/**
 * Limits of one policy's endorsement: first and last day, heads, schemes and ways to pay. `onlineFlag` 0 leaves the
 * online cashier out, for employers who pay by transfer only.
 */
export const conservationSettings = call('GET', '/api/conservation/getSettingsByPolicyUuid', {
  summary: 'What an endorsement of a policy may be',
  request: asIs<EndorsementWires['conservationSettings']['request']>(),
  response: settingsCodec,
});

/** A request with the policy that it is for. */
export interface PolicyRequest {
  readonly policyUuid: string;
  readonly request: EndorsementRequest;
}
const policyRequestCodec: Codec<PolicyRequest, PolicyRequestWire> = {
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

/**
 * The first premium of an endorsement by occupations alone, before persons are named: what the initiate screen shows for
 * products that are endorsed on the insurer's own pages too.
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

/** Checks the persons of a request against product and roster; 000002 with the problem persons, shown in a popup. */
export const verifyConservationPersons = call('POST', '/api/conservation/verifyPersonsInfo', {
  summary: 'Check the persons of an endorsement',
  bodyLimit: rosterBodyLimit,
  request: verificationCodec,
  response: asIs<EndorsementWires['verifyConservationPersons']['response']>(),
});

/**
 * Tells if a scheme of the policy takes an occupation, and in which class it is rated; called when an occupation is
 * chosen.
 */
export const canApplyConservationJobCode = call('POST', '/api/conservation/canApplyConservationJobCode', {
  summary: 'Whether a scheme of a policy takes an occupation',
  request: asIs<EndorsementWires['canApplyConservationJobCode']['request']>(),
  response: asIs<EndorsementWires['canApplyConservationJobCode']['response']>(),
});

/** How many persons may still be added, removed or replaced; asked when a kind is chosen. Null: without limit. */
export const riskLimitConservation = call('POST', '/api/conservation/riskLimitConservation', {
  summary: 'How many persons an endorsement may change',
  encoding: 'query',
  request: asIs<EndorsementWires['riskLimitConservation']['request']>(),
  response: asIs<EndorsementWires['riskLimitConservation']['response']>(),
});

/** The list to fill in, with the policy's columns, schemes and occupations; for the download of the fill-in step. */
export const conservationTemplate = call('POST', '/api/conservation/downloadConservationExcelNewTemp', {
  summary: 'Template of an endorsement as a workbook',
  answer: 'file',
  request: asIs<EndorsementWires['conservationTemplate']['request']>(),
  response: fileAnswer,
});

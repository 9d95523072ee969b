import type { EndorsementRequest } from '@tuanbao/library/domain/endorsement/personChange';

import { asIs, call, type Codec, fileAnswer } from './call.ts';
import { ruleCodec, settingsCodec } from './endorsementRules.ts';
import type { EndorsementWires, PolicyRequestWire, VerificationWire } from './endorsements.schema.ts';
import { requestCodec, trialCodec } from './wire/endorsementChanges.ts';
import { rosterBodyLimit } from './wire/limits.ts';

/**
 * Reports whether a policy can be endorsed now. The screen `/initiate-preservation` calls it before the user enters
 * anything. If the policy is endorsed on the insurer's own pages, `conservationUrl` is the address of these pages,
 * which the screen opens. If the policy can't be endorsed, `msg` gives the reason.
 */
export const canApplyConservation = call('GET', '/api/conservation/canApplyConservation', {
  summary: 'Whether a policy may be endorsed',
  request: asIs<EndorsementWires['canApplyConservation']['request']>(),
  response: asIs<EndorsementWires['canApplyConservation']['response']>(),
});

/**
 * Returns the rule of a product for endorsements: kinds of change, limits, premium, fee, review and materials. The
 * steps of the initiate screen use this rule.
 */
export const conservationConfig = call('GET', '/api/conservation/config', {
  summary: 'How a product is endorsed',
  request: asIs<EndorsementWires['conservationConfig']['request']>(),
  response: ruleCodec,
});

/**
 * Returns what an endorsement of one policy depends on: first and last day on which it can take effect, current number
 * of persons, schemes, rule of the product, and ways to pay. If `onlineFlag` is 0, the ways to pay contain only the
 * corporate transfer and not the online cashier.
 */
export const conservationSettings = call('GET', '/api/conservation/getSettingsByPolicyUuid', {
  summary: 'What an endorsement of a policy may be',
  request: asIs<EndorsementWires['conservationSettings']['request']>(),
  response: settingsCodec,
});

/** Request for changes of persons, together with the policy whose persons change. */
export interface PolicyRequest {
  readonly policyUuid: string;
  readonly request: EndorsementRequest;
}
const policyRequestCodec: Codec<PolicyRequest, PolicyRequestWire> = {
  toWire: ({ policyUuid, request }) => ({ policyUuid, ...requestCodec.toWire(request) }),
  fromWire: ({ policyUuid, ...request }) => ({ policyUuid, request: requestCodec.fromWire(request) }),
};

/**
 * Returns the trial premium of a request for changes, with an entry for each change. A request can be submitted only
 * with its trial premium.
 */
export const calcConservationPremium = call('POST', '/api/conservation/calcPremium', {
  summary: 'Trial premium of an endorsement',
  bodyLimit: rosterBodyLimit,
  request: policyRequestCodec,
  response: trialCodec,
});

/** Estimates the premium of an endorsement from occupations, before persons are entered. */
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
 * Checks the persons of a request for changes against the rules of the product and the roster of the policy. If there
 * are problems, the call is refused with 000002, and `data` lists the persons with their problems. A dialog shows this
 * list.
 */
export const verifyConservationPersons = call('POST', '/api/conservation/verifyPersonsInfo', {
  summary: 'Check the persons of an endorsement',
  bodyLimit: rosterBodyLimit,
  request: verificationCodec,
  response: asIs<EndorsementWires['verifyConservationPersons']['response']>(),
});

/**
 * Reports whether a scheme of the policy accepts an occupation, and returns the occupation class by which the
 * occupation is rated. The initiate screen makes the call when the user chooses an occupation.
 */
export const canApplyConservationJobCode = call('POST', '/api/conservation/canApplyConservationJobCode', {
  summary: 'Whether a scheme of a policy takes an occupation',
  request: asIs<EndorsementWires['canApplyConservationJobCode']['request']>(),
  response: asIs<EndorsementWires['canApplyConservationJobCode']['response']>(),
});

/**
 * Returns how many more persons may be added, removed or replaced, depending on `operationType`. `leftCount` is null if
 * there is no limit. The screen makes the call when the user chooses between adding, removing and replacing.
 */
export const riskLimitConservation = call('POST', '/api/conservation/riskLimitConservation', {
  summary: 'How many persons an endorsement may change',
  encoding: 'query',
  request: asIs<EndorsementWires['riskLimitConservation']['request']>(),
  response: asIs<EndorsementWires['riskLimitConservation']['response']>(),
});

/**
 * Returns a workbook as template for the persons of an endorsement, with the policy's columns, schemes and occupations.
 * The screen offers the template as a download in the step in which persons are entered.
 */
export const conservationTemplate = call('POST', '/api/conservation/downloadConservationExcelNewTemp', {
  summary: 'Template of an endorsement as a workbook',
  answer: 'file',
  request: asIs<EndorsementWires['conservationTemplate']['request']>(),
  response: fileAnswer,
});

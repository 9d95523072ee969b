import { asIs, call } from './call.ts';
import type { QualificationWires } from './qualification.schema.ts';

/**
 * Returns the state of the caller's latest request to verify the real name. If the request was rejected, the response
 * also has the reason.
 */
export const qualificationRequest = call('GET', '/api/own/qualification', {
  summary: "State of the caller's request for the real name",
  request: asIs<QualificationWires['qualificationRequest']['request']>(),
  response: asIs<QualificationWires['qualificationRequest']['response']>(),
});

/**
 * Requests that the operators verify the caller's real name and, if it is given, the practising certificate. Only one
 * request can wait at a time. The call is refused with 006004 if the id number or the certificate isn't valid.
 */
export const requestQualification = call('POST', '/api/own/qualification', {
  summary: 'Request the verification of the real name',
  request: asIs<QualificationWires['requestQualification']['request']>(),
  response: asIs<QualificationWires['requestQualification']['response']>(),
});

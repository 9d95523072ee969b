import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { QualificationDeskWires } from './qualifications.schema.ts';

export type { OpenedQualification, QualificationRow, RequestState } from './qualifications.schema.ts';

/**
 * Returns a page of the agents' requests to verify the real name and, if it is given, the practising certificate,
 * oldest first, without identity data.
 */
export const listQualifications = deskCall('GET', '/api/desk/people/qualifications', {
  summary: "Agents' requests for a real name or certificate",
  permission: 'qualifications.decide',
  request: asIs<QualificationDeskWires['listQualifications']['request']>(),
  response: asIs<QualificationDeskWires['listQualifications']['response']>(),
});

/** Opens a request with its identity data and files. The call is recorded with its reason. */
export const openQualification = deskCall('POST', '/api/desk/people/qualifications/open', {
  summary: 'Open a request with its identity data',
  permission: 'qualifications.decide',
  request: asIs<QualificationDeskWires['openQualification']['request']>(),
  response: asIs<QualificationDeskWires['openQualification']['response']>(),
});

/**
 * Approves a request. The agent's real name is then verified. If the request has a certificate, the certificate is
 * stored.
 */
export const approveQualification = deskCall('POST', '/api/desk/people/qualifications/approve', {
  summary: 'Approve a request for a qualification',
  permission: 'qualifications.decide',
  request: asIs<QualificationDeskWires['approveQualification']['request']>(),
  response: asIs<QualificationDeskWires['approveQualification']['response']>(),
});

/** Rejects a request. The agent sees the reason and can send another request. */
export const rejectQualification = deskCall('POST', '/api/desk/people/qualifications/reject', {
  summary: 'Reject a request for a qualification',
  permission: 'qualifications.decide',
  request: asIs<QualificationDeskWires['rejectQualification']['request']>(),
  response: asIs<QualificationDeskWires['rejectQualification']['response']>(),
});

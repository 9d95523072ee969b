import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { AgencyWires } from './agencies.schema.ts';

export type { AgencyRow } from './agencies.schema.ts';

/** Returns the hosts that have an agency or are in the settings of the server, each with its agency. */
export const agencies = deskCall('GET', '/api/desk/people/agencies', {
  summary: 'Hosts of partners and their agencies',
  permission: 'agents.see',
  request: asIs<AgencyWires['agencies']['request']>(),
  response: asIs<AgencyWires['agencies']['response']>(),
});

/** Adds the agency of a partner's host, or renames the agency. */
export const writeAgency = deskCall('POST', '/api/desk/people/agencies/write', {
  summary: 'Add or rename an agency',
  permission: 'agents.change',
  request: asIs<AgencyWires['writeAgency']['request']>(),
  response: asIs<AgencyWires['writeAgency']['response']>(),
});

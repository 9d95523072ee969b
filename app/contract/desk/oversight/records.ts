import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { RecordWires as Wires } from './records.schema.ts';

/** Returns a page of the recorded actions of operators, newest first. An export loads all pages. */
export const listActions = deskCall('GET', '/api/desk/oversight/actions', {
  summary: 'Recorded actions of operators',
  permission: 'audit.see',
  request: asIs<Wires['listActions']['request']>(),
  response: asIs<Wires['listActions']['response']>(),
});

/**
 * Returns a page of records, newest first. Each record shows which personal data an agent has seen unmasked. An export
 * loads all pages.
 */
export const listAgentLooks = deskCall('GET', '/api/desk/oversight/agentLooks', {
  summary: 'Records of agents who saw personal data',
  permission: 'audit.see',
  request: asIs<Wires['listAgentLooks']['request']>(),
  response: asIs<Wires['listAgentLooks']['response']>(),
});

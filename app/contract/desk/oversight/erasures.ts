import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { ErasureWires as Wires } from './erasures.schema.ts';

/**
 * Returns where the person with an id number is, what an erasure would erase at once, and what a rule keeps until when.
 * Nothing changes. The record has numbers of places only.
 */
export const planErasure = deskCall('POST', '/api/desk/oversight/planErasure', {
  summary: 'Scope of the erasure of a person: data that are erased and data that are kept',
  permission: 'persons.erase',
  request: asIs<Wires['planErasure']['request']>(),
  response: asIs<Wires['planErasure']['response']>(),
});

/**
 * Asks a second operator to erase a person (Personal Information Protection Law of the PRC, article 47). Once approved,
 * what no rule keeps is erased at once, and the rest after its last day.
 */
export const askErasure = deskCall('POST', '/api/desk/oversight/askErasure', {
  summary: 'Ask for the erasure of a person',
  permission: 'persons.erase',
  request: asIs<Wires['askErasure']['request']>(),
  response: asIs<Wires['askErasure']['response']>(),
});

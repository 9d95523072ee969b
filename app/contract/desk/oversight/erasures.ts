import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { ErasureWires as Wires } from './erasures.schema.ts';

/**
 * Returns the places where data of the person with an id number are stored. If a rule keeps the data of a place, the
 * response names the rule and, if it is known, the last day on which the data are kept. All other data would be erased
 * immediately. The call changes nothing. The audit record contains only numbers of places and the operator's reason.
 */
export const planErasure = deskCall('POST', '/api/desk/oversight/planErasure', {
  summary: 'Scope of the erasure of a person: data that are erased and data that are kept',
  permission: 'persons.erase',
  request: asIs<Wires['planErasure']['request']>(),
  response: asIs<Wires['planErasure']['response']>(),
});

/**
 * Asks a second operator to approve the erasure of a person (Personal Information Protection Law of the PRC, article
 * 47). After the approval, the data that no rule keeps are erased immediately. The data that a rule keeps are erased
 * after their last day.
 */
export const askErasure = deskCall('POST', '/api/desk/oversight/askErasure', {
  summary: 'Ask for the erasure of a person',
  permission: 'persons.erase',
  request: asIs<Wires['askErasure']['request']>(),
  response: asIs<Wires['askErasure']['response']>(),
});

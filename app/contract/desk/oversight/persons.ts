import { asIs, fileAnswer } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { PersonWires as Wires } from './persons.schema.ts';

/**
 * Returns the periods in which the person with an id number is or was insured, under at most 200 orders, the newest
 * order first. Personal data are masked. The id number is in the body of the request. The audit record doesn't contain
 * the id number: it names only one roster line of the newest order.
 */
export const findPerson = deskCall('POST', '/api/desk/oversight/findPerson', {
  summary: 'Policies of an insured person, by id number',
  permission: 'persons.see',
  request: asIs<Wires['findPerson']['request']>(),
  response: asIs<Wires['findPerson']['response']>(),
});

/** Returns name, id number and birthday of an insured person unmasked. */
export const showPerson = deskCall('POST', '/api/desk/oversight/showPerson', {
  summary: 'An insured person, unmasked',
  permission: 'persons.see',
  request: asIs<Wires['showPerson']['request']>(),
  response: asIs<Wires['showPerson']['response']>(),
});

/**
 * Returns the data that the server has about an insured person as a JSON file (Personal Information Protection Law of
 * the PRC, article 45). The file has the person's cover under policies, the certificates, and each place in drafts,
 * quotations, mails and other stored content that contains the person's id number.
 */
export const exportPerson = deskCall('POST', '/api/desk/oversight/exportPerson', {
  summary: 'Everything about an insured person, as a file',
  permission: 'persons.see',
  answer: 'file',
  request: asIs<Wires['exportPerson']['request']>(),
  response: fileAnswer,
});

import type { ResponseOf } from '../../contract/call.ts';
import { revealPerson } from '../../contract/ownCalls.ts';
import { useServices } from '../platform/services/services.ts';

/** Name, id number and birth date of a person, without masking. */
export type RevealedPerson = ResponseOf<typeof revealPerson>;

/**
 * Returns a function that loads one person of a roster without masking. The server writes each call to its audit log.
 * @throws CallError
 */
export function useRevealPerson(
  orderSn: string,
): (person: { readonly key: number; readonly rosterVersion: number }) => Promise<RevealedPerson> {
  const { send } = useServices();
  return (person) => send(revealPerson, { orderSn, ...person });
}

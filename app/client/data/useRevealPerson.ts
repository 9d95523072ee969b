import type { ResponseOf } from '../../contract/call.ts';
import { revealPerson } from '../../contract/ownCalls.ts';
import { useServices } from '../services.ts';

/** Name and id number in clear. */
export type RevealedPerson = ResponseOf<typeof revealPerson>;

/** Shows one insured person in clear; the server writes each look to its audit log. @throws CallError */
export function useRevealPerson(orderSn: string): (key: number) => Promise<RevealedPerson> {
  const { send } = useServices();
  return (key) => send(revealPerson, { orderSn, key });
}

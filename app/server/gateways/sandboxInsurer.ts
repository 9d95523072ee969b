import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '../tables/database.ts';
import type { InsurerGateway } from './gateways.ts';
import { keepSandboxPolicySn } from './sandboxRepository.ts';

/** How the sandbox's insurer answers until told otherwise. */
export interface InsurerHabits {
  /** Its response to an application. */
  readonly verdict: 'accepted' | 'reviewNeeded' | 'declined';
  /** Its response to a paid order. */
  readonly issuing: 'issued' | 'materialsDue' | 'inHand' | 'declined';
}

const newPolicySn = () => `P${String(randomInt(10 ** 12)).padStart(12, '0')}`;

/** The number of an order's policy: one per order, however often it is asked for. */
export const sandboxPolicySn = (database: Database, orderSn: string): Promise<string> =>
  keepSandboxPolicySn(database, orderSn, newPolicySn());

/** An insurer with habits that its desk changes; by itself it accepts every risk and issues every policy. */
export const sandboxInsurer = (database: Database, delayMs: number, habits: () => InsurerHabits): InsurerGateway => ({
  peer: null,
  underwrite: () => Promise.resolve(habits().verdict),
  async issue({ orderSn }) {
    if (delayMs > 0) await pause(delayMs);
    const outcome = habits().issuing;
    if (outcome === 'inHand' || outcome === 'declined') return { outcome };
    return { outcome, policySn: await sandboxPolicySn(database, orderSn) };
  },
  // Decided at their desks.
  review: () => Promise.resolve({ outcome: 'inHand' }),
  surrender: () => Promise.resolve({ outcome: 'inHand' }),
  invoice: () => Promise.resolve({ outcome: 'inHand' }),
});

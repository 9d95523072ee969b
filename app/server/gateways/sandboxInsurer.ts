import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '../tables/database.ts';
import type { InsurerGateway } from './gateways.ts';
import { keepSandboxPolicySn } from './sandboxRepository.ts';

/** The responses of the sandbox's insurer. The sandbox's operators can change them. */
export interface InsurerHabits {
  /** Response of the sandbox's insurer to an application, before the order is paid. */
  readonly verdict: 'accepted' | 'reviewNeeded' | 'declined';
  /** Response of the sandbox's insurer to a paid order. */
  readonly issuing: 'issued' | 'materialsDue' | 'inHand' | 'declined';
}

const newPolicySn = () => `P${String(randomInt(10 ** 12)).padStart(12, '0')}`;

/** The policy number that the sandbox's insurer assigns to an order. Repeated calls return the same number. */
export const sandboxPolicySn = (database: Database, orderSn: string): Promise<string> =>
  keepSandboxPolicySn(database, orderSn, newPolicySn());

/**
 * An insurer whose responses the sandbox's operators can change. By default it accepts every application and issues
 * every policy.
 */
export const sandboxInsurer = (database: Database, delayMs: number, habits: () => InsurerHabits): InsurerGateway => ({
  peer: null,
  underwrite: () => Promise.resolve(habits().verdict),
  async issue({ orderSn }) {
    if (delayMs > 0) await pause(delayMs);
    const outcome = habits().issuing;
    if (outcome === 'inHand' || outcome === 'declined') return { outcome };
    return { outcome, policySn: await sandboxPolicySn(database, orderSn) };
  },
  // The insurer doesn't decide here; the sandbox's operators decide later.
  review: () => Promise.resolve({ outcome: 'inHand' }),
  surrender: () => Promise.resolve({ outcome: 'inHand' }),
  invoice: () => Promise.resolve({ outcome: 'inHand' }),
});

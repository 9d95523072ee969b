import { Big } from 'big.js';

import type { Fen } from '../money/fen.ts';
import type { TrialLine } from './endorsementTrial.ts';
import type { PersonChange } from './personChange.ts';

/** The changes of an endorsement, and their prices. */
export interface PricedChanges {
  readonly changes: readonly PersonChange[];
  /** Prices of the changes. `index` is the index of the change in `changes`. */
  readonly lines: readonly Pick<TrialLine, 'index' | 'chargeFen' | 'refundFen' | 'feeFen'>[];
}

/**
 * Adds up the premium changes of endorsements for each scheme, in fen by scheme id. The charge of a new person belongs
 * to the scheme of that person. The refund of an original person belongs to the scheme that the person leaves. The sum
 * of all schemes is the net amount of the endorsements.
 */
export function schemeNetsOf(endorsements: readonly PricedChanges[]): ReadonlyMap<string, Fen> {
  const nets = new Map<string, Fen>();
  const count = (schemeId: string, fen: Fen) => nets.set(schemeId, (nets.get(schemeId) ?? 0) + fen);
  for (const { changes, lines } of endorsements) {
    for (const { index, chargeFen, refundFen, feeFen } of lines) {
      const change = changes[index];
      if (change === undefined) continue;
      if (change.kind !== 'remove') count(change.person.schemeId, chargeFen);
      if (change.kind !== 'add') count(change.original.schemeId, feeFen - refundFen);
    }
  }
  return nets;
}

/** Adds a net amount in fen to a premium in yuan. The result is a decimal string in yuan. */
export const premiumAfter = (premium: string, netFen: Fen): string =>
  new Big(premium).plus(new Big(netFen).div(100)).toFixed();

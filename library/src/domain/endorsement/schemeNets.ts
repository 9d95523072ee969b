import { Big } from 'big.js';

import type { Fen } from '../money/fen.ts';
import type { TrialLine } from './endorsementTrial.ts';
import type { PersonChange } from './personChange.ts';

/** The changes of an endorsement with their prices. */
export interface PricedChanges {
  readonly changes: readonly PersonChange[];
  /** Prices by `index`, the index of the change. */
  readonly lines: readonly Pick<TrialLine, 'index' | 'chargeFen' | 'refundFen' | 'feeFen'>[];
}

/**
 * Changes of the premium of each scheme by endorsements, in fen by scheme id: added persons count in the scheme that
 * they join, removed ones in the scheme that they leave. The sum is the net of the endorsements.
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

/** A premium in yuan after a change by some fen; a decimal string. */
export const premiumAfter = (premium: string, netFen: Fen): string =>
  new Big(premium).plus(new Big(netFen).div(100)).toFixed();

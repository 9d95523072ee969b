import { Big } from 'big.js';

import type { Fen } from '../money/fen.ts';
import type { CoInsurer } from '../product/productDefinition.ts';

/** The part of the premium for one insurer of a co-insured product. */
export interface CoInsurerShare {
  readonly code: string;
  readonly name: string;
  readonly share: string;
  readonly premiumFen: Fen;
}

/**
 * Divides the premium among the insurers by their shares. Each part is rounded down to the fen. The first insurer also
 * gets the remaining fen, so the parts add up exactly to the premium.
 */
export function coInsurerSharesOf(coInsurers: readonly CoInsurer[], totalFen: Fen): readonly CoInsurerShare[] {
  const parts = coInsurers.map(({ share }) => Number(new Big(totalFen).times(share).round(0, Big.roundDown).toFixed()));
  const rest = totalFen - parts.reduce((sum, part) => sum + part, 0);
  return coInsurers.map(({ code, name, share }, index) => ({
    code,
    name,
    share,
    premiumFen: (parts[index] ?? 0) + (index === 0 ? rest : 0),
  }));
}

/** True when the shares of the insurers add up to 1. */
export const sharesAddUp = (coInsurers: readonly CoInsurer[]): boolean =>
  coInsurers.reduce((sum, { share }) => sum.plus(share), new Big(0)).eq(1);

import { Big } from 'big.js';

import type { Fen } from '../money/fen.ts';
import type { CoInsurer } from '../product/productDefinition.ts';

/** What an insurer of a co-insured product gets of a premium. */
export interface CoInsurerShare {
  readonly code: string;
  readonly name: string;
  readonly share: string;
  readonly premiumFen: Fen;
}

/** The premium cut by the insurers' shares, down to the fen; what that leaves goes to the first, who leads. The parts add up exactly. */
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

/** Whether the shares make a whole. */
export const sharesAddUp = (coInsurers: readonly CoInsurer[]): boolean =>
  coInsurers.reduce((sum, { share }) => sum.plus(share), new Big(0)).eq(1);

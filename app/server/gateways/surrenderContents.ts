import type { Fen } from '@tuanbao/library/domain/money/fen';

/** The data that a surrender is decided by. */
export interface SurrenderContents {
  readonly uuid: string;
  readonly orderSn: string;
  readonly policySn: string;
  readonly productId: string;
  readonly productVersion: number;
  /** The agent's reason as a fixed word. */
  readonly reason: string;
  /** Cover ends at 00:00 of this day in Shanghai. */
  readonly effectiveDate: string;
  /** Premium of the unused days, the fee on it, and their difference, which goes back on acceptance. */
  readonly unusedFen: Fen;
  readonly feeFen: Fen;
  readonly refundFen: Fen;
  /** ISO instant of the request. */
  readonly appliedAt: string;
}

/** The insurer's response to a surrender; `inHand`: it decides later. The agent is shown `note`. */
export type Surrendering =
  | { readonly outcome: 'inHand' }
  | { readonly outcome: 'accepted' | 'rejected'; readonly note: string };

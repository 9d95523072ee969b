import type { Fen } from '@tuanbao/library/domain/money/fen';

/** The data of a surrender that the insurer needs for its decision. */
export interface SurrenderContents {
  readonly uuid: string;
  readonly orderSn: string;
  readonly policySn: string;
  readonly productId: string;
  readonly productVersion: number;
  /** The agent's reason for the surrender, as a code. */
  readonly reason: string;
  /** First day without cover. The cover ends on this day at 00:00 in Asia/Shanghai. */
  readonly effectiveDate: string;
  /**
   * Three amounts in fen. They are the premium of the unused days, the fee, and the difference of the two, which is
   * refunded when the insurer accepts the surrender.
   */
  readonly unusedFen: Fen;
  readonly feeFen: Fen;
  readonly refundFen: Fen;
  /** Instant at which the agent requested the surrender, in ISO 8601. */
  readonly appliedAt: string;
}

/** The insurer's response to a surrender. `inHand` means that the insurer decides later. The agent sees `note`. */
export type Surrendering =
  | { readonly outcome: 'inHand' }
  | { readonly outcome: 'accepted' | 'rejected'; readonly note: string };

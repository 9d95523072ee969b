import type { Fen } from '@tuanbao/library/domain/money/fen';

/** The data that the insurer needs to decide on a surrender. */
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
   * Three amounts in fen: the premium of the unused days, the fee, and the refund. The refund is the premium of the
   * unused days minus the fee; it is paid when the insurer accepts the surrender.
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

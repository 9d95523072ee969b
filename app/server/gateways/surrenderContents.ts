import type { Fen } from '@tuanbao/library/domain/money/fen';

/** The data on which the insurer decides about a surrender. */
export interface SurrenderContents {
  readonly uuid: string;
  readonly orderSn: string;
  readonly policySn: string;
  readonly productId: string;
  readonly productVersion: number;
  /** The agent's reason as a fixed code. */
  readonly reason: string;
  /** First day without cover; cover ends at 00:00 in Asia/Shanghai. */
  readonly effectiveDate: string;
  /** Premium of the unused days, the fee, and their difference, which is refunded on acceptance. In fen. */
  readonly unusedFen: Fen;
  readonly feeFen: Fen;
  readonly refundFen: Fen;
  /** Instant of the request, ISO 8601. */
  readonly appliedAt: string;
}

/** The insurer's response to a surrender; `inHand`: the insurer decides later. The agent sees `note`. */
export type Surrendering =
  | { readonly outcome: 'inHand' }
  | { readonly outcome: 'accepted' | 'rejected'; readonly note: string };

import { errorAt, type Problem } from '../problem/problem.ts';
import { type SurrenderReason, surrenderReasons } from './surrender.ts';

/** The agent's input for a surrender: a reason, and the confirmation that the agent has informed the applicant. */
export interface SurrenderRequest {
  /** The chosen reason; empty if none is chosen yet. */
  readonly reason: SurrenderReason | '';
  readonly isAgreed: boolean;
}

export type SurrenderRequestCode = 'surrenderReasonMissing' | 'surrenderAgreementMissing';

/** Problems of the input for a surrender. Each missing entry has a problem at its field. */
export const surrenderRequestProblems = ({
  reason,
  isAgreed,
}: SurrenderRequest): readonly Problem<SurrenderRequestCode>[] => [
  ...(surrenderReasons.some((known) => known === reason) ? [] : [errorAt('reason', 'surrenderReasonMissing')]),
  ...(isAgreed ? [] : [errorAt('isAgreed', 'surrenderAgreementMissing')]),
];

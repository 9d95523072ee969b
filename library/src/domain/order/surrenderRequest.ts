import { errorAt, type Problem } from '../problem/problem.ts';
import { type SurrenderReason, surrenderReasons } from './surrender.ts';

/** The input for a surrender: a reason, and the confirmation that the applicant was told. */
export interface SurrenderRequest {
  /** The reason that the agent chose; empty until one is chosen. */
  readonly reason: SurrenderReason | '';
  readonly isAgreed: boolean;
}

export type SurrenderRequestCode = 'surrenderReasonMissing' | 'surrenderAgreementMissing';

/** Problems of the input for a surrender: an entry that is missing has a problem at its field. */
export const surrenderRequestProblems = ({
  reason,
  isAgreed,
}: SurrenderRequest): readonly Problem<SurrenderRequestCode>[] => [
  ...(surrenderReasons.some((known) => known === reason) ? [] : [errorAt('reason', 'surrenderReasonMissing')]),
  ...(isAgreed ? [] : [errorAt('isAgreed', 'surrenderAgreementMissing')]),
];

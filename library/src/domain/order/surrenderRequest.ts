import { errorAt, type Problem } from '../problem/problem.ts';
import { type SurrenderReason, surrenderReasons } from './surrender.ts';

/** The input of a surrender: a reason of `surrenderReasons`, and that the applicant was told. */
export interface SurrenderRequest {
  /** Empty: not chosen yet. */
  readonly reason: SurrenderReason | '';
  readonly isAgreed: boolean;
}

export type SurrenderRequestCode = 'surrenderReasonMissing' | 'surrenderAgreementMissing';

/** Missing entries of a surrender, each at its field. */
export const surrenderRequestProblems = ({
  reason,
  isAgreed,
}: SurrenderRequest): readonly Problem<SurrenderRequestCode>[] => [
  ...(surrenderReasons.some((known) => known === reason) ? [] : [errorAt('reason', 'surrenderReasonMissing')]),
  ...(isAgreed ? [] : [errorAt('isAgreed', 'surrenderAgreementMissing')]),
];

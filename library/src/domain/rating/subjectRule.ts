import type { Problem } from '../problem/problem.ts';
import type { PremiumChain } from './premiumChain.ts';
import type { RatingContext } from './ratingContext.ts';
import type { RatingSubject, SubjectOf } from './subject.ts';

/**
 * Computes the base amounts and factors for subjects of one rating basis. If a subject can't be priced, returns the
 * problems.
 */
export type SubjectRule<Basis extends RatingSubject['basis']> = (
  context: RatingContext,
  subject: SubjectOf<Basis>,
) => Pick<PremiumChain, 'bases' | 'factors'> | { readonly problems: readonly Problem[] };

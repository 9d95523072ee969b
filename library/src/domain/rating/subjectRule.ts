import type { Problem } from '../problem/problem.ts';
import type { PremiumChain } from './premiumChain.ts';
import type { RatingContext } from './ratingContext.ts';
import type { RatingSubject, SubjectOf } from './subject.ts';

/**
 * Computes the base amounts and factors of a basis, or returns the problems because of which a subject has no price.
 */
export type SubjectRule<Basis extends RatingSubject['basis']> = (
  context: RatingContext,
  subject: SubjectOf<Basis>,
) => Pick<PremiumChain, 'bases' | 'factors'> | { readonly problems: readonly Problem[] };

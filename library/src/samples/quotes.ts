import type { Quote } from '../domain/rating/quotation.ts';
import { quote } from '../domain/rating/quote.ts';
import type { OccupationLine, Scheme } from '../domain/scheme/scheme.ts';
import { employerLiability } from './products.ts';
import { officeScheme, untouchedScheme, workshopScheme } from './schemes.ts';

/** The price of the given schemes of the product `employerLiability`. */
export const quoteOf = (schemes: readonly Scheme[], months = 12): Quote =>
  quote(employerLiability, { months, applyQuantity: 1, schemes });

/** Returns the scheme with a single occupation: office staff. `heads` is the number of persons. */
export const withClerks = (scheme: Scheme, heads: number): Scheme => {
  const clerks: OccupationLine = { code: '0001001', name: '公务员、职员（内勤）', occupationClass: 1, heads };
  return { ...scheme, occupations: [clerks] };
};

/** The price of two schemes. They have three occupation lines together, and 28 persons: the second discount tier. */
export const twoSchemesQuote: Quote = quoteOf([officeScheme, workshopScheme]);

/** A quote without a total, because one of its two schemes has no occupations. */
export const incompleteQuote: Quote = quoteOf([officeScheme, untouchedScheme]);

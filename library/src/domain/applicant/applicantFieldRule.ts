import type { Problem } from '../problem/problem.ts';
import type { Applicant } from './applicant.ts';
import type { ApplicantCode } from './applicant.ts';
import type { ApplicantContext } from './applicantContext.ts';

/** How the form asks for a field; `own`: by a control that no other field has. */
export type FieldControl =
  | { readonly kind: 'text'; readonly keyboard: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' }
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'day' }
  | { readonly kind: 'own' };

/** What is said once of a field of the applicant; form, checks, masks, recap and documents are drawn from it. */
export interface ApplicantFieldRule {
  /** The part of the form that it stands in. */
  readonly section: 'organisation' | 'contact' | 'address';
  readonly control: FieldControl;
  /** How a figure is shown. */
  readonly unit?: 'yuan' | 'persons';
  /** The text as it is checked and stored (specification §5, normalisation). */
  readonly normalise?: (text: string) => string;
  /** What is wrong with a field that holds something; the applicant is normalised. */
  readonly problems?: (applicant: Applicant, context: ApplicantContext) => readonly Problem<ApplicantCode>[];
  /** Personal data: the characters that stay in clear at both ends where it is masked. */
  readonly personal?: { readonly start: number; readonly end: number };
  /** When the recap tells of it; `never`: with another field. */
  readonly recap: 'always' | 'filled' | 'never';
  /** Whether documents list it beside name, number, address and contact. */
  readonly isListed: boolean;
}

import type { Problem } from '../problem/problem.ts';
import type { Applicant } from './applicant.ts';
import type { ApplicantCode } from './applicant.ts';
import type { ApplicantContext } from './applicantContext.ts';

/** The control of a field in the form; `own`: a special control of this field. */
export type FieldControl =
  | { readonly kind: 'text'; readonly keyboard: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' }
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'day' }
  | { readonly kind: 'own' };

/** The definition of an applicant's field; form, checks, masks, recap and documents derive from it. */
export interface ApplicantFieldRule {
  /** The section of the form. */
  readonly section: 'organisation' | 'contact' | 'address';
  readonly control: FieldControl;
  /** Unit of a number for display. */
  readonly unit?: 'yuan' | 'persons';
  /** The text as it is checked and stored (specification §5, normalisation). */
  readonly normalise?: (text: string) => string;
  /** Problems of a field that isn't empty; the applicant is already normalised. */
  readonly problems?: (applicant: Applicant, context: ApplicantContext) => readonly Problem<ApplicantCode>[];
  /** Marks personal data: number of clear characters at both ends of the masked text. */
  readonly personal?: { readonly start: number; readonly end: number };
  /** When the recap shows the field; `never`: another field includes it. */
  readonly recap: 'always' | 'filled' | 'never';
  /** True when documents list the field beside name, number, address and contact. */
  readonly isListed: boolean;
}

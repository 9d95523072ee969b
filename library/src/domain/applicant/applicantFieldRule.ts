import type { Problem } from '../problem/problem.ts';
import type { Applicant } from './applicant.ts';
import type { ApplicantCode } from './applicant.ts';
import type { ApplicantContext } from './applicantContext.ts';

/**
 * The control with which the form shows a field: a text field, a choice or a date field. Some fields have a control of
 * their own: the product's organisation natures, the tree of industries, the last day of a document together with its
 * long-term flag, and the address.
 */
export type FieldControl =
  | { readonly kind: 'text'; readonly keyboard: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' }
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'day' }
  | { readonly kind: 'nature' | 'industry' | 'validity' | 'flag' | 'address' };

/**
 * Definition of one field of the applicant. The form, the checks, the masking, the summary and the documents use it.
 */
export interface ApplicantFieldRule {
  /** Section of the form that contains the field. */
  readonly section: 'organisation' | 'contact' | 'address';
  readonly control: FieldControl;
  /** Unit that the form shows after the field's number. */
  readonly unit?: 'yuan' | 'persons';
  /** Normalises the text for checks and storage (specification §5, normalisation). */
  readonly normalise?: (text: string) => string;
  /**
   * Returns the problems of the field. It is called only when the field isn't empty, with an applicant that is already
   * normalised.
   */
  readonly problems?: (applicant: Applicant, context: ApplicantContext) => readonly Problem<ApplicantCode>[];
  /**
   * Present when the field contains personal data. `start` and `end` are the numbers of characters that stay visible at
   * the start and the end of the masked text.
   */
  readonly personal?: { readonly start: number; readonly end: number };
  /**
   * Condition under which the summary shows the field: always, or only when it is filled in. `never` means that another
   * field of the summary contains it.
   */
  readonly recap: 'always' | 'filled' | 'never';
  /**
   * Documents print the name, number, address and contact of the applicant in any case. This value decides whether they
   * print this field too: in full (`clear`), masked, or `never`.
   */
  readonly print: 'clear' | 'masked' | 'never';
}

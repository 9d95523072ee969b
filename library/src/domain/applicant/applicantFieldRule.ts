import type { Problem } from '../problem/problem.ts';
import type { Applicant } from './applicant.ts';
import type { ApplicantCode } from './applicant.ts';
import type { ApplicantContext } from './applicantContext.ts';

/**
 * The control with which the form shows a field, such as a text field, a choice or a date field. Some fields have a
 * special control: the organisation nature, the industry, the address, and the last day of a document together with its
 * long-term flag. The form gives more width to a text field that `isLong`, such as the name of the organisation.
 */
export type FieldControl =
  | {
      readonly kind: 'text';
      readonly keyboard: 'text' | 'tel' | 'email' | 'numeric' | 'decimal';
      readonly isLong?: boolean;
    }
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'day' }
  | { readonly kind: 'nature' | 'industry' | 'validity' | 'flag' | 'address' };

/** Definition of one field of the applicant. The form, checks, masking, summary and documents use this definition. */
export interface ApplicantFieldRule {
  /** Section of the form that contains the field. */
  readonly section: 'organisation' | 'contact' | 'address';
  readonly control: FieldControl;
  /** Unit that the form shows after the field's number. Absent when the field has no unit. */
  readonly unit?: 'yuan' | 'persons';
  /**
   * Normalises the text for checks and storage (specification §5, normalisation). Absent when the text is used
   * unchanged.
   */
  readonly normalise?: (text: string) => string;
  /**
   * Returns the problems of the field. It is called with a normalised applicant, and only when the field isn't empty.
   */
  readonly problems?: (applicant: Applicant, context: ApplicantContext) => readonly Problem<ApplicantCode>[];
  /**
   * Present only when the field contains personal data. When the text is masked, the first `start` characters and the
   * last `end` characters stay visible.
   */
  readonly personal?: { readonly start: number; readonly end: number };
  /**
   * Condition under which the summary shows the field: always, only when the field is filled in, or never. `never` is
   * for a field whose value is also part of another field of the summary.
   */
  readonly recap: 'always' | 'filled' | 'never';
  /**
   * The way in which documents print the field: in full (`clear`), masked, or `never`. This value doesn't apply to the
   * applicant's name, document number, address and contact, because documents always print these.
   */
  readonly print: 'clear' | 'masked' | 'never';
}

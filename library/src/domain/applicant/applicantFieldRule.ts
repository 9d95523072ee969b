import type { Problem } from '../problem/problem.ts';
import type { Applicant } from './applicant.ts';
import type { ApplicantCode } from './applicant.ts';
import type { ApplicantContext } from './applicantContext.ts';

/**
 * The control of a field in the form: a text, a choice or a day. Some fields have a special control: the natures of the
 * product, the tree of industries, the last day of a document with its flag, and the address.
 */
export type FieldControl =
  | { readonly kind: 'text'; readonly keyboard: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' }
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'day' }
  | { readonly kind: 'nature' | 'industry' | 'validity' | 'flag' | 'address' };

/** Definition of one field of the applicant. Form, checks, masking, summary and documents use it. */
export interface ApplicantFieldRule {
  /** Section of the form that contains the field. */
  readonly section: 'organisation' | 'contact' | 'address';
  readonly control: FieldControl;
  /** Unit that is displayed after a number. */
  readonly unit?: 'yuan' | 'persons';
  /** Normalises the text for checks and storage (specification §5, normalisation). */
  readonly normalise?: (text: string) => string;
  /** Problems of a field that isn't empty. The applicant is already normalised. */
  readonly problems?: (applicant: Applicant, context: ApplicantContext) => readonly Problem<ApplicantCode>[];
  /**
   * Marks personal data. `start` and `end` are the numbers of characters that stay visible at both ends of the masked
   * text.
   */
  readonly personal?: { readonly start: number; readonly end: number };
  /** When the summary shows the field. `never` means that another field contains it. */
  readonly recap: 'always' | 'filled' | 'never';
  /**
   * How documents print the field in addition to name, number, address and contact: in full or masked; `never` when
   * they don't print it.
   */
  readonly print: 'clear' | 'masked' | 'never';
}

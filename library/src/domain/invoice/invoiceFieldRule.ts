import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { Problem } from '../problem/problem.ts';
import type { InvoiceCode, InvoiceInfo, InvoiceType } from './invoice.ts';
import type { InvoiceRule } from './invoiceRule.ts';

/** A field of the invoice form; product and type of invoice decide whether it is required. */
export type InvoiceField =
  | Exclude<keyof InvoiceInfo, 'policySn'>
  | `receiver.${'name' | 'mobile' | 'email' | 'region' | 'address'}`
  | 'material';

/** Name of a field whose value is a line of text. */
export type InvoiceTextField = Exclude<InvoiceField, 'amountFen' | 'taxpayerKind' | 'receiver.region' | 'material'>;

/**
 * The control of a field in the form. `bank` is a text that can be picked from the list of banks; the other kinds but
 * `text` belong to one field each.
 */
export type InvoiceControl =
  | { readonly kind: 'text'; readonly keyboard: 'text' | 'tel' | 'email' | 'numeric' }
  | { readonly kind: 'bank' | 'amount' | 'choice' | 'region' | 'material' };

/** Definition of one field of an invoice. Form, checks, normalisation, summary and documents use it. */
export interface InvoiceFieldRule {
  /** Section of the form that contains the field. */
  readonly section: 'kind' | 'registration' | 'receiver' | 'material';
  readonly control: InvoiceControl;
  /** The demand of the field for a type of invoice and a product's rule. */
  readonly demand: (type: InvoiceType, rule: InvoiceRule) => FieldDemand;
  /** Normalises the text for checks and storage (specification §3 and §5). */
  readonly normalise?: (text: string) => string;
  /** Problems of a text that isn't empty. It is already normalised. */
  readonly problems?: (text: string, path: string) => readonly Problem<InvoiceCode>[];
  /**
   * The fields that the tax system prints in one line with this field, itself included: together they have at most
   * `maxGbkBytes`. A problem of the line is shown at the first.
   */
  readonly line?: readonly InvoiceTextField[];
  /** True when the summary of a draft with a wanted invoice shows the field. */
  readonly isInRecap: boolean;
  /**
   * Where the documents print the field: above the other facts of the buyer, among them, beside the number of the
   * invoice as its `amount`, or `never`.
   */
  readonly print: 'amount' | 'top' | 'buyer' | 'never';
}

import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { Problem } from '../problem/problem.ts';
import type { InvoiceCode, InvoiceInfo, InvoiceType } from './invoice.ts';
import type { InvoiceRule } from './invoiceRule.ts';

/** A field of the invoice form. The product and the type of invoice decide if the field is required. */
export type InvoiceField =
  | Exclude<keyof InvoiceInfo, 'policySn'>
  | `receiver.${'name' | 'mobile' | 'email' | 'region' | 'address'}`
  | 'material';

/** Name of an invoice field whose value is a line of text. */
export type InvoiceTextField = Exclude<InvoiceField, 'amountFen' | 'taxpayerKind' | 'receiver.region' | 'material'>;

/**
 * The control with which the form shows a field. `bank` is a text field that also offers a list of banks. Every other
 * kind except `text` is used by one field only.
 */
export type InvoiceControl =
  | { readonly kind: 'text'; readonly keyboard: 'text' | 'tel' | 'email' | 'numeric' }
  | { readonly kind: 'bank' | 'amount' | 'choice' | 'region' | 'material' };

/**
 * Definition of one field of an invoice. The form, the checks, the normalisation, the summary and the documents use it.
 */
export interface InvoiceFieldRule {
  /** Section of the form that contains the field. */
  readonly section: 'kind' | 'registration' | 'receiver' | 'material';
  readonly control: InvoiceControl;
  /** Returns the demand of the field (required, optional or hidden) for a type of invoice and a product's rule. */
  readonly demand: (type: InvoiceType, rule: InvoiceRule) => FieldDemand;
  /** Normalises the text of the field for checks and storage (specification §3 and §5). */
  readonly normalise?: (text: string) => string;
  /**
   * Returns the problems of the field's text. It is called only when the text isn't empty, with a text that is already
   * normalised.
   */
  readonly problems?: (text: string, path: string) => readonly Problem<InvoiceCode>[];
  /**
   * The fields that the tax system prints in one line, this field included. Together they have at most `maxGbkBytes`
   * bytes. A problem of the line is shown at its first field.
   */
  readonly line?: readonly InvoiceTextField[];
  /** True when the summary of a draft shows this field of the wanted invoice. */
  readonly isInRecap: boolean;
  /**
   * Place in documents where the field is printed: `top` above the other facts about the buyer, `buyer` among these
   * facts, `amount` beside the number of the invoice as its amount, or `never`.
   */
  readonly print: 'amount' | 'top' | 'buyer' | 'never';
}

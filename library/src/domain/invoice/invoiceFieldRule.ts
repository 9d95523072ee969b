import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { Problem } from '../problem/problem.ts';
import type { InvoiceCode, InvoiceInfo, InvoiceType } from './invoice.ts';
import type { InvoiceRule } from './invoiceRule.ts';

/** A field of the invoice form. The product and the type of invoice decide whether the field is required. */
export type InvoiceField =
  | Exclude<keyof InvoiceInfo, 'policySn'>
  | `receiver.${'name' | 'mobile' | 'email' | 'region' | 'address'}`
  | 'material';

/** Name of an invoice field whose value is a line of text. */
export type InvoiceTextField = Exclude<InvoiceField, 'amountFen' | 'taxpayerKind' | 'receiver.region' | 'material'>;

/**
 * The control with which the form shows a field. `bank` is a text field with a list of banks as suggestions. Each kind
 * except `text` is used by only one field. The form gives more width to a text field that `isLong`, such as a name or an
 * address, and to the bank.
 */
export type InvoiceControl =
  | { readonly kind: 'text'; readonly keyboard: 'text' | 'tel' | 'email' | 'numeric'; readonly isLong?: boolean }
  | { readonly kind: 'bank' | 'amount' | 'choice' | 'region' | 'material' };

/**
 * Definition of one field of an invoice. The form, checks, normalisation, summary and documents use this definition.
 */
export interface InvoiceFieldRule {
  /** Section of the form that contains the field. */
  readonly section: 'kind' | 'registration' | 'receiver' | 'material';
  readonly control: InvoiceControl;
  /**
   * Returns the demand for the field (required, optional or hidden). The demand depends on the type of invoice
   * and the product's rule.
   */
  readonly demand: (type: InvoiceType, rule: InvoiceRule) => FieldDemand;
  /**
   * Normalises the text of the field for checks and storage (specification §3 and §5). Absent when the text is used
   * unchanged.
   */
  readonly normalise?: (text: string) => string;
  /**
   * Returns the problems of the field's text. The function is called with a normalised text, and only when the text
   * isn't empty.
   */
  readonly problems?: (text: string, path: string) => readonly Problem<InvoiceCode>[];
  /**
   * All fields that the tax system prints in the same line, including this field. Together they may have at most
   * `maxGbkBytes` bytes. A problem of the line is shown at the first field of the line. Absent when no such limit
   * applies to the field.
   */
  readonly line?: readonly InvoiceTextField[];
  /** True when the summary of a draft shows this field of the requested invoice. */
  readonly isInRecap: boolean;
  /**
   * Place in documents where the field is printed. `buyer`: among the facts about the buyer. `top`: above these facts.
   * `amount`: beside the number of the invoice, as its amount. `never`: not printed.
   */
  readonly print: 'amount' | 'top' | 'buyer' | 'never';
}

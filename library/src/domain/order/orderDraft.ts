import type { Applicant } from '../applicant/applicant.ts';
import type { InvoiceWish } from '../invoice/invoiceWish.ts';
import type { MaterialAddresses } from '../material/orderMaterials.ts';
import type { Person } from '../roster/person.ts';
import type { Scheme } from '../scheme/scheme.ts';
import type { InsuredSubjects } from '../subject/insuredSubjects.ts';

/**
 * The agent's input for an order. `persons` has the rows of the roster. A subject is present if the product has its
 * section.
 */
export interface OrderDraft extends InsuredSubjects {
  readonly productId: string;
  readonly productVersion: number;
  /** First day of cover, `YYYY-MM-DD`; cover starts at 00:00 in Asia/Shanghai. */
  readonly startDate: string;
  /** Months of cover; 12 means one year. */
  readonly months: number;
  readonly applyQuantity: number;
  readonly schemes: readonly Scheme[];
  readonly persons: readonly Person[];
  readonly applicant: Applicant;
  /**
   * Materials that were uploaded while the draft was written, except those of a subject; absent when there are none.
   */
  readonly materials?: MaterialAddresses;
  /** The invoice that the applicant wants; absent when the applicant hasn't asked for one yet. */
  readonly invoice?: InvoiceWish | undefined;
}

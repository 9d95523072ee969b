import type { Applicant } from '../applicant/applicant.ts';
import type { InvoiceWish } from '../invoice/invoiceWish.ts';
import type { MaterialAddresses } from '../material/orderMaterials.ts';
import type { Person } from '../roster/person.ts';
import type { Scheme } from '../scheme/scheme.ts';
import type { SchemeRelation } from '../scheme/schemeRelation.ts';
import type { InsuredSubjects } from '../subject/insuredSubjects.ts';

/**
 * The agent's input for an order. `persons` contains the rows of the roster. A subject is present if the product has a
 * section for this subject.
 */
export interface OrderDraft extends InsuredSubjects {
  readonly productId: string;
  readonly productVersion: number;
  /** First day of the cover, `YYYY-MM-DD`. The cover starts at 00:00 of this day in Asia/Shanghai. */
  readonly startDate: string;
  /** Length of the cover in months; 12 means one year. */
  readonly months: number;
  readonly applyQuantity: number;
  readonly schemes: readonly Scheme[];
  /**
   * Relation between the schemes of a quotation. The schemes of an order are always `layers`, because all of them are
   * insured.
   * @default 'layers'
   */
  readonly schemeRelation?: SchemeRelation | undefined;
  readonly persons: readonly Person[];
  readonly applicant: Applicant;
  /** Materials that were uploaded for the draft, without the materials of a subject. Absent when there are none. */
  readonly materials?: MaterialAddresses;
  /** The invoice that the applicant requests. Absent when the applicant hasn't requested one. */
  readonly invoice?: InvoiceWish | undefined;
}

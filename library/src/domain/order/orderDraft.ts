import type { Applicant } from '../applicant/applicant.ts';
import type { MaterialAddresses } from '../material/orderMaterials.ts';
import type { Person } from '../roster/person.ts';
import type { Scheme } from '../scheme/scheme.ts';
import type { InsuredSubjects } from '../subject/insuredSubjects.ts';

/**
 * The agent's input for an order. The roster's rows are in `persons`; subjects exist for the sections of the product.
 */
export interface OrderDraft extends InsuredSubjects {
  readonly productId: string;
  readonly productVersion: number;
  /** First day of cover, `YYYY-MM-DD` (Asia/Shanghai, from 00:00). */
  readonly startDate: string;
  /** Months of cover; 12 is one year. */
  readonly months: number;
  readonly applyQuantity: number;
  readonly schemes: readonly Scheme[];
  readonly persons: readonly Person[];
  readonly applicant: Applicant;
  /** Materials uploaded while writing, except those of a subject; absent where there are none. */
  readonly materials?: MaterialAddresses;
}

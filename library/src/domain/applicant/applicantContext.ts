import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { ApplicantField } from './applicant.ts';
import type { GroupNameRule } from './groupName.ts';

/**
 * The data for checking an applicant: the product's demand for each field, the product's other rules, and the current
 * day.
 */
export interface ApplicantContext {
  readonly fields: Readonly<Record<ApplicantField, FieldDemand>>;
  readonly natures: readonly string[];
  readonly groupName: GroupNameRule;
  /**
   * Codes of the regions (province, city or district) in which the product is sold. When the list is empty, the product
   * is sold in the whole country.
   */
  readonly areaCodes: readonly number[];
  /**
   * Addresses that the product doesn't insure. Each entry is a word in a street address, or the six-digit code of a
   * region.
   */
  readonly declinedAddresses: readonly string[];
  readonly today: CalendarDay;
  /**
   * Returns true when the user can choose this code as an industry of GB/T 4754. The function is absent when the
   * catalogue of industries isn't available. In this case, only the server checks the code.
   */
  readonly isIndustry?: ((code: string) => boolean) | undefined;
}

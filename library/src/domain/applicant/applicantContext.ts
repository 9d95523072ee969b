import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { ApplicantField } from './applicant.ts';
import type { GroupNameRule } from './groupName.ts';

/** The data against which an applicant is checked: the demands of the product, its rules, and the current day. */
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
   * Addresses that the product doesn't insure. Each entry is a word of a street address, or the six-digit code of a
   * region.
   */
  readonly declinedAddresses: readonly string[];
  readonly today: CalendarDay;
  /**
   * Returns true when a code is an industry of GB/T 4754 that can be chosen. The function is absent when the catalogue
   * of industries isn't available; then only the server checks the code.
   */
  readonly isIndustry?: ((code: string) => boolean) | undefined;
}

import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { ApplicantField } from './applicant.ts';
import type { GroupNameRule } from './groupName.ts';

/** The data that the checks of an applicant need. */
export interface ApplicantContext {
  readonly fields: Readonly<Record<ApplicantField, FieldDemand>>;
  readonly natures: readonly string[];
  readonly groupName: GroupNameRule;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  readonly areaCodes: readonly number[];
  /** Addresses that the product doesn't insure: words of an address, or six-digit codes of regions. */
  readonly declinedAddresses: readonly string[];
  readonly today: CalendarDay;
  /**
   * True when a code is an industry of GB/T 4754 that can be chosen. Absent when the catalogue isn't available; then
   * only the server checks the code.
   */
  readonly isIndustry?: ((code: string) => boolean) | undefined;
}

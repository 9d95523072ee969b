import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { ApplicantField } from './applicant.ts';
import type { GroupNameRule } from './groupName.ts';

/** What the checks of an applicant depend on. */
export interface ApplicantContext {
  readonly fields: Readonly<Record<ApplicantField, FieldDemand>>;
  readonly natures: readonly string[];
  readonly groupName: GroupNameRule;
  /** Regions where the product is sold (province, city or district codes); empty: everywhere. */
  readonly areaCodes: readonly number[];
  /** Places that the product's occupations decline: words in an address, or six-digit codes of regions. */
  readonly declinedAddresses: readonly string[];
  readonly today: CalendarDay;
  /** Whether a code is an industry that can be chosen (GB/T 4754); absent where the catalogue isn't at hand: then the server judges it. */
  readonly isIndustry?: ((code: string) => boolean) | undefined;
}

import type { InferType } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { listOf, nothing, shape, text, whole, yuan } from './wire/fields.ts';

const monthWire = shape({
  /** Month in the form `YYYY-MM` (Asia/Shanghai). */
  month: text(7),
  premium: yuan(),
  policyNum: whole(0, 1e9),
  renewalNum: whole(0, 1e9),
  /** Commission in yuan; absent if the caller may not see commission. */
  commission: yuan().optional(),
});
export type MonthWire = InferType<typeof monthWire>;

/** Schemas of the calls in `monthTotals.ts`, by call name. */
export const monthTotalsSchemas = {
  monthTotals: { request: nothing(), response: shape({ list: listOf(monthWire, 24) }) },
};

/** Wire types of the calls in `monthTotals.ts`, by call name. */
export type MonthTotalsWires = WiresOf<typeof monthTotalsSchemas>;

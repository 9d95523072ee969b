import type { OrderSummary } from '@tuanbao/library/domain/order/order';

import type { SoldOrder } from './policyStanding.ts';
import type { SummaryRow } from './repository.ts';

/** Number of persons and premium of an order when it was sold, without later endorsements. */
export const soldTotals = ({ heads, total_fen: totalFen }: SoldOrder) => ({ heads, totalFen });

/**
 * Converts the row of an order to its entry in a list. The number of persons and the premium are passed separately,
 * because they depend on the day.
 */
export const summaryOf = (
  row: SummaryRow,
  { heads, totalFen }: Pick<OrderSummary, 'heads' | 'totalFen'>,
): OrderSummary => ({
  orderSn: row.sn,
  productId: row.product_id,
  productName: row.product_name,
  insurerName: row.insurer_name,
  groupName: row.group_name,
  status: row.status,
  totalFen,
  heads,
  startDate: row.start_date,
  endDate: row.end_date,
  createdAt: row.created_at.toISOString(),
  policySn: row.policy_sn,
});

import type { OrderSummary } from '@tuanbao/library/domain/order/order';

import type { SoldOrder } from './policyStanding.ts';
import type { SummaryRow } from './repository.ts';

/** Number of persons and premium of an order at the sale. */
export const soldTotals = ({ heads, total_fen: totalFen }: SoldOrder) => ({ heads, totalFen });

/** Converts a row to the order of a list, with the number of persons and premium of a day. */
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

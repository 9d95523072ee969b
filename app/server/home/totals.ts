import { commissionOf } from '@tuanbao/library/domain/money/commission';
import { type MonthTotals, monthsUpTo } from '@tuanbao/library/domain/user/monthTotals';

import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { Services } from '../services/services.ts';
import { isCommissionShown } from '../users/service.ts';
import { monthsByProduct, type ProductMonth } from './totalsRepository.ts';

/**
 * Returns the totals of the agent's policies by month in Asia/Shanghai, oldest month first. If the agent may not see
 * commission, the commission is null.
 */
export async function monthTotals(
  { database, clock, catalogue }: Services,
  agent: AgentIdentity,
): Promise<readonly MonthTotals[]> {
  const months = monthsUpTo(clock.today());
  const since = `${months[0] ?? ''}-01`;
  const rows = await asAgent(database, agent.id, (tx) => monthsByProduct(tx, agent.id, since));
  const isShown = isCommissionShown(agent);
  const commissionIn = ({ productId, premiumFen }: ProductMonth): number => {
    const product = catalogue.productOf(productId);
    return product ? commissionOf(premiumFen, catalogue.sales.termsOf(product).commissionRate) : 0;
  };
  return months.map((month) => {
    const ofMonth = rows.filter((row) => row.month === month);
    const sumOf = (value: (row: ProductMonth) => number) => ofMonth.reduce((sum, row) => sum + value(row), 0);
    return {
      month,
      premiumFen: sumOf(({ premiumFen }) => premiumFen),
      policies: sumOf(({ policies }) => policies),
      renewals: sumOf(({ renewals }) => renewals),
      commissionFen: isShown ? sumOf(commissionIn) : null,
    };
  });
}

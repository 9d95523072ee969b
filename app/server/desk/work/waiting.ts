import { yuanOf } from '@tuanbao/library/domain/money/fen';

import { insurerWork, materialsToCheck, noteRefundSent, pendingRefunds } from '../../../contract/desk/work/waiting.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import { noteTransferBack } from '../../payments/transferBack.ts';
import type { Services } from '../../services/services.ts';
import { insurerWorkPage, materialsPage, refundPage } from './waitingRepository.ts';
import { workRefused } from './workRefused.ts';

/**
 * Converts a row of the list of refunds, materials or insurer work to an entry of the response: `order_sn`,
 * `group_name` and `since` get the names and types of the response.
 */
const rowOf = <Row extends { readonly order_sn: string; readonly group_name: string; readonly since: Date }>({
  order_sn: orderSn,
  group_name: groupName,
  since,
  ...row
}: Row) => ({ ...row, orderSn, groupName, since: since.toISOString() });

/**
 * Registers the calls with the lists of refunds, materials and insurer work, and the call that records a sent refund.
 */
export function waitingRoutes({ question, actionInSteps }: DeskRoutes, services: Services): void {
  const { clock } = services;
  question(pendingRefunds, async ({ page = 1 }, { tx }) => {
    const { total, rows } = await refundPage(tx, page, clock.now());
    return {
      total,
      list: rows.map(({ amount_fen: amountFen, ...row }) => ({ ...rowOf(row), amount: yuanOf(amountFen) })),
    };
  });
  actionInSteps(
    noteRefundSent,
    ({ kind, id }) => `${kind} ${id}`,
    async ({ kind, id }) => {
      if (!(await noteTransferBack(services, kind, id))) throw workRefused('refundSettled');
      return {};
    },
  );
  question(materialsToCheck, async ({ page = 1 }, { tx }) => {
    const { total, rows } = await materialsPage(tx, page);
    return {
      total,
      list: rows.map(({ product_name: productName, agent_name: agentName, ...row }) => ({
        ...rowOf(row),
        productName,
        agentName,
      })),
    };
  });
  question(insurerWork, async ({ page = 1 }, { tx }) => {
    const { total, rows } = await insurerWorkPage(tx, page);
    return {
      total,
      list: rows.map(({ product_name: productName, insurer_name: insurerName, ...row }) => ({
        ...rowOf(row),
        productName,
        insurerName,
      })),
    };
  });
}

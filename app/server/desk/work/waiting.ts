import { yuanOf } from '@tuanbao/library/domain/money/fen';

import { insurerWork, materialsToCheck, pendingRefunds } from '../../../contract/desk/work/waiting.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import { insurerWorkPage, materialsPage, refundPage } from './waitingRepository.ts';

/** Registers the lists of the desk that are only read: refunds, materials, and what waits for the insurer. */
export function waitingRoutes({ question }: DeskRoutes): void {
  question(pendingRefunds, async ({ page = 1 }, { tx }) => {
    const { total, rows } = await refundPage(tx, page);
    return {
      total,
      list: rows.map(({ group_name: groupName, amount_fen: amountFen, since, ...row }) => ({
        ...row,
        groupName,
        amount: yuanOf(amountFen),
        since: since.toISOString(),
      })),
    };
  });
  question(materialsToCheck, async ({ page = 1 }, { tx }) => {
    const { total, rows } = await materialsPage(tx, page);
    return {
      total,
      list: rows.map(({ reference, group_name, product_name, agent_name, state, since }) => ({
        reference,
        groupName: group_name,
        productName: product_name,
        agentName: agent_name,
        state,
        since: since.toISOString(),
      })),
    };
  });
  question(insurerWork, async ({ page = 1 }, { tx }) => {
    const { total, rows } = await insurerWorkPage(tx, page);
    return {
      total,
      list: rows.map(
        ({ group_name: groupName, product_name: productName, insurer_name: insurerName, since, ...row }) => ({
          ...row,
          groupName,
          productName,
          insurerName,
          since: since.toISOString(),
        }),
      ),
    };
  });
}

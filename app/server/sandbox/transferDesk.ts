import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import type { FastifyInstance } from 'fastify';

import { type DueRefund, dueRefunds, refundKinds } from '../payments/refundRepository.ts';
import { noteTransferBack } from '../payments/transferBack.ts';
import { settleTransfer } from '../payments/transfers.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { type Html, html } from '../platform/http/html.ts';
import type { Services } from '../services/services.ts';
import { claimedTransfers } from './deskRepository.ts';
import { deskTable } from './deskTable.ts';
import { sendPage } from './page.ts';
import { pageTitles } from './pageTitles.ts';

type Settling = { readonly Params: { readonly orderSn: string }; readonly Body: { readonly outcome?: unknown } };

const refundsOf = (refunds: readonly DueRefund[]): Html => {
  const rows = refunds.map(
    ({ kind, id, sn, amountFen }) =>
      html`<tr>
        <td>${sn}</td>
        <td class="money">${formatFen(amountFen)}</td>
        <td>
          <form method="post" action="/sandbox/refunds/${kind}/${id}"><button type="submit">已退款</button></form>
        </td>
      </tr>`,
  );
  return deskTable('待转出的退款', ['订单号或保全号', { amount: '金额' }, '处理'], rows, '没有待转出的退款。');
};

type Refunding = { readonly Params: { readonly kind: string; readonly id: string } };

/**
 * Registers the sandbox's page for bank transfers. The page lists the orders for which a transfer was reported, and the
 * refunds that must be sent by transfer. Operators mark each transfer as found or not found, and each refund as sent.
 */
export function transferDeskRoutes(app: FastifyInstance, services: Services): void {
  app.get('/sandbox/transfers', async (_, reply) => {
    const orders = await claimedTransfers(services.database);
    const rows = orders.map(
      (order) =>
        html`<tr>
          <td>${order.sn}</td>
          <td class="text">${order.product_name}</td>
          <td class="money">${formatFen(order.total_fen)}</td>
          <td>
            <form method="post" action="/sandbox/transfers/${order.sn}">
              <button type="submit" name="outcome" value="found">已到账</button>
              <button type="submit" name="outcome" value="notFound">未找到</button>
            </form>
          </td>
        </tr>`,
    );
    const columns = ['订单号', '产品', { amount: '金额' }, '处理'];
    const claims = deskTable('待确认的对公转账', columns, rows, '没有待确认的转账。');
    return sendPage(reply, pageTitles.transfers, html`${claims} ${refundsOf(await dueRefunds(services.database))}`);
  });

  app.post<Settling>('/sandbox/transfers/:orderSn', async ({ params, body }, reply) => {
    const outcome = body?.outcome;
    if (outcome === 'found' || outcome === 'notFound') await settleTransfer(services, params.orderSn, outcome);
    return reply.redirect('/sandbox/transfers', 303);
  });

  app.post<Refunding>('/sandbox/refunds/:kind/:id', async ({ params: { kind, id } }, reply) => {
    const known = refundKinds.find((word) => word === kind);
    if (known !== undefined && isUuid(id)) await noteTransferBack(services, known, id);
    return reply.redirect('/sandbox/transfers', 303);
  });
}

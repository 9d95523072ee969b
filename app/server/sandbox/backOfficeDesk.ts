import type { FastifyInstance } from 'fastify';

import { prepareOrder } from '../customOrders/service.ts';
import { openedDraft } from '../drafts/openedDraft.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { html } from '../platform/http/html.ts';
import type { Services } from '../services/services.ts';
import { latestPrepared, latestUnfinished, unfinishedOrder } from './deskRepository.ts';
import { deskTable } from './deskTable.ts';
import { headCount } from './headCount.ts';
import { invitationDesk, invitationTables } from './invitationDesk.ts';
import { sendPage } from './page.ts';
import { pageTitles } from './pageTitles.ts';

const note = '已与客户核对人数和保障方案';

/**
 * Creates a prepared order from a draft, for the agent to whom the draft belongs. If there is no draft with this id,
 * does nothing.
 */
async function prepareFrom(services: Services, draftId: string): Promise<void> {
  const found = await unfinishedOrder(services.database, draftId);
  if (!found) return;
  await prepareOrder(services, {
    agentId: found.agent_id,
    title: `预录订单：${found.group_name}`,
    note,
    draft: openedDraft(services.keyring, found.content_sealed),
  });
}

async function unfinishedTable({ database, catalogue }: Services) {
  const drafts = await latestUnfinished(database);
  const rows = drafts.map(
    (draft) =>
      html`<tr>
        <td class="text">${draft.group_name}</td>
        <td class="text">${catalogue.productOf(draft.product_id)?.name ?? draft.product_id}</td>
        <td>${headCount(draft.heads)}</td>
        <td>
          <form method="post" action="/sandbox/backOffice/${draft.id}"><button type="submit">交给业务员</button></form>
        </td>
      </tr>`,
  );
  return deskTable(
    '未完成订单：以其内容生成预录订单',
    ['投保单位', '产品', '人数', '处理'],
    rows,
    '还没有未完成订单。',
  );
}

const progress = { waiting: '待处理', opened: '已打开', submitted: '已提交' } as const;

async function preparedTable({ database }: Services) {
  const prepared = await latestPrepared(database);
  const rows = prepared.map(
    (order) =>
      html`<tr>
        <td class="text">
          <a href="/writeByAdmin/${order.product_id}/${order.agent_id}/${order.id}">${order.title}</a>
        </td>
        <td>${progress[order.status]}</td>
        <td>${order.order_sn ?? '—'}</td>
      </tr>`,
  );
  return deskTable('预录订单', ['标题', '进度', '订单号'], rows, '还没有预录订单。');
}

/**
 * Registers the page of the sandbox's back office. On this page, operators prepare orders for agents (route
 * `/writeByAdmin`), see the progress of the prepared orders, and create invitations.
 */
export function backOfficeDesk(app: FastifyInstance, services: Services): void {
  app.get('/sandbox/backOffice', async (_, reply) =>
    sendPage(
      reply,
      pageTitles.backOffice,
      html`${await preparedTable(services)}${await unfinishedTable(services)}${await invitationTables(services)}`,
    ),
  );

  app.post<{ Params: { draftId: string } }>('/sandbox/backOffice/:draftId', async ({ params }, reply) => {
    if (isUuid(params.draftId)) await prepareFrom(services, params.draftId);
    return reply.redirect('/sandbox/backOffice', 303);
  });
  invitationDesk(app, services);
}

import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import type { FastifyInstance } from 'fastify';

import { addInvitation } from '../checks/repository.ts';
import { type Html, html } from '../platform/http/html.ts';
import type { Services } from '../services/services.ts';
import { latestInvitations } from './deskRepository.ts';
import { deskTable } from './deskTable.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysToRedeem = 30;

const invitedOnly = ({ catalogue }: Services) =>
  catalogue.products.filter((product) => catalogue.sales.termsOf(product).isWhiteListed);

function productRows(services: Services): readonly Html[] {
  return invitedOnly(services).map(
    ({ id, name }) =>
      html`<tr>
        <td class="text">${name}</td>
        <td>
          <form method="post" action="/sandbox/invitations/${id}"><button type="submit">发出邀请</button></form>
        </td>
      </tr>`,
  );
}

async function invitationRows({ database, catalogue }: Services): Promise<readonly Html[]> {
  const invitations = await latestInvitations(database);
  return invitations.map(
    ({ uuid, product_id: productId, redeemed_at: redeemedAt, expires_at: expiresAt }) =>
      html`<tr>
        <td class="text">
          <a href="/write/${productId}?invitation=${uuid}">${catalogue.productOf(productId)?.name ?? productId}</a>
        </td>
        <td>${redeemedAt ? '已领取' : `待领取，${formatInstant(expiresAt.toISOString())} 前有效`}</td>
      </tr>`,
  );
}

/**
 * Two tables: the products that are sold by invitation only, each with a button that creates an invitation, and the
 * existing invitations.
 */
export const invitationTables = async (services: Services): Promise<Html> =>
  html`${deskTable('凭邀请销售的产品', ['产品', '处理'], productRows(services), '没有凭邀请销售的产品。')}${deskTable(
    '邀请链接：由业务员打开',
    ['产品', '状态'],
    await invitationRows(services),
    '还没有邀请。',
  )}`;

/** Registers the route that creates an invitation. The page of the back office shows the links of the invitations. */
export function invitationDesk(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { productId: string } }>('/sandbox/invitations/:productId', async ({ params }, reply) => {
    const { productId } = params;
    if (invitedOnly(services).some(({ id }) => id === productId)) {
      const expiresAt = new Date(services.clock.now().getTime() + daysToRedeem * dayMs);
      await addInvitation(services.database, productId, expiresAt);
    }
    return reply.redirect('/sandbox/backOffice', 303);
  });
}

import { randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { type OperatorRole, operatorRoles } from '../../contract/desk/permissions.ts';
import { inviteOperator } from '../operators/accounts.ts';
import { html } from '../platform/http/html.ts';
import type { Services } from '../services/services.ts';
import { sendPage } from './page.ts';
import { pageTitles } from './pageTitles.ts';

const roleNames: Readonly<Record<OperatorRole, string>> = {
  support: '客服',
  underwriting: '核保联络',
  finance: '财务',
  product: '产品',
  admin: '管理员',
};

/**
 * Registers the page that creates an operator. (Without the sandbox, `npm run operator` creates the first operator.)
 * The new operator sets up the account at the welcome link. A browser is redirected to this link. A program that
 * accepts JSON receives the link as JSON.
 */
export function operatorDesk(app: FastifyInstance, services: Services): void {
  app.get('/sandbox/operators', async (_, reply) =>
    sendPage(
      reply,
      pageTitles.operators,
      html`<p>新增一个运营人员，并打开其账号设置页面。需要一个验证器应用。</p>
        ${operatorRoles.map(
          (role) =>
            html`<form method="post" action="/sandbox/operators/${role}">
              <button type="submit">新增${roleNames[role]}${role === 'admin' ? '' : '人员'}</button>
            </form>`,
        )}
        <p><a href="/desk">前往运营台</a></p>`,
    ),
  );

  app.post<{ Params: { role: string } }>('/sandbox/operators/:role', async (request, reply) => {
    const role = operatorRoles.find((each) => each === request.params.role);
    if (!role) return reply.redirect('/sandbox/operators', 303);
    const userName = `${role}-${randomBytes(3).toString('hex')}`;
    const { link } = await services.database
      .transaction()
      .execute((tx) => inviteOperator(services, tx, { userName, name: `体验${roleNames[role]}`, roles: [role] }));
    return request.headers.accept?.includes('application/json') ? { link } : reply.redirect(link, 303);
  });
}

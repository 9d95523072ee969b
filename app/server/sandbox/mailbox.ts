import type { FastifyInstance } from 'fastify';

import { sandboxMails } from '../gateways/sandboxMail.ts';
import { html } from '../platform/http/html.ts';
import type { Services } from '../services/services.ts';
import { sendPage } from './page.ts';

/**
 * Registers the pages of the sandbox's mailbox. The mailbox shows the latest mails that the sandbox has stored instead
 * of sending them.
 */
export function mailboxRoutes(app: FastifyInstance, { database, keyring }: Services): void {
  app.get('/sandbox/mails.json', () => sandboxMails(database, keyring));

  app.get('/sandbox/mails', async (_, reply) => {
    const rows = (await sandboxMails(database, keyring)).map(
      (mail) =>
        html`<tr>
          <td>${mail.sentAt}</td>
          <td>${mail.to}</td>
          <td>${mail.subject}</td>
          <td>${mail.attachments.map(({ name, bytes }) => `${name}（${Math.ceil(bytes / 1024)}KB）`).join('、')}</td>
        </tr>`,
    );
    const table = html`<table>
      <caption>
        最近的邮件，最新的在最上面
      </caption>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">收件人</th>
          <th scope="col">主题</th>
          <th scope="col">附件</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
    return sendPage(
      reply,
      '邮箱',
      rows.length === 0 ? html`<p>还没有邮件。电子保单、批单和发票发出后，在这里打开。</p>` : table,
    );
  });
}

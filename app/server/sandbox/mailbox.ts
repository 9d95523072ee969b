import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import type { FastifyInstance } from 'fastify';

import { sandboxMails } from '../gateways/sandboxMail.ts';
import { html } from '../platform/http/html.ts';
import type { Services } from '../services/services.ts';
import { deskTable } from './deskTable.ts';
import { sendPage } from './page.ts';
import { pageTitles } from './pageTitles.ts';

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
          <td>${formatInstant(mail.sentAt)}</td>
          <td>${mail.to}</td>
          <td class="text">${mail.subject}</td>
          <td class="text">
            ${mail.attachments.map(({ name, bytes }) => `${name}（${Math.ceil(bytes / 1024)}KB）`).join('、')}
          </td>
        </tr>`,
    );
    const empty = '还没有邮件。电子保单、批单和发票发出后，在这里打开。';
    const table = deskTable('最近的邮件，最新的在最上面', ['时间', '收件人', '主题', '附件'], rows, empty);
    return sendPage(reply, pageTitles.mails, table);
  });
}

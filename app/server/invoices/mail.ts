import { emptyInvoice } from '@tuanbao/library/domain/invoice/invoice';
import { isIssued } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { withDefaults } from '@tuanbao/library/domain/invoice/newInvoice';

import type { InvoiceKey, InvoiceMailRequest } from '../../contract/invoices.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import type { MailGateway } from '../gateways/mailGateway.ts';
import { letterBy } from '../mail/letter.ts';
import { hasNotedEnough, notedMailOf, noteMail, type MailJob } from '../mail/notedMail.ts';
import { noteSent } from '../mail/repository.ts';
import { lockOrder } from '../orders/repository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { issuerOn } from '../services/issuer.ts';
import type { JobHandler } from '../services/lanes.ts';
import { move } from '../services/moves.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { electronicInvoiceOf } from './electronicInvoice.ts';
import { type InvoicedPolicy, invoicedPolicyOf, limitsOf } from './invoicedPolicy.ts';
import { invoiceMoves, openedInvoice } from './invoiceMoves.ts';
import { materialFormPdf } from './invoicePdf.ts';
import { invoiceMail } from './jobKinds.ts';
import { refusedInWords } from './refusals.ts';
import { type InvoiceRow, latestInvoiceOf } from './repository.ts';
import { namedInvoiceOf } from './service.ts';

/**
 * A queued mail about an invoice. It contains only the address of the receiver and references to the invoice; a job
 * writes the text of the mail later.
 */
interface NotedInvoiceMail {
  readonly to: string;
  readonly content: 'electronicInvoice' | 'materialForm';
  readonly key: InvoiceKey;
  /** Uuid of the invoice. If it is absent, the mail is about the latest invoice. */
  readonly id?: string;
}

const mailedRowOf = (tx: DatabaseTransaction, policy: InvoicedPolicy, id = ''): Promise<InvoiceRow | undefined> =>
  id === '' ? latestInvoiceOf(tx, policy) : namedInvoiceOf(tx, policy, id);

type Letter = Omit<Parameters<MailGateway['send']>[0], 'key'>;

/** Queues a mail about an invoice in the caller's transaction. */
export async function noteInvoiceMail(
  services: Services,
  tx: DatabaseTransaction,
  agentId: string,
  mail: NotedInvoiceMail,
): Promise<void> {
  await noteMail(services, tx, agentId, invoiceMail, mail);
}

/** Limits the mails of an agent. @throws Refusal 006004 when the agent has queued too many mails within a day */
async function refuseFlood(services: Services, tx: DatabaseTransaction, agentId: string): Promise<void> {
  if (await hasNotedEnough(services, tx, agentId)) throw refused('tooManyRequests');
}

/**
 * Queues a mail with an issued electronic invoice. A job writes and sends the mail.
 * @throws Refusal 900404 when the agent has no such policy or invoice; 006004 when there is no policy yet, the invoice
 * isn't issued or is on paper, or the agent has queued too many mails
 */
export async function mailElectronicInvoiceOf(
  services: Services,
  agent: AgentIdentity,
  { emailAddress, id, ...key }: InvoiceMailRequest,
): Promise<void> {
  await asAgent(services.database, agent.id, async (tx) => {
    const row = await mailedRowOf(tx, await invoicedPolicyOf(tx, services.keyring, key, agent.id), id);
    if (!row || !isIssued(row.status)) {
      throw refusedInWords('发票尚未开具，暂不能发送', 'The invoice is not issued yet');
    }
    if (row.type !== 'ordinary') {
      throw refusedInWords(
        '专用发票以纸质形式寄送，不能通过邮件发送',
        'A special invoice is paper and goes by courier',
      );
    }
    await refuseFlood(services, tx, agent.id);
    await noteInvoiceMail(services, tx, agent.id, {
      to: emailAddress,
      content: 'electronicInvoice',
      key,
      id: row.uuid,
    });
  });
  services.wakeWorker();
}

/**
 * Queues a mail with the application form of a special invoice. A job writes and sends the mail.
 * @throws Refusal 900404 when the agent has no such policy, 006004 when there is no policy yet or the agent has queued
 * too many mails
 */
export async function mailMaterialFormOf(
  services: Services,
  agent: AgentIdentity,
  { emailAddress, policyUuid }: { readonly emailAddress: string; readonly policyUuid: string },
): Promise<void> {
  const key: InvoiceKey = { policyUuid, orderType: 'order', endorsementUuid: '' };
  await asAgent(services.database, agent.id, async (tx) => {
    await invoicedPolicyOf(tx, services.keyring, key, agent.id);
    await refuseFlood(services, tx, agent.id);
    await noteInvoiceMail(services, tx, agent.id, { to: emailAddress, content: 'materialForm', key });
  });
  services.wakeWorker();
}

/** Writes a queued mail from the present data of the invoice. */
async function letterOf(services: Services, { to, content, key, id }: NotedInvoiceMail): Promise<Letter> {
  const { database, keyring, clock } = services;
  const { policy, row, source } = await database.transaction().execute(async (tx) => {
    const found = await invoicedPolicyOf(tx, keyring, key);
    return { policy: found, row: await mailedRowOf(tx, found, id), ...(await limitsOf(tx, found)) };
  });
  const type = 'application/pdf';
  const issuer = issuerOn(services, policy.host);
  const attached = async (name: string, pdf: Blob) => [{ name, type, content: Buffer.from(await pdf.arrayBuffer()) }];
  if (content === 'materialForm') {
    const invoice = withDefaults(row ? openedInvoice(keyring, row) : emptyInvoice, source);
    const pdf = await materialFormPdf(policy, invoice, { issuer, madeAt: clock.now() });
    return {
      to,
      subject: '专用发票开票申请书',
      ...letterBy(issuer, '附件为专用发票的开票申请书，请补全、加盖公章后与所列资料一并发回。'),
      attachments: await attached(`开票申请书-${policy.policySn}-${policy.groupName}.pdf`, pdf),
    };
  }
  if (!row?.invoice_no) throw new TypeError('only an invoice that was issued is mailed');
  const { name, content: pdf } = await electronicInvoiceOf(services, policy, row);
  return {
    to,
    subject: '您的团体保险电子发票',
    ...letterBy(issuer, '附件为您的团体保险电子发票。'),
    attachments: await attached(name, pdf),
  };
}

/** Moves an electronic invoice to the state `mailed` after it was sent by mail for the first time. */
async function noteInvoiceSent(
  { keyring, clock }: Services,
  tx: DatabaseTransaction,
  { key, id }: NotedInvoiceMail,
): Promise<void> {
  const policy = await invoicedPolicyOf(tx, keyring, key);
  await lockOrder(tx, policy.orderId);
  const row = await mailedRowOf(tx, policy, id);
  if (row?.status !== 'issued') return;
  await move(tx, invoiceMoves(keyring), row.id, { reason: 'mailed', by: 'system', at: clock.now() });
}

/**
 * The job that writes and sends a mail about an invoice. If the job runs again, the mail has the same key, so that the
 * mail service can recognise the repeated mail.
 */
export const sendInvoiceMail =
  (services: Services): JobHandler<MailJob> =>
  async ({ mailId }) => {
    const { gateways, clock } = services;
    const noted = (await notedMailOf(services, mailId)).noted as NotedInvoiceMail;
    await gateways.mail.send({ key: mailId, ...(await letterOf(services, noted)) });
    return async (tx) => {
      await noteSent(tx, mailId, clock.now());
      if (noted.content === 'electronicInvoice') await noteInvoiceSent(services, tx, noted);
    };
  };

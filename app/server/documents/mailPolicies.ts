import { counted } from '@tuanbao/library/i18n/counted';

import { resultCodes } from '../../contract/envelope.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import type { MailAttachment } from '../gateways/mailGateway.ts';
import { letterBy } from '../mail/letter.ts';
import { hasNotedEnough, notedMailOf, noteMail, type MailJob } from '../mail/notedMail.ts';
import { noteSent } from '../mail/repository.ts';
import { ordersInForce, policyNumbersOf } from '../orders/policyOrderRepository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { issuerOn } from '../services/issuer.ts';
import type { JobHandler } from '../services/lanes.ts';
import type { Services } from '../services/services.ts';
import { policyMail } from './jobKinds.ts';
import { policyDocument } from './service.ts';

/**
 * Content of a queued mail with policies. The content has only the address of the receiver and the numbers of the
 * orders; a job writes the text of the mail later.
 */
interface NotedMail {
  readonly to: string;
  readonly orderSns: readonly string[];
}

const refusedInWords = (chinese: string, english: string) =>
  new Refusal(resultCodes.refused, (locale) => (locale === 'en-US' ? english : chinese));

/** Maximum number of policies in one mail. */
const mailedAtOnce = 20;

/**
 * Queues a mail with the e-policies of orders. A job writes and sends the mail. If one of the orders has no policy or
 * doesn't belong to the agent, nothing is sent. If `orderSns` is null, the mail contains those policies of the agent
 * that are in force, at most the newest `mailedAtOnce`.
 * @throws Refusal 900404 when an order doesn't belong to the agent; 006004 when an order has no policy yet, no policy
 * is in force, or the agent sent too many mails within a day
 */
export async function mailPolicies(
  services: Services,
  agent: AgentIdentity,
  { to, orderSns: named }: { readonly to: string; readonly orderSns: readonly string[] | null },
): Promise<{ mailNum: number }> {
  const mailNum = await asAgent(services.database, agent.id, async (tx) => {
    const orderSns = named ?? (await ordersInForce(tx, agent.id, services.clock.today(), mailedAtOnce));
    if (orderSns.length === 0) throw refusedInWords('没有保障中的保单', 'There is no policy in force');
    const orders = await policyNumbersOf(tx, agent.id, orderSns);
    if (orders.length < orderSns.length) throw notFound();
    const waiting = orders.filter(({ policy_sn }) => policy_sn === null).map(({ sn }) => sn);
    if (waiting.length > 0) {
      throw refusedInWords(`订单${waiting.join('、')}尚未出具保单`, `No policy issued yet for ${waiting.join(', ')}`);
    }
    if (await hasNotedEnough(services, tx, agent.id)) {
      throw refusedInWords('今日发送邮件过多，请明日再试', 'Too many emails today. Try again tomorrow');
    }
    await noteMail(services, tx, agent.id, policyMail, { to, orderSns } satisfies NotedMail);
    return orderSns.length;
  });
  services.wakeWorker();
  return { mailNum };
}

/**
 * Job that writes and sends a mail with policies. If the job runs again, the mail has the same key, so that the mail
 * service can recognise the repeated mail.
 */
export const sendMail =
  (services: Services): JobHandler<MailJob> =>
  async ({ mailId }) => {
    const { gateways, clock } = services;
    const mail = await notedMailOf(services, mailId);
    const { to, orderSns } = mail.noted as NotedMail;
    const agent = { id: mail.agentId } as AgentIdentity;
    const [order] = await asAgent(services.database, agent.id, (tx) => policyNumbersOf(tx, agent.id, orderSns));
    const attachments: MailAttachment[] = [];
    for (const sn of orderSns) {
      const { name, type, content } = await policyDocument(services, agent, sn);
      attachments.push({ name, type, content: Buffer.from(await content.arrayBuffer()) });
    }
    await gateways.mail.send({
      key: mailId,
      to,
      subject:
        orderSns.length === 1 ? '您的团体保险电子保单' : counted`您的团体保险电子保单（共 ${orderSns.length} 份）`,
      ...letterBy(issuerOn(services, order?.host ?? ''), '附件为您的团体保险电子保单，可扫描保单上的二维码查验真伪。'),
      attachments,
    });
    return (tx) => noteSent(tx, mailId, clock.now());
  };

import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { capitalAmountOf } from '@tuanbao/library/domain/money/capitalAmount';
import { maskedIdNo } from '@tuanbao/library/domain/text/masked';
import { counted } from '@tuanbao/library/i18n/counted';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';

import type { DownloadedFile } from '../../contract/call.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { letterBy } from '../mail/letter.ts';
import { hasNotedEnough, notedMailOf, noteMail, type MailJob } from '../mail/notedMail.ts';
import { noteSent } from '../mail/repository.ts';
import { openedChanges } from '../orders/sealedChanges.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { pdfDocument } from '../platform/drawing/sheet.ts';
import { issuerOn } from '../services/issuer.ts';
import type { JobHandler } from '../services/lanes.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { endorsementMail } from './jobKinds.ts';
import { endorsementOf, type EndorsementRow } from './repository.ts';

const { kinds } = endorsementMessages['zh-CN'];

/** Content of a queued mail that delivers the certificate of an endorsement. */
interface NotedCertificateMail {
  readonly to: string;
  readonly endorsementUuid: string;
}

/**
 * Returns a confirmed endorsement of the agent.
 * @throws Refusal 900404 when the agent has no such endorsement, 006004 when the endorsement has no certificate yet
 */
async function inForceOf(services: Services, agentId: string, uuid: string): Promise<EndorsementRow> {
  const row = await asAgent(services.database, agentId, (tx) => endorsementOf(tx, agentId, uuid));
  if (row.certificate_sn === null) throw refused('certificateMissing');
  return row;
}

function cellsOf(change: PersonChange, index: number, netFen: number): readonly string[] {
  const { original, person } = { original: null, person: null, ...change };
  return [
    String(index + 1),
    kinds[change.kind],
    original ? `${original.name} ${maskedIdNo(original.idNo)}` : '',
    person ? `${person.name} ${maskedIdNo(person.idNo)}` : '',
    person?.occupationName ?? original?.occupationName ?? '',
    formatFen(netFen),
  ];
}

async function certificatePdf(row: EndorsementRow, changes: readonly PersonChange[], isSample: boolean): Promise<Blob> {
  const certificateSn = row.certificate_sn ?? '';
  const footer = `批单号 ${certificateSn}${isSample ? '　示例文件' : ''}`;
  const about = { title: '团体保险批单', footer, createdAt: row.updated_at, issuer: row.insurer_name };
  return pdfDocument(about, (sheet) => {
    sheet.facts([
      ['批单号', certificateSn],
      ['保单号', row.policy_sn],
      ['保全号', row.sn],
      ['保险产品', row.product_name],
      ['保险公司', row.insurer_name],
      ['投保人', row.group_name],
      ['生效时间', `${row.effective_date ?? ''} 00:00（北京时间）`],
      ['投保人数', counted`${row.heads_before} 人变更为 ${row.heads_after} 人`],
      ['保费变动', `${formatFen(row.net_fen)}（${capitalAmountOf(row.net_fen)}）`],
    ]);
    sheet.heading('人员变更清单');
    sheet.table(
      [
        { title: '序号', share: 0.07, isNumeric: true },
        { title: '类型', share: 0.08 },
        { title: '变更前人员', share: 0.27 },
        { title: '变更后人员', share: 0.27 },
        { title: '职业', share: 0.17 },
        { title: '保费变动', share: 0.14, isNumeric: true },
      ],
      changes.map((change, index) => cellsOf(change, index, row.trial?.lines[index]?.netFen ?? 0)),
    );
    sheet.note('为保护个人信息，证件号码仅显示首尾数字。');
    if (isSample) sheet.note('本文件所载费率及保额为示例数据，仅供演示，不构成保险合同。');
  });
}

/**
 * Returns the certificate of a confirmed endorsement as a file.
 * @throws Refusal 900404 when the agent has no such endorsement, 006004 when the endorsement has no certificate yet
 */
export async function certificateOf(services: Services, agentId: string, uuid: string): Promise<DownloadedFile> {
  const row = await inForceOf(services, agentId, uuid);
  const isSample = services.catalogue.productOf(row.product_id, row.product_version)?.isSample ?? true;
  const content = await certificatePdf(row, openedChanges(services.keyring, row.changes_sealed), isSample);
  return { name: `批单-${row.certificate_sn}-${row.group_name}.pdf`, type: 'application/pdf', content };
}

/** Queues a mail with the certificate of an endorsement, in the caller's transaction. */
export async function noteCertificateMail(
  services: Services,
  tx: DatabaseTransaction,
  agentId: string,
  mail: NotedCertificateMail,
): Promise<void> {
  await noteMail(services, tx, agentId, endorsementMail, mail);
}

/**
 * Queues a mail with the certificate of an endorsement. A job writes and sends the mail.
 * @throws Refusal 900404 when the agent has no such endorsement, 006004 when the endorsement has no certificate yet or
 * the agent sent too many mails
 */
export async function mailCertificate(
  services: Services,
  agent: AgentIdentity,
  { to, endorsementUuid }: NotedCertificateMail,
): Promise<void> {
  const { database, wakeWorker } = services;
  await inForceOf(services, agent.id, endorsementUuid);
  await asAgent(database, agent.id, async (tx) => {
    if (await hasNotedEnough(services, tx, agent.id)) throw refused('tooManyRequests');
    await noteCertificateMail(services, tx, agent.id, { to, endorsementUuid });
  });
  wakeWorker();
}

/**
 * Job that writes and sends a mail with a certificate. If the job runs again, the mail has the same key, so that the
 * mail service can recognise the repeated mail.
 */
export const sendCertificate =
  (services: Services): JobHandler<MailJob> =>
  async ({ mailId }) => {
    const { gateways, clock } = services;
    const mail = await notedMailOf(services, mailId);
    const { to, endorsementUuid } = mail.noted as NotedCertificateMail;
    const { host } = await inForceOf(services, mail.agentId, endorsementUuid);
    const { name, type, content } = await certificateOf(services, mail.agentId, endorsementUuid);
    await gateways.mail.send({
      key: mailId,
      to,
      subject: '您的团体保险批单',
      ...letterBy(issuerOn(services, host), '附件为您的团体保险批单。'),
      attachments: [{ name, type, content: Buffer.from(await content.arrayBuffer()) }],
    });
    return (tx) => noteSent(tx, mailId, clock.now());
  };

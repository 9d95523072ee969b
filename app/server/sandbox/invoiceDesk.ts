import { invoiceMachine, isRedLetter } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { targetOf } from '@tuanbao/library/domain/machine/stateMachine';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import type { FastifyInstance } from 'fastify';

import { resultCodes } from '../../contract/envelope.ts';
import { decideInvoice, type InsurerInvoiceReason, insurerInvoiceReasons } from '../invoices/decide.ts';
import { invoiceNotMovable } from '../invoices/invoiceMoves.ts';
import { type Html, html } from '../platform/http/html.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { orRefuse } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import { latestInvoices } from './deskRepository.ts';
import { deskTable } from './deskTable.ts';
import { sendPage } from './page.ts';
import { pageTitles } from './pageTitles.ts';

const { statuses, types } = invoiceMessages['zh-CN'];

const labels: Readonly<Record<InsurerInvoiceReason, string>> = {
  materialDemanded: '要求补充资料',
  materialRejected: '退回资料',
  issued: '开票',
  mailed: '寄出',
  failed: '开票失败',
};

const isReason = (text: unknown): text is InsurerInvoiceReason => insurerInvoiceReasons.some((known) => known === text);

type Listed = Awaited<ReturnType<typeof latestInvoices>>[number];

const decisionsFor = (invoice: Listed): readonly InsurerInvoiceReason[] =>
  insurerInvoiceReasons.filter(
    (reason) => targetOf(invoiceMachine, invoice.status, reason, { isRedLetter: isRedLetter(invoice) }) !== null,
  );

function formFor(invoice: Listed): Html {
  const decisions = decisionsFor(invoice);
  const buttons = decisions.map(
    (reason) => html`<button type="submit" name="reason" value="${reason}">${labels[reason]}</button> `,
  );
  const parcel = html`<input name="expressCompany" aria-label="快递公司" placeholder="快递公司" maxlength="60" />
    <input name="expressNumber" aria-label="快递单号" placeholder="快递单号" maxlength="60" /> `;
  const note = html`<input name="note" aria-label="说明" placeholder="说明或失败原因" maxlength="200" /> `;
  const isParcel = invoice.type === 'special' && decisions.includes('mailed');
  return html`<form method="post" action="/sandbox/invoices/${invoice.uuid}">
    ${isParcel ? parcel : note} ${buttons}
  </form>`;
}

function rowFor(invoice: Listed): Html {
  return html`<tr>
    <td>${invoice.endorsement_sn ?? invoice.sn}</td>
    <td class="text">${invoice.group_name}</td>
    <td>${isRedLetter(invoice) ? '红字' : ''}${types[invoice.type]}</td>
    <td class="money">${formatFen(invoice.amountFen)}</td>
    <td>${statuses[invoice.status]}${invoice.invoice_no === null ? '' : `（${invoice.invoice_no}）`}</td>
    <td class="actions">${decisionsFor(invoice).length > 0 ? formFor(invoice) : html`—`}</td>
  </tr>`;
}

const tableOf = (rows: readonly Html[]) =>
  deskTable(
    '最近 50 份开票申请',
    ['订单号或保全号', '投保单位', '类型', { amount: '金额' }, '状态', '处理'],
    rows,
    '还没有开票申请。',
  );

interface DecisionForm {
  readonly reason?: unknown;
  readonly note?: unknown;
  readonly expressCompany?: unknown;
  readonly expressNumber?: unknown;
}

type Deciding = { readonly Params: { readonly uuid: string }; readonly Body: DecisionForm | undefined };

const words = (value: unknown, max: number): string => (typeof value === 'string' ? value.trim().slice(0, max) : '');

/**
 * Registers the sandbox's page on which operators make the insurer's decisions on invoices. The decisions are: request
 * or reject materials, issue the invoice, mail the invoice, or report with a reason that it can't be issued.
 */
export function invoiceDesk(app: FastifyInstance, services: Services): void {
  app.get('/sandbox/invoices', async (_, reply) => {
    const invoices = await latestInvoices(services.database);
    return sendPage(reply, pageTitles.invoices, tableOf(invoices.map(rowFor)));
  });

  app.post<Deciding>('/sandbox/invoices/:uuid', async ({ params, body, headers }, reply) => {
    const reason = body?.reason;
    if (!isReason(reason)) return sendPage(reply.code(400), '没有这种处理', html`<p>请回到工作台重试。</p>`);
    try {
      const deciding = decideInvoice(services, params.uuid, {
        reason,
        note: words(body?.note, 200),
        expressCompany: words(body?.expressCompany, 60),
        expressNumber: words(body?.expressNumber, 60),
      });
      const status = await orRefuse(deciding, invoiceNotMovable);
      const isJson = headers.accept?.includes('application/json') ?? false;
      return isJson ? { status } : reply.redirect('/sandbox/invoices', 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const code = error.resCode === resultCodes.notFound ? 404 : 409;
      return sendPage(reply.code(code), '不能这样处理', html`<p>${error.say('zh-CN')}。请回到工作台。</p>`);
    }
  });
}

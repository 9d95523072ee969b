import { targetOf } from '@tuanbao/library/domain/machine/stateMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { surrenderMessages } from '@tuanbao/library/i18n/surrender.messages';
import type { FastifyInstance } from 'fastify';

import { type Html, html } from '../platform/http/html.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  decideSurrender,
  insurerSurrenderReasons,
  type SurrenderReasonOfInsurer,
} from '../policies/decideSurrender.ts';
import { TransitionError } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import { latestSurrenders } from './deskRepository.ts';
import { deskTable } from './deskTable.ts';
import { sendPage } from './page.ts';
import { pageTitles } from './pageTitles.ts';

const { states, reasons } = surrenderMessages['zh-CN'];

const labels: Readonly<Record<SurrenderReasonOfInsurer, string>> = { accepted: '同意退保', rejected: '不同意' };

type Listed = Awaited<ReturnType<typeof latestSurrenders>>[number];

function formFor({ uuid, state }: Listed): Html {
  const buttons = insurerSurrenderReasons
    .filter((reason) => targetOf(surrenderMachine, state, reason) !== null)
    .map((reason) => html`<button type="submit" name="reason" value="${reason}">${labels[reason]}</button> `);
  if (buttons.length === 0) return html`—`;
  return html`<form method="post" action="/sandbox/surrenders/${uuid}">
    <input name="note" aria-label="说明" placeholder="说明" maxlength="500" /> ${buttons}
  </form>`;
}

const rowFor = (surrender: Listed): Html =>
  html`<tr>
    <td>${surrender.sn}</td>
    <td class="text">${surrender.group_name}</td>
    <td>${surrender.reason === null ? '保险公司终止' : reasons[surrender.reason]}</td>
    <td>${surrender.effective_date}</td>
    <td class="money">${formatFen(surrender.unused_fen - surrender.fee_fen)}</td>
    <td>${states[surrender.state]}</td>
    <td class="actions">${formFor(surrender)}</td>
  </tr>`;

const tableOf = (rows: readonly Html[]): Html =>
  deskTable(
    '最近 50 笔退保',
    ['订单号', '投保单位', '原因', '终止日期', { amount: '退还保费' }, '状态', '处理'],
    rows,
    '还没有退保申请。',
  );

type Deciding = {
  readonly Params: { readonly uuid: string };
  readonly Body: { readonly reason?: unknown; readonly note?: unknown } | undefined;
};

/**
 * Registers the sandbox's page on which operators make the insurer's decisions on surrenders. They can accept a
 * surrender, or reject it with a reason.
 */
export function surrenderDesk(app: FastifyInstance, services: Services): void {
  app.get('/sandbox/surrenders', async (_, reply) => {
    const surrenders = await latestSurrenders(services.database);
    return sendPage(reply, pageTitles.surrenders, tableOf(surrenders.map(rowFor)));
  });

  app.post<Deciding>('/sandbox/surrenders/:uuid', async ({ params, body, headers }, reply) => {
    const reason = insurerSurrenderReasons.find((known) => known === body?.reason);
    const note = typeof body?.note === 'string' ? body.note.trim().slice(0, 500) : '';
    if (reason === undefined) return sendPage(reply.code(400), '没有这种处理', html`<p>请回到工作台重试。</p>`);
    try {
      const state = await decideSurrender(services, params.uuid, { reason, note });
      const isJson = headers.accept?.includes('application/json') ?? false;
      return isJson ? { state } : reply.redirect('/sandbox/surrenders', 303);
    } catch (error) {
      if (error instanceof Refusal) return sendPage(reply.code(404), '没有这笔退保', html`<p>请回到工作台。</p>`);
      if (!(error instanceof TransitionError)) throw error;
      return sendPage(reply.code(409), '当前状态不能这样处理', html`<p>请回到工作台刷新。</p>`);
    }
  });
}

import { endorsementMachine, isInFlow, isPaymentDue } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { targetOf } from '@tuanbao/library/domain/machine/stateMachine';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import type { FastifyInstance } from 'fastify';

import { decideEndorsement, type InsurerReason, insurerReasons } from '../endorsements/review.ts';
import { type Html, html } from '../platform/http/html.ts';
import { TransitionError } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import { latestEndorsements } from './deskRepository.ts';
import { deskTable } from './deskTable.ts';
import { sendPage } from './page.ts';
import { pageTitles } from './pageTitles.ts';

const { statuses, reasons } = endorsementMessages['zh-CN'];

const isReason = (text: unknown): text is InsurerReason => insurerReasons.some((reason) => reason === text);

type Listed = Awaited<ReturnType<typeof latestEndorsements>>[number];

/** The decisions of the insurer that are possible in the endorsement's state. */
const decisionsFor = ({ state, review, net_fen: net, paid_fen: paid }: Listed): readonly InsurerReason[] =>
  insurerReasons.filter(
    (reason) => targetOf(endorsementMachine, state, reason, { review, isPaymentDue: isPaymentDue(net, paid) }) !== null,
  );

function formFor(endorsement: Listed): Html {
  const buttons = decisionsFor(endorsement).map(
    (reason) => html`<button type="submit" name="reason" value="${reason}">${reasons[reason]}</button> `,
  );
  return html`<form method="post" action="/sandbox/endorsements/${endorsement.uuid}">
    <input name="note" aria-label="说明" placeholder="说明" maxlength="500" /> ${buttons}
  </form>`;
}

function rowFor(endorsement: Listed): Html {
  const { sn, group_name: group, net_fen: net, state } = endorsement;
  const label = isInFlow(state) ? statuses[state] : '';
  return html`<tr>
    <td>${sn}</td>
    <td class="text">${group}</td>
    <td class="money">${formatFen(net)}</td>
    <td>${label}</td>
    <td class="actions">${decisionsFor(endorsement).length > 0 ? formFor(endorsement) : html`—`}</td>
  </tr>`;
}

const tableOf = (rows: readonly Html[]) =>
  deskTable(
    '最近 50 笔保全',
    ['保全号', '投保单位', { amount: '保费变动' }, '状态', '处理'],
    rows,
    '还没有提交的保全。',
  );

type Deciding = {
  readonly Params: { readonly uuid: string };
  readonly Body: { readonly reason?: unknown; readonly note?: unknown } | undefined;
};

/** Registers the sandbox's page on which operators make the insurer's decisions on endorsements. */
export function endorsementDesk(app: FastifyInstance, services: Services): void {
  app.get('/sandbox/endorsements', async (_, reply) => {
    const endorsements = await latestEndorsements(services.database);
    return sendPage(reply, pageTitles.endorsements, tableOf(endorsements.map(rowFor)));
  });

  app.post<Deciding>('/sandbox/endorsements/:uuid', async ({ params, body, headers }, reply) => {
    const reason = body?.reason;
    const note = typeof body?.note === 'string' ? body.note.slice(0, 500) : '';
    const isJson = headers.accept?.includes('application/json') ?? false;
    if (!isReason(reason)) return sendPage(reply.code(400), '没有这种处理', html`<p>请回到工作台重试。</p>`);
    try {
      const state = await decideEndorsement(services, params.uuid, { reason, note });
      return isJson ? { state } : reply.redirect('/sandbox/endorsements', 303);
    } catch (error) {
      if (!(error instanceof TransitionError)) throw error;
      return sendPage(reply.code(409), '当前状态不能这样处理', html`<p>请回到工作台刷新。</p>`);
    }
  });
}

import { targetOf } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';
import type { FastifyInstance } from 'fastify';

import { type InsurerHabits, sandboxPolicySn } from '../gateways/sandboxInsurer.ts';
import { rejectedMaterialsIn } from '../materials/rejections.ts';
import { materialsOfOrder } from '../orders/materialsOfOrder.ts';
import { type Html, html } from '../platform/http/html.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { decideOrder, type InsurerOrderReason, insurerOrderReasons } from '../policies/decideOrder.ts';
import { TransitionError } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import { latestOrders } from './deskRepository.ts';
import { deskTable } from './deskTable.ts';
import { headCount } from './headCount.ts';
import type { HabitBook } from './insurerHabits.ts';
import { sendPage } from './page.ts';
import { pageTitles } from './pageTitles.ts';

const statuses = orderStatusMessages['zh-CN'];

const labels: Readonly<Record<InsurerOrderReason, string>> = {
  accepted: '通过',
  manualReviewNeeded: '转人工核保',
  materialsRejected: '退回资料',
  declined: '拒保',
  issued: '出单',
  issuedMaterialsDue: '出单待补资料',
  materialsAccepted: '资料通过',
  refundArrived: '退款到账',
};

const verdicts: Readonly<Record<InsurerHabits['verdict'], string>> = {
  accepted: '直接通过',
  reviewNeeded: '需要审核',
  declined: '拒绝受理',
};

const issuings: Readonly<Record<InsurerHabits['issuing'], string>> = {
  issued: '直接出单',
  materialsDue: '出单待补资料',
  inHand: '承保中，稍后处理',
  declined: '拒保退款',
};

const isIn = <Word extends string>(words: Readonly<Record<Word, string>>, word: unknown): word is Word =>
  typeof word === 'string' && Object.hasOwn(words, word);

type Listed = Awaited<ReturnType<typeof latestOrders>>[number];

/**
 * The decisions of the insurer that the page offers in the order's state. In the state `underwriting`, the sandbox's
 * insurer responds automatically, so the page offers no decision.
 */
const decisionsFor = ({ status }: Listed): readonly InsurerOrderReason[] =>
  status === 'underwriting'
    ? []
    : insurerOrderReasons.filter((reason) => targetOf(orderMachine, status, reason) !== null);

/**
 * Checkboxes for the materials that the insurer rejects or still needs. The note to the agent applies to each chosen
 * material.
 */
function materialsFor({ catalogue }: Services, { product_id: productId }: Listed): Html {
  const product = catalogue.productOf(productId);
  const boxes = (product ? materialsOfOrder(product) : []).map(
    ({ type, name }) => html`<label><input type="checkbox" name="material" value="${type}" /> ${name}</label> `,
  );
  return html`<details>
    <summary>退回或待补的资料</summary>
    ${boxes}
  </details>`;
}

const namesMaterials = (reasons: readonly InsurerOrderReason[]) =>
  reasons.includes('materialsRejected') || reasons.includes('issuedMaterialsDue');

function rowFor(services: Services, order: Listed): Html {
  const decisions = decisionsFor(order);
  const buttons = decisions.map(
    (reason) => html`<button type="submit" name="reason" value="${reason}">${labels[reason]}</button> `,
  );
  const form = html`<form method="post" action="/sandbox/insurer/orders/${order.sn}">
    <input name="note" aria-label="说明" placeholder="说明" maxlength="500" />
    ${namesMaterials(decisions) ? materialsFor(services, order) : html``} ${buttons}
  </form>`;
  return html`<tr>
    <td>${order.sn}</td>
    <td class="text">${order.product_name}</td>
    <td>${headCount(order.heads)}</td>
    <td class="money">${formatFen(order.total_fen)}</td>
    <td>${statuses[order.status]}</td>
    <td>${order.policy_sn ?? '—'}</td>
    <td class="actions">${decisions.length > 0 ? form : html`—`}</td>
  </tr>`;
}

const tableOf = (rows: readonly Html[]): Html =>
  deskTable(
    '最近 50 份订单',
    ['订单号', '产品', '人数', { amount: '保费' }, '状态', '保单号', '处理'],
    rows,
    '还没有订单。',
  );

function choiceOf(name: keyof InsurerHabits, label: string, words: Readonly<Record<string, string>>, chosen: string) {
  const options = Object.entries(words).map(([value, word]) =>
    value === chosen
      ? html`<option value="${value}" selected>${word}</option>`
      : html`<option value="${value}">${word}</option>`,
  );
  return html`<label
    >${label}
    <select name="${name}">
      ${options}
    </select></label
  > `;
}

const habitsForm = ({ verdict, issuing }: InsurerHabits): Html =>
  html`<form method="post" action="/sandbox/insurer/habits">
    ${choiceOf('verdict', '新投保申请', verdicts, verdict)} ${choiceOf('issuing', '已支付订单', issuings, issuing)}
    <button type="submit">保存</button>
  </form>`;

type Deciding = {
  readonly Params: { readonly orderSn: string };
  readonly Body: { readonly reason?: unknown; readonly note?: unknown; readonly material?: unknown } | undefined;
};
type Changing = { readonly Body: { readonly verdict?: unknown; readonly issuing?: unknown } | undefined };

/**
 * Parses the decision that was chosen in the form of the page. Returns null when the page offers no such decision, or
 * when the materials aren't valid.
 */
function decisionIn(body: Deciding['Body']) {
  const reason = body?.reason;
  const note = typeof body?.note === 'string' ? body.note.trim().slice(0, 500) : '';
  const materials = rejectedMaterialsIn([body?.material ?? []].flat().map((type) => ({ type, reason: note })));
  return isIn(labels, reason) && materials !== null ? { reason, note, materials } : null;
}

/**
 * Registers the sandbox's page for the insurer. On this page, operators choose the automatic responses of the insurer,
 * and make the insurer's decisions on orders.
 */
export function insurerDesk(app: FastifyInstance, services: Services, habits: HabitBook): void {
  app.get('/sandbox/insurer', async (_, reply) => {
    const orders = await latestOrders(services.database);
    return sendPage(
      reply,
      pageTitles.insurer,
      html`${habitsForm(habits.read())} ${tableOf(orders.map((order) => rowFor(services, order)))}`,
    );
  });

  app.post<Changing>('/sandbox/insurer/habits', async ({ body }, reply) => {
    const { verdict, issuing } = { ...habits.read(), ...body };
    if (!isIn(verdicts, verdict) || !isIn(issuings, issuing)) {
      return sendPage(reply.code(400), '没有这种选择', html`<p>请回到工作台重试。</p>`);
    }
    await habits.write({ verdict, issuing });
    return reply.redirect('/sandbox/insurer', 303);
  });

  app.post<Deciding>('/sandbox/insurer/orders/:orderSn', async ({ params, body, headers }, reply) => {
    const decision = decisionIn(body);
    if (!decision) return sendPage(reply.code(400), '没有这种处理', html`<p>请回到工作台重试。</p>`);
    try {
      const isIssued = decision.reason === 'issued' || decision.reason === 'issuedMaterialsDue';
      const policySn = isIssued ? await sandboxPolicySn(services.database, params.orderSn) : '';
      const status = await decideOrder(services, params.orderSn, { ...decision, policySn });
      const isJson = headers.accept?.includes('application/json') ?? false;
      return isJson ? { status } : reply.redirect('/sandbox/insurer', 303);
    } catch (error) {
      if (error instanceof Refusal) return sendPage(reply.code(404), '没有这份订单', html`<p>请回到工作台。</p>`);
      if (!(error instanceof TransitionError)) throw error;
      return sendPage(reply.code(409), '当前状态不能这样处理', html`<p>请回到工作台刷新。</p>`);
    }
  });
}

import formbody from '@fastify/formbody';
import type { Clock } from '@tuanbao/library/domain/calendar/clock';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import Fastify, { type FastifyInstance } from 'fastify';

import type { PaymentNotice } from '../gateways/gateways.ts';
import type { PaymentOutcome, SandboxPayment } from '../gateways/sandboxPayment.ts';
import { refuseOtherSites } from '../platform/http/crossSite.ts';
import { answerErrors } from '../platform/http/errorAnswers.ts';
import { html } from '../platform/http/html.ts';
import type { Database } from '../tables/database.ts';
import { cashierPaymentOf } from './deskRepository.ts';
import { sendPlainPage } from './page.ts';

/** Database, clock and gateway of the cashier, and its connection to the app. */
export interface CashierOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly gateway: SandboxPayment;
  /** Sends a notification about a payment to the app. Returns the text of the app's response. */
  readonly deliver: (notice: PaymentNotice) => Promise<string>;
  /** Address of the app on a host. The payer returns to it from the cashier. */
  readonly addressOn: (host: string) => string;
}

const outcomes: Readonly<Record<PaymentOutcome, { readonly button: string; readonly title: string }>> = {
  paid: { button: '支付成功', title: '支付完成' },
  failed: { button: '支付失败', title: '支付未完成' },
  closed: { button: '关闭', title: '支付已关闭' },
};

const isOutcome = (text: unknown): text is PaymentOutcome => typeof text === 'string' && Object.hasOwn(outcomes, text);

type PaidPayment = NonNullable<Awaited<ReturnType<typeof cashierPaymentOf>>>;

/**
 * Address to which the payer returns from the cashier: the page that waits for the payment of the order. If the premium
 * difference of an endorsement was paid, the page waits for the payment of the endorsement.
 */
function wayBack(address: string, payment: PaidPayment, outcome: PaymentOutcome): string {
  const { sn, endorsement_sn: endorsementSn, endorsement_uuid: endorsementUuid } = payment;
  const query = new URLSearchParams({ orderSn: endorsementSn ?? sn, payResult: outcome });
  if (endorsementUuid !== null) query.set('conservationUuid', endorsementUuid);
  return `${address}/payWait?${query}`;
}

type Paying = { readonly Params: { readonly paymentId: string }; readonly Body: { readonly outcome?: unknown } };

/** Builds the sandbox's cashier. Like a real cashier, it is a separate app on another origin. */
export async function buildCashier({
  database,
  clock,
  gateway,
  deliver,
  addressOn,
}: CashierOptions): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 64 * 1024, logger: false });
  await app.register(formbody);
  answerErrors(app);
  refuseOtherSites(app, null);

  app.get<Paying>('/cashier/:paymentId', async ({ params }, reply) => {
    const payment = await cashierPaymentOf(database, params.paymentId);
    if (!payment) return sendPlainPage(reply.code(404), '没有这笔支付', html`<p>请回到订单重新支付。</p>`);
    const buttons = Object.entries(outcomes).map(
      ([outcome, { button }]) => html`<button type="submit" name="outcome" value="${outcome}">${button}</button> `,
    );
    return sendPlainPage(
      reply,
      '收银台',
      html`<dl>
          <dt>${payment.endorsement_sn === null ? '订单号' : '保全号'}</dt>
          <dd>${payment.endorsement_sn ?? payment.sn}</dd>
          <dt>产品</dt>
          <dd>${payment.product_name}</dd>
          <dt>应付金额</dt>
          <dd><strong>${formatFen(payment.amount_fen)}</strong></dd>
        </dl>
        <form method="post" action="/cashier/${payment.id}">${buttons}</form>`,
    );
  });

  app.post<Paying>('/cashier/:paymentId', async ({ params, body }, reply) => {
    const payment = await cashierPaymentOf(database, params.paymentId);
    const chosen = body?.outcome;
    if (!payment || !isOutcome(chosen))
      return sendPlainPage(reply.code(404), '没有这笔支付', html`<p>请回到订单重新支付。</p>`);
    const now = clock.now();
    const outcome = chosen === 'paid' && now >= payment.expires_at ? 'closed' : chosen;
    const answer = await deliver(
      gateway.noticeOf({ paymentId: payment.id, amountFen: payment.amount_fen, outcome, now }),
    );
    const back = wayBack(addressOn(payment.partner_host), payment, outcome);
    return sendPlainPage(
      reply,
      outcomes[outcome].title,
      html`<p>${payment.endorsement_sn ?? payment.sn}，${formatFen(payment.amount_fen)}。商户应答：${answer}</p>
        <p><a href="${back}">返回商户</a></p>`,
    );
  });
  return app;
}

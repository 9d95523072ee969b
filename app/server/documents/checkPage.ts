import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { masked } from '@tuanbao/library/domain/text/masked';
import type { FastifyInstance } from 'fastify';

import { isUuid } from '../platform/database/uuid.ts';
import { newNonce, pagePolicy } from '../platform/http/contentSecurityPolicy.ts';
import { type Html, html } from '../platform/http/html.ts';
import { checkedPolicyOf } from '../policies/repository.ts';
import type { Services } from '../services/services.ts';
import { checkedCertificate } from './checkedCertificate.ts';
import { checkPath } from './service.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif }
  body { margin: 0 auto; padding: 1rem; max-width: 30rem } dt { font-weight: 600 } dd { margin: 0 0 .5rem }`;

type CheckedPolicy = NonNullable<Awaited<ReturnType<typeof checkedPolicyOf>>>;

/** Returns the text about the current state of the policy for the public check page. */
function stateOf({ status, start_date: start, end_date: end }: CheckedPolicy, today: string): string {
  if (status === 'invalid') return '已到期';
  if (isIn(orderMachine.sets.refunds, status)) return '已退保';
  if (!isIn(orderMachine.sets.inForce, status)) return '已失效';
  if (today > end) return '已到期';
  return today < start ? '有效，保险期间尚未开始' : '有效';
}

/** Returns the content of the check page for a policy; undefined if no policy has this code. */
async function checkedPolicy({ database, clock }: Services, code: string): Promise<Html | undefined> {
  const policy = await checkedPolicyOf(database, code);
  return (
    policy &&
    html`<dl>
      <dt>保单号</dt>
      <dd>${policy.sn}</dd>
      <dt>保险公司</dt>
      <dd>${policy.insurer_name}</dd>
      <dt>保险产品</dt>
      <dd>${policy.product_name}</dd>
      <dt>投保人</dt>
      <dd>${masked(policy.group_name, 2, 2)}</dd>
      <dt>保险期间</dt>
      <dd>${policy.start_date} 至 ${policy.end_date}</dd>
      <dt>状态</dt>
      <dd>${stateOf(policy, clock.today())}</dd>
    </dl>`
  );
}

/**
 * Registers the page that the QR code of an e-policy or of a person's certificate opens. The page shows whether the
 * policy or certificate exists, and data that can be compared with the printed document. The names of the applicant and
 * of the person are masked.
 */
export function policyCheckPage(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { code: string } }>(
    `${checkPath}/:code`,
    { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } },
    async ({ params: { code } }, reply) => {
      const found = isUuid(code)
        ? ((await checkedPolicy(services, code)) ?? (await checkedCertificate(services, code)))
        : undefined;
      const content = found ?? html`<p>未查询到该保单或凭证，请核对二维码是否完整，或联系业务员。</p>`;
      const nonce = newNonce();
      const page = html`<!doctype html>
        <html lang="zh-CN">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <link rel="icon" href="data:," />
            <title>保单查验</title>
            <style nonce="${nonce}">
              ${style}
            </style>
          </head>
          <body>
            <main>
              <h1>保单查验</h1>
              ${content}
            </main>
          </body>
        </html>`;
      return reply
        .code(found ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy(nonce))
        .header('cache-control', 'no-store')
        .send(page.text);
    },
  );
}

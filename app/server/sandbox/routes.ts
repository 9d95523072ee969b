import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { FastifyInstance } from 'fastify';

import type { SandboxSms } from '../gateways/sandboxSms.ts';
import { html } from '../platform/http/html.ts';
import { deskTable } from './deskTable.ts';
import type { HabitBook } from './insurerHabits.ts';
import { sendPage } from './page.ts';
import type { SandboxClock } from './settings.ts';

/** Services that the sandbox's pages display and change. */
export interface Sandbox {
  readonly sms: SandboxSms;
  readonly clock: SandboxClock;
  readonly insurer: HabitBook;
}

const codePattern = /验证码为(\d{6})/;

function smsRoutes(app: FastifyInstance, { sms }: Sandbox): void {
  app.get<{ Querystring: { mobile?: string } }>('/sandbox/sms.json', async ({ query }) =>
    (await sms.inbox(query.mobile)).map((message) => ({
      ...message,
      code: codePattern.exec(message.text)?.[1] ?? null,
    })),
  );

  app.get('/sandbox/sms', async (_, reply) => {
    const messages = await sms.inbox();
    const rows = messages.map(
      ({ mobile, text, sentAt }) =>
        html`<tr>
          <td>${sentAt}</td>
          <td>${mobile}</td>
          <td>${text}</td>
        </tr>`,
    );
    const table = deskTable('最近的短信，最新的在最上面', ['时间', '手机号', '内容'], rows);
    return sendPage(
      reply,
      '短信收件箱',
      messages.length === 0 ? html`<p>还没有短信。请在登录窗口获取验证码后刷新。</p>` : table,
    );
  });
}

interface ClockMove {
  readonly days?: string | number;
  readonly minutes?: string | number;
  readonly today?: string;
}

async function moveClock(clock: SandboxClock, { days, minutes, today }: ClockMove): Promise<void> {
  const minuteMs = 60_000;
  if (typeof today === 'string' && isCalendarDay(today)) await clock.moveTo(today);
  const ms = (Number(days ?? 0) * 24 * 60 + Number(minutes ?? 0)) * minuteMs;
  if (Number.isFinite(ms) && ms !== 0) await clock.moveBy(ms);
}

function clockRoutes(app: FastifyInstance, { clock }: Sandbox): void {
  const reading = () => ({ now: clock.now().toISOString(), today: clock.today() });
  app.get('/sandbox/clock.json', async () => reading());

  app.get('/sandbox/clock', async (_, reply) => {
    const moves = [1, 7, 30].map(
      (days) =>
        html`<form method="post" action="/sandbox/clock">
          <input type="hidden" name="days" value="${days}" /><button type="submit">前进 ${days} 天</button>
        </form>`,
    );
    return sendPage(
      reply,
      '时钟',
      html`<p>系统日期：<strong>${clock.today()}</strong></p>
        ${moves}`,
    );
  });

  app.post<{ Body: ClockMove | undefined }>('/sandbox/clock', async (request, reply) => {
    await moveClock(clock, request.body ?? {});
    return request.headers.accept?.includes('application/json') ? reading() : reply.redirect('/sandbox/clock', 303);
  });
}

/** Registers the sandbox's start page, its inbox for text messages, and the page that changes its clock. */
export function sandboxRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/sandbox', (_, reply) =>
    sendPage(
      reply,
      '沙箱',
      html`<ul>
        <li><a href="/sandbox/sms">短信收件箱</a></li>
        <li><a href="/sandbox/insurer">保险公司工作台</a></li>
        <li><a href="/sandbox/backOffice">预录订单</a></li>
        <li><a href="/sandbox/endorsements">保全工作台</a></li>
        <li><a href="/sandbox/surrenders">退保工作台</a></li>
        <li><a href="/sandbox/invoices">发票工作台</a></li>
        <li><a href="/sandbox/transfers">对公转账</a></li>
        <li><a href="/sandbox/mails">邮箱</a></li>
        <li><a href="/sandbox/operators">运营人员与运营台</a></li>
        <li><a href="/sandbox/clock">时钟</a></li>
        <li><a href="/">回到产品</a></li>
      </ul>`,
    ),
  );
  smsRoutes(app, sandbox);
  clockRoutes(app, sandbox);
}

import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import type { FastifyInstance } from 'fastify';

import type { SandboxSms } from '../gateways/sandboxSms.ts';
import { html } from '../platform/http/html.ts';
import { deskTable } from './deskTable.ts';
import type { HabitBook } from './insurerHabits.ts';
import { sendPage, sendPlainPage } from './page.ts';
import { pageTitles } from './pageTitles.ts';
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
          <td>${formatInstant(sentAt)}</td>
          <td>${mobile}</td>
          <td class="text">${text}</td>
        </tr>`,
    );
    const empty = '还没有短信。请在登录窗口获取验证码后刷新。';
    const table = deskTable('最近的短信，最新的在最上面', ['时间', '手机号', '内容'], rows, empty);
    return sendPage(reply, pageTitles.sms, table);
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
      pageTitles.clock,
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
  const links = Object.entries(pageTitles).map(
    ([path, title]) => html`<li><a href="/sandbox/${path}">${title}</a></li> `,
  );
  app.get('/sandbox', (_, reply) =>
    sendPlainPage(
      reply,
      '沙箱',
      html`<ul>
        ${links}
        <li><a href="/">回到产品</a></li>
      </ul>`,
    ),
  );
  smsRoutes(app, sandbox);
  clockRoutes(app, sandbox);
}

import type { FastifyReply } from 'fastify';

import { pagePolicy, newNonce } from '../platform/http/contentSecurityPolicy.ts';
import { Html, html } from '../platform/http/html.ts';

const style = new Html(`
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 16px/1.6 "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif }
  body { margin: 0 auto; padding: 1rem; max-width: 80rem; overflow-wrap: anywhere }
  a { color: light-dark(#0b57d0, #a8c7fa) } .wide { overflow-x: auto; margin-block: 0 1.5rem }
  .mark { background: #7a3e00; color: #fff; padding: .5rem 1rem; border-radius: .5rem; margin: 0 0 1rem }
  table { border-collapse: collapse; inline-size: 100% } caption { text-align: start; font-weight: 600; padding-block: .5rem }
  th, td { text-align: start; white-space: nowrap; padding: .5rem; border-block-end: 1px solid #8888 }
  .money { text-align: end; font-variant-numeric: tabular-nums }
  .text { white-space: normal; min-inline-size: 12em } .actions { white-space: normal; min-inline-size: 18em }
  form { display: inline-flex; flex-wrap: wrap; align-items: center; gap: .5rem; margin: 0 .5rem .5rem 0 } td form { margin: 0 }
  button, input, select { box-sizing: border-box; font: inherit; color: inherit; min-block-size: 2.75rem; max-inline-size: 100%; padding: .5rem 1rem; border: 1px solid light-dark(#767676, #8e918f); border-radius: .375rem; background: light-dark(#fff, #1f1f1f) }
  button { white-space: nowrap; background: light-dark(#eee, #333) } ::placeholder { color: light-dark(#5f6368, #bdc1c6); opacity: 1 }
  label { display: inline-flex; align-items: center; gap: .5rem } details { inline-size: 100% } details label { margin-inline-end: 1rem }
  [type=checkbox] { min-block-size: 0; inline-size: 1.25rem; block-size: 1.25rem; margin: 0 }
  dt { font-weight: 600 } dd { margin: 0 0 .5rem }`);

const linkBack = html`<p><a href="/sandbox">返回沙箱</a></p>`;

/**
 * Sends a page of the sandbox. The page is in Chinese, and its plain appearance shows that it isn't a part of the
 * product. The page links to the start page of the sandbox.
 */
export const sendPage = (reply: FastifyReply, title: string, content: Html): FastifyReply =>
  sendPlainPage(reply, title, content, linkBack);

/** Sends a page like `sendPage`, without the link to the start page: the start page itself, or a page of the cashier. */
export function sendPlainPage(reply: FastifyReply, title: string, content: Html, links = html``): FastifyReply {
  const nonce = newNonce();
  const page = html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title} · 沙箱</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <header>
          <p class="mark">沙箱环境：仅供体验和测试，不产生真实的短信、扣款或保单。</p>
          ${links}
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-store')
    .send(page.text);
}

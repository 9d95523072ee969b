import type { FastifyReply } from 'fastify';

import { pagePolicy, newNonce } from '../platform/http/contentSecurityPolicy.ts';
import { type Html, html } from '../platform/http/html.ts';

const style = `
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 16px/1.6 "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif }
  body { margin: 0 auto; padding: 1rem; max-width: 60rem }
  a { color: light-dark(#0b57d0, #a8c7fa) } .wide { overflow-x: auto }
  .mark { background: #7a3e00; color: #fff; padding: .5rem 1rem; border-radius: .5rem; margin: 0 0 1rem }
  table { border-collapse: collapse; inline-size: 100% } caption { text-align: start; font-weight: 600 }
  th, td { text-align: start; padding: .5rem; border-block-end: 1px solid #8888 } td.money { text-align: end; font-variant-numeric: tabular-nums }
  button, input { font: inherit; padding: .5rem 1rem; min-block-size: 2.75rem } form { display: inline-block; margin: .25rem .5rem .25rem 0 }
  dt { font-weight: 600 } dd { margin: 0 0 .5rem }`;

/**
 * Sends a page of the sandbox. The page is in Chinese, and its plain appearance shows that it isn't a part of the
 * product.
 */
export function sendPage(reply: FastifyReply, title: string, content: Html): FastifyReply {
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

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { render } from './dist/server/entryServer.js';

const client = join(import.meta.dirname, 'dist/client');
const template = await readFile(join(client, 'index.html'), 'utf8');
const types = { '.js': 'text/javascript', '.css': 'text/css', '.map': 'application/json' };

/**
 * Returns the content security policy of a page. The browser may load files of this server, and style elements with the
 * nonce of the response.
 */
const policy = (nonce) =>
  `default-src 'self'; style-src 'self' 'nonce-${nonce}'; worker-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'`;

function answerPage(response) {
  const nonce = randomBytes(16).toString('base64');
  const page = render();
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(nonce) });
  response.end(template.replaceAll('NONCE_OF_THE_ANSWER', nonce).replace('<!--page-->', () => page));
}

async function answerFile(path, response) {
  const type = types[extname(path)];
  const body = type && (await readFile(join(client, normalize(path))).catch(() => null));
  response.writeHead(body ? 200 : 404, body ? { 'content-type': type } : {});
  response.end(body ?? '');
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/') answerPage(response);
  else void answerFile(pathname, response);
});
server.listen(Number(process.env.PORT ?? 4173), () => console.log(`http://localhost:${server.address().port}`));

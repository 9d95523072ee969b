import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { chromiumPath, flags } from '../../peers/run/clocks.mjs';

/** Time in ms until the page's measurements are read. Both subjects have finished loading long before. */
const watchedFor = 4000;

/** Opens a connection to the browser. Unlike a connection to a page, it doesn't attach an inspector to a page. */
async function connect(address) {
  const socket = new WebSocket(address);
  const waiting = new Map();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const send = (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
  return { send, close: () => socket.close() };
}

/** Returns the address at which a started browser accepts connections. */
const listeningOf = (child) =>
  new Promise((resolve, reject) => {
    let printed = '';
    child.stderr.on('data', (chunk) => {
      printed += chunk;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(printed) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the browser ended with ${code}`)));
  });

const cookiesOf = (header, url) =>
  header.split(/;\s*/).map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url, path: '/', secure: true };
  });

/** Code that returns the long tasks of the page. The page recorded them while no tool was attached. */
const tasksSeen = `new Promise((resolve) => {
  const observer = new PerformanceObserver((list) => resolve(list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))));
  observer.observe({ type: 'longtask', buffered: true });
  setTimeout(() => resolve([]), 500);
})`;

/**
 * Loads a page once and returns, for each long task, the milliseconds above 50. No inspector is attached, because an
 * inspector makes V8 parse all sources again during the start.
 */
export async function blockedUnwatched({ address, cookie }) {
  const profile = mkdtempSync(join(tmpdir(), 'tuanbao-startup-'));
  const child = spawn(
    chromiumPath,
    [
      ...flags,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1440,900',
      '--lang=zh-CN',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  try {
    const browser = await connect(await listeningOf(child));
    if (cookie) await browser.send('Storage.setCookies', { cookies: cookiesOf(cookie, address) });
    await pause(1000); // The browser's own start must not count for the page.
    const { targetId } = await browser.send('Target.createTarget', { url: address });
    await pause(watchedFor);
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    const { result } = await browser.send(
      'Runtime.evaluate',
      { expression: tasksSeen, awaitPromise: true, returnByValue: true },
      sessionId,
    );
    browser.close();
    return result.value
      .filter(({ startTime }) => startTime < watchedFor - 500)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  } finally {
    child.kill('SIGTERM');
    await Promise.race([ended, pause(3000)]);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

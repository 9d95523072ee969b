import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

import { type Driver, until } from './driver.ts';
import { makeHome } from './environment.ts';
import { noteErrors, takeNotedErrors } from './pageErrors.ts';
import { type Call, callerOf, scriptsOf } from './webDriver.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts a virtual display, because WebKitGTK can't run without windows. */
async function startDisplay(): Promise<{ readonly display: string; readonly process: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = child.stdio[3];
  if (!pipe || !('once' in pipe)) throw new Error('Xvfb has no pipe');
  const [number] = (await once(pipe, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, process: child };
}

async function startSession(port: number, browser: string): Promise<{ call: Call; version: string }> {
  const call = callerOf(`http://127.0.0.1:${port}`);
  const isUp = () => call('GET', '/status').then(Boolean, () => false);
  await until('WebKitWebDriver', isUp);
  const options = { binary: browser, args: ['--automation'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'none' };
  const session = (await call('POST', '/session', { capabilities: { alwaysMatch } })) as {
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  };
  const ofSession = callerOf(`http://127.0.0.1:${port}/session/${session.sessionId}`);
  return { call: ofSession, version: session.capabilities.browserVersion };
}

interface Service {
  readonly call: Call;
  readonly version: string;
  /** Ends the browser, its driver and its display. */
  readonly end: () => void;
}

/**
 * Starts WebKitGTK's MiniBrowser with its driver on a separate virtual display. All of them end when this process ends.
 */
async function startService(browser: string): Promise<Service> {
  const { display, process: xvfb } = await startDisplay();
  const port = await freePort();
  const home = makeHome();
  const env = { ...home.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' };
  // The driver and the browser are in a separate process group, so that both can be ended together.
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const end = () => {
    process.off('exit', end);
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, 'SIGKILL');
    xvfb.kill();
    home.remove();
  };
  process.once('exit', end);
  return { ...(await startSession(port, browser)), end };
}

/** Returns null for the error that the found element has left the page meanwhile. Throws every other error. */
function nullIfStale(error: unknown): null {
  if (String(error).includes('stale element reference')) return null;
  throw error;
}

/** Starts WebKitGTK's MiniBrowser. Its protocol is W3C WebDriver. */
export async function startWebKit(browser: string): Promise<Driver> {
  const { call, version, end } = await startService(browser);
  const scripts = scriptsOf(call);
  const errors: string[] = [];
  let hasPage = false;
  const collect = async () => {
    await scripts.run(noteErrors, []);
    errors.push(...((await scripts.run(takeNotedErrors, [])) as string[]));
  };
  await call('POST', '/window/rect', { width: 1280, height: 960 });
  const [first] = (await call('GET', '/window/handles')) as string[];
  return {
    name: `WebKitGTK ${version}`,
    async open(address) {
      if (hasPage) await collect();
      hasPage = true;
      await call('POST', '/url', { url: address });
      const isThere = () => scripts.runOnce((wanted: string) => location.href.startsWith(wanted), [address]);
      await until(address, async () => Boolean(await isThere().catch(() => false)));
      await scripts.run(noteErrors, []);
    },
    run: async (code, ...args) => {
      await collect();
      return (await scripts.run(code, args)) as never;
    },
    async find(code, ...args) {
      const answer = (await scripts.runOnce(code, args).catch(nullIfStale)) as Record<string, string> | null;
      const id = answer?.[elementKey];
      if (id === undefined) return null;
      return {
        async click() {
          // The driver doesn't scroll to elements below the window. So the element is scrolled into view before the
          // click.
          await scripts.run(
            (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }),
            [answer],
          );
          await call('POST', `/element/${id}/click`, {});
        },
        type: async (text) => void (await call('POST', `/element/${id}/value`, { text })),
        choose: async (file) => void (await call('POST', `/element/${id}/value`, { text: file })),
      };
    },
    async toNewestWindow() {
      const handles = (await call('GET', '/window/handles')) as string[];
      await call('POST', '/window', { handle: handles.findLast((handle) => handle !== first) ?? first });
    },
    async toFirstWindow() {
      const handles = (await call('GET', '/window/handles')) as string[];
      if (handles.length > 1) await call('DELETE', '/window');
      await call('POST', '/window', { handle: first });
    },
    picture: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
    async takeErrors() {
      await collect();
      return errors.splice(0);
    },
    async close() {
      await call('DELETE', '').catch(() => undefined);
      end();
    },
  };
}

import { type ElementHandle, launch, type Page, TargetType } from 'puppeteer-core';

import { fontsFolder } from '../setup/fonts.mjs';
import type { Driver } from './driver.ts';
import { makeHome } from './environment.ts';

/**
 * Makes a page log errors as text. The protocol transfers an error object without its message. Runs in the page, before
 * the page's scripts.
 */
function logWords(): void {
  const { error } = console;
  console.error = (...args: unknown[]) => error(args.map(String).join(' '));
}

/** Returns the code of an expression that calls a function with its arguments. */
const callOf = (code: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(${code.toString()})(...${JSON.stringify(args)})`;

/** Starts Firefox without a window. Its protocol is WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Driver> {
  const home = makeHome();
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    env: home.env,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-CN',
      'browser.download.useDownloadDir': true,
      // Without this setting, the content processes can read only the system's fonts and draw boxes instead of other
      // characters.
      'security.sandbox.content.read_path_whitelist': `${fontsFolder}/`,
    },
  });
  const errors: string[] = [];
  const listenTo = (page: Page) => {
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`.trim());
    });
  };
  const first = await browser.newPage();
  await first.evaluateOnNewDocument(logWords);
  listenTo(first);
  browser.on('targetcreated', (target) => {
    if (target.type() === TargetType.PAGE) void target.page().then((page) => page && page !== first && listenTo(page));
  });
  let front = first;
  return {
    name: await browser.version(),
    open: async (address) => void (await front.goto(address, { waitUntil: 'domcontentloaded' })),
    run: async (code, ...args) => (await front.evaluate(callOf(code, args))) as never,
    async find(code, ...args) {
      const handle = await front.evaluateHandle(callOf(code, args));
      const element = handle.asElement() as ElementHandle<HTMLInputElement> | null;
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.type(text),
          choose: (file) => element.uploadFile(file),
        }
      );
    },
    async toNewestWindow() {
      front = (await browser.pages()).at(-1) ?? first;
    },
    async toFirstWindow() {
      if (front !== first && !front.isClosed()) await front.close();
      front = first;
    },
    picture: async () => Buffer.from(await front.screenshot()),
    takeErrors: () => Promise.resolve(errors.splice(0)),
    async close() {
      await browser.close();
      home.remove();
    },
  };
}

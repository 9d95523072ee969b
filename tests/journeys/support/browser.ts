import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { expect } from 'vitest';

import { chromiumOptions } from '../../setup/chromium.mjs';

const results = fileURLToPath(new URL('../../../test-results/journeys/', import.meta.url));

/** A Chromium as the stories and journeys use it. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch(
    chromiumOptions({
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    }),
  );

/** A reader's browser: Chinese, in Shanghai, without motion. Errors of a page fail the journey that asks `noErrors`. */
export interface Reader {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Fails where any page of the reader threw or logged an error. */
  noErrors(): void;
  /** Keeps a picture under test-results. */
  picture(name: string): Promise<void>;
}

/** What a reader's browser may differ in. */
export interface ReaderOptions {
  /** Pixels. @default 1440 */
  readonly width?: number;
  /** Pixels. @default 900 */
  readonly height?: number;
  /** @default 'light' */
  readonly colorScheme?: 'light' | 'dark';
}

export async function openReader(browser: Browser, options: ReaderOptions = {}): Promise<Reader> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    colorScheme: options.colorScheme ?? 'light',
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
  });
  context.setDefaultTimeout(30_000); // a step waits for a machine that runs the other checks beside it
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  const page = await context.newPage();
  return {
    page,
    context,
    noErrors: () => expect(errors).toEqual([]),
    async picture(name) {
      mkdirSync(results, { recursive: true });
      await page.screenshot({ path: `${results}${name}.png`, fullPage: true });
    },
  };
}

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { expect } from 'vitest';

import { chromiumOptions } from '../../setup/chromium.mjs';

const results = fileURLToPath(new URL('../../../test-results/journeys/', import.meta.url));

/** Starts Chromium with the settings of the stories and journeys. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch(
    chromiumOptions({
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    }),
  );

/**
 * A user's browser: language Chinese, time zone Asia/Shanghai, reduced motion. Errors of pages are only checked if a
 * journey calls `noErrors`.
 */
export interface UserBrowser {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Fails if a page of the user has thrown or logged an error. */
  noErrors(): void;
  /** Saves a picture of the page under test-results. */
  picture(name: string): Promise<void>;
}

/** Options of a user's browser. */
export interface UserBrowserOptions {
  /** Width of the window in pixels. @default 1440 */
  readonly width?: number;
  /** Height of the window in pixels. @default 900 */
  readonly height?: number;
  /** Preferred colour scheme. @default 'light' */
  readonly colorScheme?: 'light' | 'dark';
}

export async function openUserBrowser(browser: Browser, options: UserBrowserOptions = {}): Promise<UserBrowser> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    colorScheme: options.colorScheme ?? 'light',
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
  });
  // The timeout is long enough for a machine that also runs other checks.
  context.setDefaultTimeout(30_000);
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

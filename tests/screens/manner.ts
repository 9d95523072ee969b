import type { BrowserContext, Page } from 'playwright';

import { chineseTextsOn } from '../setup/chineseTexts.ts';
import { withoutUsersTexts } from './writtenByUsers.ts';

/**
 * Manners in which screens are shown: the usual one, in English, with more contrast, with compact density, and for a
 * customer who looks on.
 */
export const manners = ['usual', 'en', 'contrast', 'compact', 'customer'] as const;

export type Manner = (typeof manners)[number];

/** Prepares a browser before its first page. */
export async function prepare(context: BrowserContext, manner: Manner): Promise<void> {
  if (manner === 'en') await context.addInitScript(() => localStorage.setItem('tuanbao.locale', 'en-US'));
  if (manner === 'customer') await context.addInitScript(() => sessionStorage.setItem('tuanbao.customerView', 'on'));
}

/** Applies a manner to an open page. */
export async function apply(page: Page, manner: Manner): Promise<void> {
  if (manner === 'contrast') await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'more'));
  if (manner === 'compact') await page.evaluate(() => document.documentElement.setAttribute('data-density', 'compact'));
}

/**
 * Texts that a page must not show in its manner: commission for a customer, our Chinese texts for an English
 * user.
 */
export async function faultsOfManner(page: Page, manner: Manner): Promise<readonly string[]> {
  if (manner === 'en') {
    const ours = await withoutUsersTexts();
    const left = (await chineseTextsOn(page)).filter((text) => /\p{Script=Han}/u.test(ours(text)));
    return left.map((text) => `in Chinese: ${text}`);
  }
  if (manner !== 'customer') return [];
  const lines = (await page.locator('body').innerText()).split('\n');
  return lines.filter((line) => /推广费/.test(line)).map((line) => `shows a commission: ${line.trim().slice(0, 80)}`);
}

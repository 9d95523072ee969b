import type { BrowserContext, Page } from 'playwright';

import { chineseTextsOn } from '../setup/chineseTexts.ts';
import { withoutUsersTexts } from './writtenByUsers.ts';

/**
 * Manners in which a screen is shown: as usual, in English, with more contrast, with compact density, and in the view
 * for a customer.
 */
export const manners = ['usual', 'en', 'contrast', 'compact', 'customer'] as const;

export type Manner = (typeof manners)[number];

/** Sets the options of a manner that must be set before the first page is opened. */
export async function prepare(context: BrowserContext, manner: Manner): Promise<void> {
  if (manner === 'en') await context.addInitScript(() => localStorage.setItem('tuanbao.locale', 'en-US'));
  if (manner === 'customer') await context.addInitScript(() => sessionStorage.setItem('tuanbao.customerView', 'on'));
}

/** Sets the options of a manner that can be set on an open page. */
export async function apply(page: Page, manner: Manner): Promise<void> {
  if (manner === 'contrast') await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'more'));
  if (manner === 'compact') await page.evaluate(() => document.documentElement.setAttribute('data-density', 'compact'));
}

let ours: ReturnType<typeof withoutUsersTexts> | undefined;

/**
 * Returns the texts that the page must not show in this manner: commission in the customer view, and our own Chinese
 * texts in English.
 */
export async function faultsOfManner(page: Page, manner: Manner): Promise<readonly string[]> {
  if (manner === 'en') {
    ours ??= withoutUsersTexts();
    const withoutUsers = await ours;
    // A text with Chinese punctuation but without Chinese words isn't a text of a user.
    const left = (await chineseTextsOn(page)).filter(
      (text) => !/\p{Script=Han}/u.test(text) || /\p{Script=Han}/u.test(withoutUsers(text)),
    );
    return left.map((text) => `in Chinese: ${text}`);
  }
  if (manner !== 'customer') return [];
  const lines = (await page.locator('body').innerText()).split('\n');
  return lines.filter((line) => /推广费/.test(line)).map((line) => `shows a commission: ${line.trim().slice(0, 80)}`);
}

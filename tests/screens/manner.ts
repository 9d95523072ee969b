import type { BrowserContext, Page } from 'playwright';

/** How a reader looks at screens: as most do, in English, with more contrast, closer together, or with a customer beside. */
export const manners = ['usual', 'en', 'contrast', 'compact', 'customer'] as const;

export type Manner = (typeof manners)[number];

/** Sets up a browser before its first page. */
export async function prepare(context: BrowserContext, manner: Manner): Promise<void> {
  if (manner === 'en') await context.addInitScript(() => localStorage.setItem('tuanbao.locale', 'en-US'));
  if (manner === 'customer') await context.addInitScript(() => sessionStorage.setItem('tuanbao.customerView', 'on'));
}

/** Sets a page that is there to its manner. */
export async function apply(page: Page, manner: Manner): Promise<void> {
  if (manner === 'contrast') await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'more'));
  if (manner === 'compact') await page.evaluate(() => document.documentElement.setAttribute('data-density', 'compact'));
}

/** Screens that are about a price, which a customer is told or agrees to. */
const aboutPrice: ReadonlySet<string> = new Set(['quotation', 'shared-quotation', 'confirm', 'pay-wait']);

/** What a page shows that it mustn't in its manner: an amount or a commission to a customer, Chinese words of ours to an English reader. */
export async function faultsOfManner(page: Page, manner: Manner, screen: string): Promise<readonly string[]> {
  if (manner === 'en') {
    const buttons = await page.locator('button:not([lang])').allInnerTexts();
    return buttons.filter((words) => /^\p{Script=Han}+$/u.test(words)).map((words) => `in Chinese: ${words}`);
  }
  if (manner !== 'customer' || aboutPrice.has(screen)) return [];
  const lines = (await page.locator('body').innerText()).split('\n');
  return lines
    .filter((line) => /¥\s?\d|推广费/.test(line))
    .map((line) => `shows an amount or a commission: ${line.trim().slice(0, 80)}`);
}

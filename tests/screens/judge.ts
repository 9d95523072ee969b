import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Tags of the axe rules that are checked: WCAG 2.2 levels A and AA, and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The axe rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface AxeFinding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly target: readonly string[] }[];
}

/**
 * Returns the problems that axe finds on the current page: the rule, the number of elements that break the rule, and
 * the first of these elements. `rules` are the rules that are checked: all, or those whose result depends on colours.
 */
export async function violationsOn(page: Page, rules: 'all' | 'colours' = 'all'): Promise<readonly string[]> {
  const violations = await page.evaluate(
    async ({ source, runOnly }) => {
      const world = window as unknown as {
        axe?: { run(context: object, options: object): Promise<{ violations: readonly AxeFinding[] }> };
        eval(text: string): void;
      };
      if (!world.axe) world.eval(source);
      const context = { exclude: ['[data-live-announcer]'] }; // The announcer contains old messages, so it is excluded.
      const found = await world.axe?.run(context, {
        runOnly,
        resultTypes: ['violations'],
      });
      return found?.violations ?? [];
    },
    {
      source: axeSource,
      runOnly: rules === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: colourRules },
    },
  );
  return violations.map(({ id, nodes }) => `axe ${id} (${nodes.length}) ${nodes[0]?.html.slice(0, 160) ?? ''}`);
}

/**
 * Matches elements that are loading. Elements behind a dialog are excluded, because all of them wait while the login
 * dialog is open.
 */
export const loading = '[aria-busy=true]:not([inert] *, [aria-hidden=true] *)';

/** Returns the faults of the page as a whole: it scrolls horizontally, has no text, or is still loading. */
export async function faultsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate((busy) => {
    const faults: string[] = [];
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (overflow > 0) faults.push(`scrolls sideways by ${overflow} px`);
    const main = document.querySelector('main') ?? document.body;
    if (main.innerText.trim().length < 20) faults.push('blank');
    if (document.querySelector(busy)) faults.push('still loading');
    return faults;
  }, loading);
}

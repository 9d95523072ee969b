import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 at A and AA, and what axe holds good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

interface AxeFinding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly target: readonly string[] }[];
}

/** What axe finds on a page as it is: a rule, how often it is broken, and the first place. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const violations = await page.evaluate(
    async ({ source, values }) => {
      const world = window as unknown as {
        axe?: { run(context: object, options: object): Promise<{ violations: readonly AxeFinding[] }> };
        eval(text: string): void;
      };
      if (!world.axe) world.eval(source);
      const context = { exclude: ['[data-live-announcer]'] }; // what was said moments ago
      const found = await world.axe?.run(context, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      return found?.violations ?? [];
    },
    { source: axeSource, values: tags },
  );
  return violations.map(({ id, nodes }) => `axe ${id} (${nodes.length}) ${nodes[0]?.html.slice(0, 160) ?? ''}`);
}

/** What loads, but for what a dialog lies over: behind the login everything waits. */
export const loading = '[aria-busy=true]:not([inert] *, [aria-hidden=true] *)';

/** How the page itself has gone wrong: it scrolls sideways, says nothing, or failed to show its content. */
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

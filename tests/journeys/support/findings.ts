import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeFinding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** The page's window after axe was loaded. */
interface AxeWindow {
  readonly axe?: {
    run(context: { exclude: string[] }, options: object): Promise<{ violations: readonly AxeFinding[] }>;
  };
}

/**
 * Returns the problems that axe finds on a page. All rules are checked in the light scheme. In the dark scheme only the
 * contrast is checked, because the scheme changes nothing but colours.
 */
export async function findingsOn(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const [scheme, options] of [
    ['light', {}],
    ['dark', { runOnly: ['color-contrast'] }],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme }); // The schemes are checked one after another.
    await page.waitForFunction(() => document.getAnimations().length === 0); // Colours change with a short animation.
    if (await page.evaluate(() => (window as unknown as AxeWindow).axe === undefined)) await page.evaluate(axeSource);
    const violations = await page.evaluate(async (chosen) => {
      const { axe } = window as unknown as AxeWindow;
      if (!axe) throw new Error('axe is not in the page');
      // react-aria's live announcer contains old messages, so it is excluded.
      return (await axe.run({ exclude: ['[data-live-announcer]'] }, chosen)).violations;
    }, options);
    findings.push(...violations.map(({ id, nodes }) => `${scheme} ${id} ${nodes[0]?.html ?? ''}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return findings;
}

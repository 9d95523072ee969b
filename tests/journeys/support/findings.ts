import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeFinding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds on a page, in light and in dark. */
export async function findingsOn(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme }); // one look at a time
    await page.waitForFunction(() => document.getAnimations().length === 0); // colours change over a moment
    await page.evaluate(axeSource);
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(context: { exclude: string[] }): Promise<{ violations: readonly AxeFinding[] }> };
      };
      return (await axe.run({ exclude: ['[data-live-announcer]'] })).violations; // what was said moments ago
    });
    findings.push(...violations.map(({ id, nodes }) => `${scheme} ${id} ${nodes[0]?.html ?? ''}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return findings;
}

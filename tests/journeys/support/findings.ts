import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeFinding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Problems that axe finds on a page, in light and in dark. */
export async function findingsOn(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme }); // The schemes are checked one after another.
    await page.waitForFunction(() => document.getAnimations().length === 0); // Colours change with a short animation.
    await page.evaluate(axeSource);
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(context: { exclude: string[] }): Promise<{ violations: readonly AxeFinding[] }> };
      };
      // The announcer contains old messages, so it is excluded.
      return (await axe.run({ exclude: ['[data-live-announcer]'] })).violations;
    });
    findings.push(...violations.map(({ id, nodes }) => `${scheme} ${id} ${nodes[0]?.html ?? ''}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return findings;
}

import { commands } from 'vitest/browser';

interface Axe {
  run(
    context: { readonly include: Element; readonly exclude: string },
    options: object,
  ): Promise<{ readonly violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>;
}

declare global {
  interface Window {
    axe?: Axe;
  }
}

/** Rules that only apply to a whole page. They are switched off, because a test shows only a part of a page. */
const ofPages = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** Returns the problems that axe finds in the rendered elements, as `rule: element`. */
export async function axeFindings(): Promise<readonly string[]> {
  if (!window.axe) {
    const script = document.createElement('script');
    script.textContent = await commands.readFile('node_modules/axe-core/axe.min.js');
    document.head.append(script);
  }
  const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]));
  const found = await window.axe?.run({ include: document.body, exclude: '[data-live-announcer]' }, { rules });
  if (!found) throw new Error('axe could not be read');
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

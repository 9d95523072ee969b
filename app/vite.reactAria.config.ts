import { join } from 'node:path';

import type { Plugin } from 'vite';

interface Change {
  /** The end of the module's path. */
  readonly module: string;
  readonly from: RegExp;
  readonly to: string;
}

const changes: readonly Change[] = [
  // a form of numbers that every browser of the target knows: trying it has the data of all languages loaded
  {
    module: '/@internationalized/number/dist/private/NumberFormatter.mjs',
    from: /new Intl\.NumberFormat\('de-DE', {\s*signDisplay: 'exceptZero'\s*}\)\.resolvedOptions\(\)\.signDisplay/,
    to: "'exceptZero'",
  },
  // ids that tell pages with several React roots apart; to learn which prefix they have, each asks to be rendered twice
  {
    module: '/react-aria/dist/private/ssr/SSRProvider.mjs',
    from: /let \[didSSR\] = \(0, [$\w]+\)\([$\w]+\(\)\);/,
    to: 'const didSSR = true;',
  },
  // asking the browser's data of all languages in which direction one is written: the two of the app are known by name
  {
    module: '/react-aria/dist/private/i18n/utils.mjs',
    from: /if \(Intl\.Locale\) {/,
    to: 'if (false) {',
  },
];

/**
 * Leaves out of react-aria what it does for other pages than ours at every start, half of it before the first screen:
 * looking up the browser's language, where `App` names one; trying the browser; telling React roots apart, where there
 * is one. The build fails when react-aria does it in another way.
 */
export const leanReactAria: Plugin = {
  name: 'lean-react-aria',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './useDefaultLocale.mjs' && importer?.includes('/react-aria/dist/')
      ? join(import.meta.dirname, 'client/platform/locale/appLocale.ts')
      : null,
  transform(code, id) {
    const change = changes.find(({ module }) => id.includes(module));
    if (!change) return null;
    if (!change.from.test(code)) this.error(`${change.module} is no longer what is known of it`);
    return { code: code.replace(change.from, change.to), map: null };
  },
};

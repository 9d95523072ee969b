import { createRequire } from 'node:module';

import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';

import manifest from '../../package.json' with { type: 'json' };

export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const namesOfBrowsers: Readonly<Record<string, keyof CompatStatement['support']>> = { ios_saf: 'safari_ios' };

/** The supported browsers, each with its oldest version, from the `browserslist` of the repository. */
const oldest = manifest.browserslist.map((entry) => {
  const [browser = '', version = ''] = entry.split(' >= ');
  return {
    browser: namesOfBrowsers[browser] ?? (browser as keyof CompatStatement['support']),
    version: Number(version),
  };
});

const versionOf = (version: string | false | undefined): number =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) || Infinity : Infinity;

/** The supported browsers whose oldest version lacks a feature, `chrome 109`; behind a flag or under a prefix it is lacking. */
export const browsersWithout = ({ support }: CompatStatement): readonly string[] =>
  oldest.flatMap(({ browser, version }) => {
    const hasIt = [support[browser] ?? []]
      .flat()
      .some(
        (entry) =>
          !('flags' in entry || 'prefix' in entry || 'alternative_name' in entry) &&
          versionOf(entry.version_added) <= version &&
          version < versionOf(entry.version_removed),
      );
    return hasIt ? [] : [`${browser} ${version}`];
  });

/** The direct features of an entry, by name. */
export const featuresOf = (entry: Identifier | undefined): readonly (readonly [string, CompatStatement])[] =>
  Object.entries(entry ?? {}).flatMap(([name, feature]) =>
    name !== '__compat' && feature.__compat ? [[name, feature.__compat] as const] : [],
  );

/** Builtins and interfaces of the browser, by name: `Set`, `AbortSignal`. */
export const interfaces: ReadonlyMap<string, Identifier> = new Map([
  ...Object.entries(compatData.api),
  ...Object.entries(compatData.javascript.builtins),
]);

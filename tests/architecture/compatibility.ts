import { createRequire } from 'node:module';

import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';

import manifest from '../../package.json' with { type: 'json' };

export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const namesOfBrowsers: Readonly<Record<string, keyof CompatStatement['support']>> = { ios_saf: 'safari_ios' };

/** The supported browsers with their oldest versions, from the `browserslist` of the repository. */
const oldest = manifest.browserslist.map((entry) => {
  const [browser = '', version = ''] = entry.split(' >= ');
  return {
    browser: namesOfBrowsers[browser] ?? (browser as keyof CompatStatement['support']),
    version: Number(version),
  };
});

const versionOf = (version: string | false | undefined): number =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) || Infinity : Infinity;

/**
 * True if a version of a browser doesn't support a feature. A feature that needs a flag or a prefix isn't supported.
 */
const lacks = ({ support }: CompatStatement, browser: keyof CompatStatement['support'], version: number): boolean =>
  ![support[browser] ?? []]
    .flat()
    .some(
      (entry) =>
        !('flags' in entry || 'prefix' in entry || 'alternative_name' in entry) &&
        versionOf(entry.version_added) <= version &&
        version < versionOf(entry.version_removed),
    );

/** Returns the supported browsers whose oldest version doesn't support a feature, for example `chrome 109`. */
export const browsersWithout = (statement: CompatStatement): readonly string[] =>
  oldest
    .filter(({ browser, version }) => lacks(statement, browser, version))
    .map(({ browser, version }) => `${browser} ${version}`);

/** Returns the compatibility statement of an entry. An entry that only groups other entries has none: undefined. */
const statementOf = (entry: Identifier | undefined): CompatStatement | undefined => entry?.__compat;

/** The direct features of an entry, by name. */
export const featuresOf = (entry: Identifier | undefined): readonly (readonly [string, CompatStatement])[] =>
  Object.keys(entry ?? {}).flatMap((name) => {
    const statement = name === '__compat' ? undefined : statementOf(entry?.[name]);
    return statement ? [[name, statement] as const] : [];
  });

/** Built-in objects of the language and interfaces of the browser. */
const groups: readonly (Identifier | undefined)[] = [compatData.api, compatData.javascript['builtins']];

/** An interface or built-in object by its name, for example `Set` or `AbortSignal`. */
export const interfaceOf = (name: string): Identifier | undefined =>
  groups.find((group) => group !== undefined && Object.hasOwn(group, name))?.[name];

/**
 * Returns the features that a version of a browser doesn't support. Each feature is a pair of the interface or built-in
 * object and its member, for example `['Array', 'toSorted']`.
 */
export const namesLackingIn = (
  browser: keyof CompatStatement['support'],
  version: number,
): readonly (readonly [owner: string, name: string])[] =>
  groups.flatMap((group) =>
    Object.keys(group ?? {}).flatMap((owner) =>
      featuresOf(owner === '__compat' ? undefined : group?.[owner])
        .filter(([, statement]) => lacks(statement, browser, version))
        .map(([name]) => [owner, name.replace(/_static$/, '')] as const),
    ),
  );

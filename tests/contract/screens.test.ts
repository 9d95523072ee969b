import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { betterSources } from '../../app/contract/betterSources.ts';
import { callsWithScreen } from '../../app/contract/screens.ts';
import { repository, sourcesIn } from '../architecture/imports.ts';
import { allCalls } from '../setup/allCalls.ts';

/**
 * Names that the client imports from the modules of the contract. Includes the calls whose responses are loaded with
 * the first page.
 */
const taken = new Set(
  ['app/client/**/*.{ts,tsx}', 'app/contract/firstScreen.ts']
    .flatMap((pattern) => sourcesIn(pattern))
    .flatMap((file) => [...readFileSync(join(repository, file), 'utf8').matchAll(/import \{([^}]*)\} from '\.[^']*'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace(/^\s*type /, '').trim()),
);
const named = [...allCalls].map(([name, { method, path }]) => ({
  name,
  call: `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
}));
const isMade = ({ name }: { readonly name: string }) => taken.has(name);
const callsOf = (some: typeof named) => [...new Set(some.map(({ call }) => call))].toSorted();

describe('the calls and the screens of the agents’ client', () => {
  it('a call that has a screen is made by the client', () => {
    expect(callsOf(named.filter(isMade))).toEqual(callsWithScreen.toSorted());
  });

  it('a call that the client never makes has a better source in the guide', () => {
    expect(callsOf(named.filter((each) => !isMade(each)))).toEqual(Object.keys(betterSources).toSorted());
  });
});

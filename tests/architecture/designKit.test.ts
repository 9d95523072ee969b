import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { designKitOf } from '../../.storybook/docs/designKit.ts';
import { libraryFolders, root } from '../../.storybook/docs/facts/folders.ts';
import { readFacts } from '../../.storybook/docs/facts/readFacts.ts';
import { statesIn } from '../../.storybook/docs/facts/readStates.ts';

const kit = designKitOf(await readFacts(), '1.0.0');

/**
 * Returns the names of the components that an index file exports. Such a name starts with a capital letter and isn't a
 * type.
 */
const exportedFrom = (path: string): readonly string[] =>
  [...readFileSync(join(path, 'index.ts'), 'utf8').matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]/.test(name));

it('lists every component that the library exports, under the name and module of its export', () => {
  const listed = kit.components.map(({ module, name }) => `${module} ${name}`);
  const exported = libraryFolders().flatMap(({ group, name, path }) =>
    exportedFrom(path).map((each) => `@tuanbao/library/${group}/${name} ${each}`),
  );
  const missing = exported.filter((each) => !listed.includes(each));
  expect(missing).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBeGreaterThan(80);
});

it('describes each component and its props, and refers to tokens that exist', () => {
  const tokens = JSON.parse(readFileSync(join(root, 'tokens/dist/tokens.json'), 'utf8')) as unknown;
  const isToken = (path: string): boolean => {
    let found: unknown = tokens;
    for (const part of path.split('.')) found = (found as Readonly<Record<string, unknown>> | undefined)?.[part];
    return found !== undefined;
  };
  const undescribed = kit.components.flatMap(({ name, props }) =>
    props
      .filter(({ from, description }) => from === 'library' && description === '')
      .map((prop) => `${name} ${prop.name}`),
  );
  expect(undescribed).toEqual([]);
  // Icons need no description, because the name of an icon describes the icon.
  const silent = kit.components.filter(({ module, description }) => description === '' && !module.endsWith('/Icon'));
  expect(silent.map(({ name }) => name)).toEqual([]);
  const unknown = kit.components.flatMap(({ name, tokens: used }) =>
    used.filter((path) => !isToken(path)).map((path) => `${name} ${path}`),
  );
  expect(unknown).toEqual([]);
});

it('names variants and states as attributes with their values', () => {
  expect(
    statesIn("&[data-variant='primary'] {} &[data-variant='quiet'] {} &[data-hovered] {} [data-part='box'] {}"),
  ).toEqual([
    { attribute: 'data-hovered', values: [] },
    { attribute: 'data-variant', values: ['primary', 'quiet'] },
  ]);
  const button = kit.components.find(({ name }) => name === 'Button');
  expect(button?.states).toContainEqual({
    attribute: 'data-variant',
    values: expect.arrayContaining(['danger', 'primary', 'quiet']) as string[],
  });
  expect(button?.props.find(({ name }) => name === 'variant')).toMatchObject({ default: "'secondary'" });
});

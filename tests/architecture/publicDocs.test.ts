import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { SourceFile } from 'typescript/unstable/ast';
import { beforeAll, describe, expect, it } from 'vitest';

import { withSources } from './compiledSources.ts';
import { functionsIn, propsIn, type PublicName } from './publicDocs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const minute = 60_000;

/** The names that the index of a folder exports. Empty if the folder has no index. */
function namesOfIndex(folder: string): ReadonlySet<string> {
  const index = join(folder, 'index.ts');
  if (!existsSync(index)) return new Set();
  const lists = readFileSync(index, 'utf8').matchAll(/\{([^}]*)\}/g);
  return new Set(
    Array.from(lists, ([, list = '']) => list.split(','))
      .flat()
      .map((name) => name.replace(/^\s*type\s/, '').trim()),
  );
}

/**
 * Returns a function that is true for the types whose props need documentation. Message packs are left out, because
 * their texts explain themselves.
 */
const isPublicType = (source: SourceFile) => {
  const exported = namesOfIndex(dirname(source.fileName));
  return (name: string) => name.endsWith('Props') || (exported.has(name) && !name.endsWith('Messages'));
};

const undocumented = (file: string, names: readonly PublicName[]): readonly string[] =>
  names.filter(({ sentence }) => !/[\p{L}\d]/u.test(sentence)).map(({ line, name }) => `${file}:${line} ${name}`);

describe('public names of the library have a sentence', () => {
  let props: readonly string[] = [];
  let functions: readonly string[] = [];
  let counts = { props: 0, functions: 0 };

  beforeAll(() => {
    const found = withSources(root, ['library'], (projects) =>
      projects
        .flatMap(({ files }) => files)
        .map((source) => ({ source, file: source.fileName.slice(root.length + 1) }))
        .map(({ source, file }) => ({
          file,
          props: /^library\/src\/(?:components|widgets|formik)\//.test(file)
            ? propsIn(source, isPublicType(source))
            : [],
          functions: file.startsWith('library/src/domain/') ? functionsIn(source) : [],
        })),
    );
    props = found.flatMap((each) => undocumented(each.file, each.props));
    functions = found.flatMap((each) => undocumented(each.file, each.functions));
    counts = {
      props: found.flatMap((each) => each.props).length,
      functions: found.flatMap((each) => each.functions).length,
    };
  }, minute);

  it('each prop of a component, widget or Formik binding', () => {
    expect(counts.props).toBeGreaterThan(800);
    expect(props).toEqual([]);
  });

  it('each function of the domain', () => {
    expect(counts.functions).toBeGreaterThan(400);
    expect(functions).toEqual([]);
  });
});

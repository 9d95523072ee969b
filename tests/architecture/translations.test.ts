import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const guide = fileURLToPath(new URL('../../stories/guide', import.meta.url));

/** The pages for embedders. Each must be in Chinese and English. */
const forEmbedders = ['StartHere', 'GettingStarted', 'HowToEmbed', 'Recipes', 'FormikBindings', 'Hooks', 'DomainTypes'];

const textOf = (file: string): string => readFileSync(join(guide, file), 'utf8');
const englishOf = (chinese: string): string => {
  const page = chinese.replace(/\.zh\.md$/, '.mdx');
  return existsSync(join(guide, page)) ? page : chinese.replace('.zh.md', '.md');
};

const fence = /^```(\w*)\n([^]*?)^```/gm;
const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*\*.*?\*\/|\/\/.*$/gm, '').replaceAll(/[ \t]+$/gm, '');

/** The parts of a page that both languages must have in the same order. */
function outlineOf(markdown: string) {
  const prose = markdown.replaceAll(fence, '');
  const lines = prose.split('\n');
  return {
    headings: lines.flatMap((line) => /^(#+) /.exec(line)?.[1] ?? []),
    code: Array.from(markdown.matchAll(fence), ([, language, code = '']) => [language, withoutComments(code)]),
    tableRows: lines.filter((line) => line.startsWith('|')).map((line) => line.split(/(?<!\\)\|/).length),
    items: lines.filter((line) => /^(?:-|\d+\.) /.test(line)).length,
    links: Array.from(prose.matchAll(/\]\(([^)]+)\)/g), ([, target]) => target),
    files: Array.from(prose.matchAll(/<CodeFile path="([^"]+)"/g), ([, path]) => path),
  };
}

const translated = globSync('{*,embed/*}.zh.md', { cwd: guide }).map((file) => file.replaceAll('\\', '/'));

describe('the pages for embedders in both languages', () => {
  it.each(forEmbedders)('%s exists in Chinese, and its English page switches the language', (page) => {
    expect(translated).toContain(`${page}.zh.md`);
    expect(textOf(`${page}.mdx`)).toContain(`<Translated page="${page}">`);
  });

  it('the README of the host apps exists in Chinese', () => {
    expect(translated).toContain('embed/README.zh.md');
  });

  it.each(translated)('%s has the headings, code, tables, lists and links of the English page', (file) => {
    const english = textOf(englishOf(file));
    expect(outlineOf(textOf(file))).toEqual(outlineOf(english));
  });

  it.each(translated)('%s is in Chinese', (file) => {
    const prose = textOf(file)
      .replaceAll(fence, '')
      .replaceAll(/`[^`]*`/g, '');
    const paragraphs = prose.split('\n\n').filter((part) => /\p{Letter}/u.test(part) && !part.startsWith('<'));
    expect(paragraphs.filter((part) => !/\p{Script=Han}/u.test(part) && !/^#+ /.test(part))).toEqual([]);
  });

  it.each(translated)('the files that %s shows exist', (file) => {
    expect(outlineOf(textOf(file)).files.filter((path) => path && !existsSync(join(guide, path)))).toEqual([]);
  });
});

it('each recipe is shown on the page of recipes', () => {
  const files = globSync('recipes/*.tsx', { cwd: guide }).map((file) => basename(file));
  const shown = outlineOf(textOf('Recipes.mdx')).files.map((path = '') => basename(path));
  expect(shown.toSorted()).toEqual(files.toSorted());
});

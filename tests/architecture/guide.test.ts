import { describe, expect, it } from 'vitest';

import { hasPage, readManual } from '../../.storybook/docs/facts/manuals.ts';
import { readFacts } from '../../.storybook/docs/facts/readFacts.ts';
import { readModules } from '../../.storybook/docs/facts/readModules.ts';
import { fullManual } from '../../.storybook/docs/fullManual.ts';
import { chineseGuidePages, guidePages } from '../../.storybook/docs/guide/guideFiles.ts';
import { guideMarkdown } from '../../.storybook/docs/markdown/guideMarkdown.ts';
import { inRepository } from '../../.storybook/docs/markdown/inRepository.ts';
import { slugOfHeading } from '../../.storybook/docs/markdown/slugOfHeading.ts';
import { valueIn, variablesIn } from '../../.storybook/docs/markdown/tokenValues.ts';

const facts = await readFacts();
const code = { facts, modules: readModules() };
const pages = await Promise.all(facts.filter(hasPage).map(readManual));

describe('the guide as Markdown', () => {
  const markdown = [...guidePages(code), ...chineseGuidePages(code)];
  const pageAt = (address: string) => markdown.find((page) => page.address === address)?.markdown ?? '';

  it('has titles, and code in place of the elements that show it', () => {
    expect(markdown.filter(({ title }) => title === 'Untitled')).toEqual([]);
    expect(pageAt('guide/recipes.md')).toContain("createTheme({ brand: '#e4002b', name: 'acme' })");
    expect(pageAt('guide/recipes.zh.md')).toContain("createTheme({ brand: '#e4002b', name: 'acme' })");
    expect(pageAt('guide/how-to-embed.zh.md')).toContain('## 内容安全策略');
  });

  it('keeps imports and elements of code samples', () => {
    expect(pageAt('guide/start-here.md')).toContain("import '@tuanbao/tokens/tokens.css';");
    expect(pageAt('guide/start-here.md')).toContain("import '@tuanbao/library/styles.css';");
    expect(pageAt('guide/how-to-embed.md')).toContain('<TuanbaoProvider locale="zh-HK" messages={zhHK}>');
    const mdx = '# X\n\n<Part name="a/b">\n\nText.\n\n```tsx\nimport x from "x";\n<Part>\n```\n\n</Part>\n';
    expect(guideMarkdown(mdx).markdown).toBe('# X\n\nText.\n\n```tsx\nimport x from "x";\n<Part>\n```\n');
  });

  it('has no links that only Storybook can follow', () => {
    expect(guideMarkdown('# X\n\nSee [`Y`](./?path=/docs/y--docs) and [Z](https://z.example).\n').markdown).toBe(
      '# X\n\nSee `Y` and [Z](https://z.example).\n',
    );
    expect(markdown.filter((page) => page.markdown.includes('?path=')).map(({ address }) => address)).toEqual([]);
  });

  it('gives an element its attributes', () => {
    const shown = { Code: ({ path = '' }: Readonly<Record<string, string>>) => `of ${path}` };
    expect(guideMarkdown('# X\n\n<Code path="a/b.ts" />\n', shown).markdown).toBe('# X\n\nof a/b.ts\n');
  });

  it('has all tokens with their values in each theme', () => {
    expect(pageAt('tokens/colour.md')).toContain(
      '| `color.text.link` | `--tb-color-text-link` | #165ddd | #80aeff | #0a398e |',
    );
    expect(pageAt('tokens/measures.md')).toContain('| `size.control` | `--tb-size-control` | 2.25rem | 1.875rem |');
    expect(pageAt('tokens/type.md')).toContain('| `text.body` | `--tb-text-body` | 400 0.875rem/1.5 ');
    expect(pageAt('tokens/motion.md')).toContain('| `layer.toast` | `--tb-layer-toast` | 2100 | 2100 |');
  });

  it('describes the types of the domain, the Formik bindings and the hooks', () => {
    expect(pageAt('guide/domain-types.md')).toContain('### RosterContext');
    expect(pageAt('guide/domain-types.md')).toContain('| `insertInSlices` |');
    expect(pageAt('guide/formik-bindings.md')).toContain('| FormikRegionCascader | ');
    expect(pageAt('guide/hooks.md')).toContain('| `showToast` | `@tuanbao/library/components/Toast` |');
    const bindings = code.modules.filter(({ path }) => path.startsWith('formik/'));
    expect(bindings.filter(({ exports }) => exports.every(({ description }) => description === ''))).toEqual([]);
  });

  it('llms-full.txt has the guide for embedders and the page of each component and widget', () => {
    const text = fullManual(pages, code);
    for (const heading of [
      'Getting started',
      'How to embed',
      'Recipes',
      'Colour',
      ...pages.map((page) => page.facts.name),
    ])
      expect(text).toContain(`\n# ${heading}\n`);
    expect(text).not.toMatch(/^<(?:CodeFile|EmbedGuide|Translated|Meta)\b/m);
    expect(text).not.toContain('?path=');
  });
});

describe('the pieces', () => {
  it('resolves a variable in a theme', () => {
    const variables = variablesIn(
      ':root {\n  --tb-ink: var(--tb-when-light, #111) var(--tb-when-dark, rgb(1, 2, 3));\n  --tb-line: 1px solid var(--tb-ink);\n}',
    );
    expect(valueIn(variables, 'var(--tb-line)', ['light'])).toBe('1px solid #111');
    expect(valueIn(variables, 'var(--tb-line)', ['dark'])).toBe('1px solid rgb(1, 2, 3)');
    expect(valueIn(variables, 'calc(2.25 * 1rem) var(--other)', [])).toBe('2.25rem var(--other)');
  });

  it('leads relative links to the repository and leaves the others', () => {
    const text = '[a](webpack) [b](../../../tests/x.json) [c](https://x.y) [d](./?path=/docs/z) [e](#f)';
    const main = 'https://github.com/tuanbao/tuanbao/tree/main';
    expect(inRepository(text, 'stories/guide/embed')).toBe(
      `[a](${main}/stories/guide/embed/webpack) [b](${main}/tests/x.json) [c](https://x.y) [d](./?path=/docs/z) [e](#f)`,
    );
  });

  it('makes ids of headings in any language', () => {
    expect(['Own product', '自有产品（JSON）', 'Next.js, app router'].map(slugOfHeading)).toEqual([
      'own-product',
      '自有产品json',
      'nextjs-app-router',
    ]);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { libraryFolders } from '../../.storybook/docs/facts/folders.ts';
import { hasPage, manualFolder, readManual, withoutPage } from '../../.storybook/docs/facts/manuals.ts';
import { readFacts } from '../../.storybook/docs/facts/readFacts.ts';
import { messageFacts } from '../../.storybook/docs/facts/readMessages.ts';
import { tokensIn } from '../../.storybook/docs/facts/readTokens.ts';
import { guideMarkdown } from '../../.storybook/docs/markdown/guideMarkdown.ts';
import { llmsIndex } from '../../.storybook/docs/markdown/llmsIndex.ts';
import { packageIndex } from '../../.storybook/docs/markdown/packageIndex.ts';
import { pageMarkdown } from '../../.storybook/docs/markdown/pageMarkdown.ts';
import { table } from '../../.storybook/docs/markdown/table.ts';
import { definitionFrom } from '../../app/catalogue/definitionFrom.ts';

const names = libraryFolders().map(({ name }) => name);
const written = readdirSync(manualFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const facts = await readFacts();
const factsOf = (name: string) => {
  const found = facts.find((each) => each.name === name);
  if (!found) throw new Error(`no component is called ${name}`);
  return found;
};
const pages = await Promise.all(facts.filter(({ name }) => written.includes(name)).map((each) => readManual(each)));

it('every component and widget has a manual with an example, and every manual is of one that exists', () => {
  const complete = written.filter((name) =>
    ['manual.ts', 'example.tsx'].every((file) => existsSync(join(manualFolder, name, file))),
  );
  const wanted = facts.filter(hasPage).map(({ name }) => name);
  expect(complete.toSorted()).toEqual(wanted.toSorted());
  expect(Object.keys(withoutPage).filter((name) => !names.includes(name))).toEqual([]);
});

const propOf = (name: string, prop: string) => factsOf(name).exports[0]?.props.find((each) => each.name === prop);

describe('what the code says', () => {
  it('gives a forwarded component its own props and those of react-aria, with words, types and defaults', () => {
    expect(propOf('Button', 'variant')).toEqual({
      name: 'variant',
      type: '"danger" | "primary" | "quiet" | "secondary"',
      isRequired: false,
      description:
        "Importance of the button's action. A view has one `primary` button; `danger` is for destructive actions.",
      fallback: "'secondary'",
      origin: 'library',
    });
    expect(propOf('Button', 'isPending')).toMatchObject({ origin: 'react-aria', type: 'boolean' });
    expect(factsOf('Button').exports[0]?.passedOn).toContain('aria-label');
    expect(propOf('Menu', 'onAction')).toMatchObject({ isRequired: true, type: '(id: string) => void' });
  });

  it('knows functions, types, tokens of shared styles, messages and what a folder is built from', () => {
    expect(factsOf('Toast').exports.map(({ name, kind }) => [name, kind])).toContainEqual(['showToast', 'function']);
    expect(factsOf('Tabs').types.map(({ name }) => name)).toEqual(['TabItem']);
    expect(factsOf('TextField').tokens).toContain('color.border.control');
    expect(factsOf('OrderStatusTag').packs.map(({ file }) => file)).toEqual([
      'library/src/i18n/orderStatus.messages.ts',
    ]);
    expect(factsOf('OrderTimeline').uses).toEqual(['OrderStatusTag']);
  });

  it('leaves no prop of the library without a type, and no component without a sentence', () => {
    const components = facts.flatMap((each) => each.exports.filter(({ kind }) => kind === 'component'));
    expect(components.filter(({ name, description }) => description === '' && !name.endsWith('Icon'))).toEqual([]);
    expect(
      components.flatMap(({ props }) => props.filter(({ type }) => ['any', 'unknown', ''].includes(type))),
    ).toEqual([]);
  });
});

describe('what is written', () => {
  it.each(pages.map((page) => [page.facts.name, page] as const))('%s names only what exists', (_, { manual }) => {
    const texts = [...manual.goodFor, ...manual.insteadOf.flat(), ...manual.accessibility, ...manual.keyboard.flat()];
    const named = texts.flatMap((text) => [...text.matchAll(/`([A-Z][a-z]\w+)`/g)].map((match) => match[1] ?? ''));
    const exported = facts.flatMap((each) => [...each.exports, ...each.types].map(({ name }) => name));
    expect(named.filter((name) => ![...names, ...exported].includes(name))).toEqual([]);
  });

  it.each(pages.map((page) => [page.facts.name, page] as const))(
    '%s has a purpose, a use, a word on accessibility, and an example that imports it',
    (name, { manual, example, facts: { group } }) => {
      expect(manual.purpose).toMatch(/\S.*[.?]$/);
      expect(manual.goodFor.length).toBeGreaterThan(0);
      expect(manual.accessibility.length).toBeGreaterThan(0);
      expect(example).toContain(`from '@tuanbao/library/${group}/${name}'`);
      expect(example).toMatch(/export function Example\(\): ReactElement/);
    },
  );

  it.each(pages.map((page) => [page.facts.name, page] as const))('%s becomes a Markdown page', (name, page) => {
    const markdown = pageMarkdown(page);
    const opening = `# ${name}\n\n${page.manual.purpose}`;
    expect(markdown.slice(0, opening.length)).toBe(opening);
    for (const { name: prop } of page.facts.exports.flatMap(({ props }) => props))
      expect(markdown).toContain(`| \`${prop}\` |`);
    for (const [keys] of page.manual.keyboard) expect(markdown).toContain(`| ${keys} |`);
    expect(markdown).toContain(page.example.trim());
  });
});

it('the package has the current llms.txt (npm run llms), whose types exist', () => {
  const library = new URL('../../library/', import.meta.url);
  const formik = readdirSync(new URL('src/formik', library))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''));
  const index = packageIndex(
    pages.filter(({ facts: each }) => hasPage(each)),
    formik,
  );
  expect(readFileSync(new URL('llms.txt', library), 'utf8')).toBe(index);
  const sources = [...index.matchAll(/\(dist\/([^)]+)\.d\.ts\)/g)].map(([, path = '']) => path);
  expect(sources.length).toBeGreaterThan(100);
  expect(
    sources.filter((path) => !['ts', 'tsx'].some((end) => existsSync(new URL(`src/${path}.${end}`, library)))),
  ).toEqual([]);
});

it('the product that the guide shows is one that the catalogue takes', () => {
  const page = readFileSync(new URL('../../stories/guide/HowToAddProduct.mdx', import.meta.url), 'utf8');
  const product: unknown = JSON.parse(/```json\n([^]*?)```/.exec(page)?.[1] ?? '');
  expect(definitionFrom('products/80999.json', product)).toMatchObject({
    id: '80999',
    line: 'employerLiability',
    basis: 'perPerson',
  });
});

describe('the pieces', () => {
  it('finds tokens where a template refers to them, each once', () => {
    // oxlint-disable-next-line no-template-curly-in-string -- code that is read
    expect(tokensIn('${space.xs} ${color.text.onAccent} ${space.xs} ${fieldBox} ${S.color.x}')).toEqual([
      'color.text.onAccent',
      'space.xs',
    ]);
  });

  it('shows sentences as they are and templates with their places in braces', () => {
    const zhCN = { close: '关闭', found: (count: number) => `共 ${count} 个`, levels: ['省', '市'], at: { top: '上' } };
    const enUS = { close: 'Close', found: (n: number) => (n === 1 ? 'one' : 'many'), levels: ['P', 'C'], at: {} };
    expect(messageFacts({ 'zh-CN': zhCN, 'en-US': enUS })).toEqual([
      { key: 'close', zhCN: '关闭', enUS: 'Close' },
      { key: 'found', zhCN: '共 {count} 个', enUS: '(n) => …' },
      { key: 'levels', zhCN: '省 · 市', enUS: 'P · C' },
      { key: 'at.top', zhCN: '上', enUS: '' },
    ]);
  });

  it('writes tables whose cells may hold bars and line breaks', () => {
    expect(table(['a', 'b'], [['1 | 2', 'x\n y']])).toBe('| a | b |\n| --- | --- |\n| 1 \\| 2 | x y |');
    expect(table(['a'], [])).toBe('');
  });

  it('converts a guide page to Markdown without the parts that only Storybook needs', () => {
    const mdx = 'import { Meta } from \'x\';\n\n<Meta title="Guide/Y" />\n\n# Y\n\nText with `<b>`.\n\n<Words />\n';
    expect(guideMarkdown(mdx, { Words: '| a |' })).toEqual({
      title: 'Y',
      summary: 'Text with `<b>`.',
      markdown: '# Y\n\nText with `<b>`.\n\n| a |\n',
    });
  });

  it('writes an index whose addresses are relative', () => {
    const index = llmsIndex(
      'Widgets.',
      ['React 18.2 or 19'],
      [
        { title: 'Components', entries: [{ title: 'Button', address: 'components/Button.md', summary: 'Does.' }] },
        { title: 'Nothing', entries: [] },
      ],
    );
    expect(index).toBe(
      '# tuanbao (团保)\n\n> Widgets.\n\n- React 18.2 or 19\n\n## Components\n\n- [Button](components/Button.md): Does.\n',
    );
  });
});

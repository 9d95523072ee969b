import type { ManualPage } from '../facts/manuals.ts';
import { type IndexEntry, llmsIndex } from './llmsIndex.ts';

/** One sentence that describes the library. */
export const librarySummary =
  'React components and widgets for group insurance (团险) in China: a value goes in, events come out, no network.';

/** Facts that a language model needs before it imports anything. */
export const libraryNotes: readonly string[] = [
  'Package `@tuanbao/library`; every component has its own import: `@tuanbao/library/components/Button`, `@tuanbao/library/widgets/RegionCascader`.',
  'React 18.2 and 19. Import `@tuanbao/tokens/tokens.css` and `@tuanbao/library/styles.css` once, before your own styles (a page with only one entry can take that entry’s sheet instead, `@tuanbao/library/widgets/RegionCascader/styles.css`); themes are attributes on any element: `data-theme`, `data-contrast`, `data-density`, `data-brand`.',
  'Put one `TuanbaoProvider` around the app: its texts are zh-CN by default, and en-US is complete (`locale`); without a provider, widgets use the browser’s language. TypeScript needs `moduleResolution` `bundler` or `nodenext`.',
  'Rules come from `@tuanbao/library/domain/*`, pure functions that run on a server too.',
];

/** Entries for modules of the package that aren't components or widgets. Each leads to the types of its module. */
const further: readonly IndexEntry[] = [
  ['products/defineProduct', 'a product from its own fields and the defaults of its family'],
  ['domain/roster/rosterStore', 'the store that `PersonTable` edits'],
  ['i18n/replaceMessages', 'replaces texts, or adds those of a further locale'],
  ['locales/zh-HK', 'the texts for Hong Kong'],
  ['testing/dom', 'page objects for Testing Library'],
  ['testing/playwright', 'page objects for Playwright'],
  ['samples/products', 'a fictional product with all parts; `samples/catalogue` has one of each family'],
  ['samples/rosters', 'fictional persons, with and without problems'],
].map(([path = '', summary = '']) => ({
  title: `@tuanbao/library/${path}`,
  address: `dist/${path}.d.ts`,
  summary,
}));

/** The file with the whole manual, which is written when the package is built. */
const wholeManual: IndexEntry = {
  title: 'The whole manual',
  address: 'dist/llms-full.txt',
  summary: 'getting started, embedding, recipes, tokens, and the page of every component and widget in one file',
};

/** The `llms.txt` of the package: every component and widget with its purpose and a link to its types. */
export function packageIndex(pages: readonly ManualPage[], formik: readonly string[]): string {
  const entriesOf = (group: string): IndexEntry[] =>
    pages
      .filter(({ facts }) => facts.group === group)
      .map(({ facts, manual }) => ({
        title: `@tuanbao/library/${group}/${facts.name}`,
        address: `dist/${group}/${facts.name}/index.d.ts`,
        summary: manual.purpose,
      }));
  const bindings = formik.map((name) => ({
    title: `@tuanbao/library/formik/${name}`,
    address: `dist/formik/${name}.d.ts`,
    summary: '',
  }));
  return llmsIndex(librarySummary, libraryNotes, [
    { title: 'Manual', entries: [wholeManual] },
    { title: 'Components', entries: entriesOf('components') },
    { title: 'Widgets', entries: entriesOf('widgets') },
    { title: 'Data, texts and tests', entries: further },
    { title: 'Formik bindings', entries: bindings },
  ]);
}

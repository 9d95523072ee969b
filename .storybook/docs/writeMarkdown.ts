// Writes the following files into a built Storybook (the first argument): llms.txt, all pages of the manual and the
// guide as Markdown, and the components and tokens as JSON.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { designKitOf } from './designKit.ts';
import { root } from './facts/folders.ts';
import { hasPage, readManual } from './facts/manuals.ts';
import { readFacts } from './facts/readFacts.ts';
import { figureCaptions, figureRows } from './guide/antdFigures.ts';
import { floorsMarkdown, layersMarkdown } from './guide/architectureMarkdown.ts';
import { betterSourcesMarkdown } from './guide/betterSourcesMarkdown.ts';
import {
  glossaryMarkdown,
  plainWordsMarkdown,
  productTermsMarkdown,
  wordingRulesMarkdown,
} from './guide/glossaryMarkdown.ts';
import { guideMarkdown, slugOf } from './markdown/guideMarkdown.ts';
import { type IndexEntry, llmsIndex } from './markdown/llmsIndex.ts';
import { libraryNotes, librarySummary } from './markdown/packageIndex.ts';
import { pageMarkdown } from './markdown/pageMarkdown.ts';
import { table } from './markdown/table.ts';

const output = join(root, process.argv[2] ?? 'storybook-static');

function write(address: string, text: string): void {
  const file = join(output, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const filesIn = (folder: string, ending: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((file) => file.endsWith(ending))
        .toSorted()
        .map((file) => join(root, folder, file))
    : [];

/**
 * Markdown of the elements that show data in the guide. The Markdown pages contain this text instead of the elements.
 */
const shown = {
  GlossaryTable: glossaryMarkdown(),
  PlainWordsTable: plainWordsMarkdown(),
  ProductTermsTable: productTermsMarkdown(),
  WordingRulesTable: wordingRulesMarkdown(),
  BetterSourcesTable: betterSourcesMarkdown(),
  BesideAntdTable: `${table(figureCaptions, figureRows)}\n`,
  LayerTable: layersMarkdown(),
  FloorPicture: floorsMarkdown(),
  DecisionList: `${filesIn('stories/guide/decisions', '.md')
    .toReversed()
    .map((file) => `- [${guideMarkdown(readFileSync(file, 'utf8')).title}](decisions/${basename(file)})`)
    .join('\n')}\n`,
  EmbedGuide: filesIn('stories/guide/embed', 'README.md')
    .map((file) => readFileSync(file, 'utf8').replace(/^# .*\n+/, ''))
    .join('\n'),
};

function writeGuide(file: string, folder: string): IndexEntry {
  const { title, summary, markdown } = guideMarkdown(readFileSync(file, 'utf8'), shown);
  const address = `${folder}/${slugOf(basename(file).replace(/\.mdx?$/, ''))}.md`;
  write(address, markdown);
  return { title, address, summary };
}

const everyFact = await readFacts();
const pages = await Promise.all(everyFact.filter(hasPage).map(readManual));
for (const page of pages) write(`${page.facts.group}/${page.facts.name}.md`, pageMarkdown(page));
const entriesOf = (group: string): IndexEntry[] =>
  pages
    .filter(({ facts }) => facts.group === group)
    .map(({ facts, manual }) => ({
      title: facts.name,
      address: `${group}/${facts.name}.md`,
      summary: manual.purpose,
    }));

const guide = ['stories/guide', 'stories/tokens'].flatMap((folder) =>
  filesIn(folder, '.mdx').map((file) => writeGuide(file, folder.replace('stories/', ''))),
);
const decisions = filesIn('stories/guide/decisions', '.md').map((file) => writeGuide(file, 'guide/decisions'));

const { version } = JSON.parse(readFileSync(join(root, 'library/package.json'), 'utf8')) as {
  readonly version: string;
};
write('design/components.json', `${JSON.stringify(designKitOf(everyFact, version), null, 2)}\n`);
for (const file of ['tokens.json', 'tokens.resolver.json'])
  write(`design/${file}`, readFileSync(join(root, 'tokens/dist', file), 'utf8'));

write(
  'llms.txt',
  llmsIndex(librarySummary, libraryNotes, [
    { title: 'Guide', entries: guide },
    { title: 'Components', entries: entriesOf('components') },
    { title: 'Widgets', entries: entriesOf('widgets') },
    { title: 'Decisions', entries: decisions },
  ]),
);
process.stdout.write(`${pages.length} manual pages, ${guide.length + decisions.length} guide pages and llms.txt\n`);

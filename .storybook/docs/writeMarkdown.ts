// Writes the following files into a built Storybook (the first argument): llms.txt and llms-full.txt, all pages of the
// manual and the guide as Markdown, and the components and tokens as JSON.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { designKitOf } from './designKit.ts';
import { root } from './facts/folders.ts';
import { hasPage, readManual } from './facts/manuals.ts';
import { readFacts } from './facts/readFacts.ts';
import { readModules } from './facts/readModules.ts';
import { fullManual } from './fullManual.ts';
import { chineseGuidePages, decisionPages, type GuideFile, guidePages } from './guide/guideFiles.ts';
import { type IndexEntry, llmsIndex } from './markdown/llmsIndex.ts';
import { libraryNotes, librarySummary } from './markdown/packageIndex.ts';
import { pageMarkdown } from './markdown/pageMarkdown.ts';

const output = join(root, process.argv[2] ?? 'storybook-static');

function write(address: string, text: string): void {
  const file = join(output, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const written = (page: GuideFile): IndexEntry => {
  write(page.address, page.markdown);
  return page;
};

const everyFact = await readFacts();
const code = { facts: everyFact, modules: readModules() };
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

const guide = guidePages(code).map(written);
const chinese = chineseGuidePages(code).map(written);
const decisions = decisionPages(code).map(written);

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
    { title: 'Guide in Chinese (中文指南)', entries: chinese },
    { title: 'Components', entries: entriesOf('components') },
    { title: 'Widgets', entries: entriesOf('widgets') },
    { title: 'Decisions', entries: decisions },
  ]),
);
write('llms-full.txt', fullManual(pages, code));
const guideCount = guide.length + chinese.length + decisions.length;
process.stdout.write(`${pages.length} manual pages, ${guideCount} guide pages, llms.txt and llms-full.txt\n`);

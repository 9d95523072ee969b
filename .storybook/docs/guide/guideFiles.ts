import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../facts/folders.ts';
import { guideMarkdown, slugOf } from '../markdown/guideMarkdown.ts';
import type { IndexEntry } from '../markdown/llmsIndex.ts';
import type { ProseLanguage } from '../markdown/proseLanguage.ts';
import { filesIn } from './filesIn.ts';
import { type CodeFacts, guideShown } from './guideShown.ts';

/** A page of the guide as Markdown, with its address in the built Storybook. */
export interface GuideFile extends IndexEntry {
  readonly markdown: string;
}

const pageIn =
  (folder: string, code: CodeFacts, language: ProseLanguage = 'en') =>
  (file: string): GuideFile => {
    const text = readFileSync(join(root, folder, file), 'utf8');
    const { title, summary, markdown } = guideMarkdown(text, guideShown(language, code));
    const name = slugOf(file.replace(/(\.zh)?\.mdx?$/, ''));
    const address = `${folder.replace('stories/', '')}/${name}${language === 'zh' ? '.zh' : ''}.md`;
    return { title, address, summary, markdown };
  };

/** The pages of the guide and of the tokens in English. */
export const guidePages = (code: CodeFacts): GuideFile[] =>
  ['stories/guide', 'stories/tokens'].flatMap((folder) => filesIn(folder, /\.mdx$/).map(pageIn(folder, code)));

/** The pages of the guide that exist in Chinese. */
export const chineseGuidePages = (code: CodeFacts): GuideFile[] =>
  filesIn('stories/guide', /\.zh\.md$/).map(pageIn('stories/guide', code, 'zh'));

/** The decision pages. */
export const decisionPages = (code: CodeFacts): GuideFile[] =>
  filesIn('stories/guide/decisions', /\.md$/).map(pageIn('stories/guide/decisions', code));

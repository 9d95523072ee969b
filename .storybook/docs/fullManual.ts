import type { ManualPage } from './facts/manuals.ts';
import { guidePages } from './guide/guideFiles.ts';
import type { CodeFacts } from './guide/guideShown.ts';
import { libraryNotes, librarySummary } from './markdown/packageIndex.ts';
import { pageMarkdown } from './markdown/pageMarkdown.ts';

/** The pages of the guide for embedders, in the order in which they are read. */
const forEmbedders = ['getting-started', 'how-to-embed', 'recipes', 'formik-bindings', 'hooks', 'domain-types'];

/**
 * The content of `llms-full.txt`: the guide for embedders, the tokens and all pages of components and widgets in one
 * text, for language models that work without a network.
 */
export function fullManual(pages: readonly ManualPage[], code: CodeFacts): string {
  const guide = guidePages(code);
  const chosen = forEmbedders.flatMap((name) => guide.filter(({ address }) => address === `guide/${name}.md`));
  const tokens = guide.filter(({ address }) => address.startsWith('tokens/'));
  const opening = ['# tuanbao (团保)', `> ${librarySummary}`, libraryNotes.map((note) => `- ${note}`).join('\n')];
  const texts = [...chosen, ...tokens].map(({ markdown }) => markdown.trim());
  return `${[...opening, ...texts, ...pages.map((page) => pageMarkdown(page).trim())].join('\n\n')}\n`;
}

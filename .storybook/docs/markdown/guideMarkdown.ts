import { withoutManualLinks } from './withoutManualLinks.ts';

/** A guide page as plain Markdown, without imports and JSX elements, because only Storybook can render these. */
export interface GuidePage {
  readonly title: string;
  /** The first sentence of the text, on one line; empty if there is none. */
  readonly summary: string;
  readonly markdown: string;
}

/** Markdown of an element that shows data. It may depend on the attributes of the element. */
export type ShownElement = string | ((attributes: Readonly<Record<string, string>>) => string);

const attributesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(text.matchAll(/(\w+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]));

/**
 * Converts MDX to Markdown. An element that shows data is replaced by its Markdown in `shown`; other elements without
 * content are removed. Of elements with content, only the content stays. Links to pages of Storybook become text. Code
 * samples stay as they are.
 */
export function guideMarkdown(mdx: string, shown: Readonly<Record<string, ShownElement>> = {}): GuidePage {
  const body = mdx
    .split(/^(```[^]*?^```)$/m)
    .map((part) => (part.startsWith('```') ? part : proseOf(part, shown)))
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const [, title = 'Untitled', rest = ''] = /^# (.+)\n+([^]*)$/.exec(body) ?? [];
  return { title, summary: firstSentence(rest), markdown: `${body}\n` };
}

const proseOf = (mdx: string, shown: Readonly<Record<string, ShownElement>>): string =>
  withoutManualLinks(mdx)
    .replaceAll(/^import .*;\n/gm, '')
    .replaceAll(/^<\/?[A-Z]\w*\b(?:[^>/"]|"[^"]*")*>\n/gm, '')
    .replaceAll(/^<(\w+)\b([^>]*)\/>\n?/gm, (_, element: string, attributes: string) => {
      const text = shown[element] ?? '';
      return typeof text === 'string' ? text : text(attributesIn(attributes));
    })
    .replaceAll(/\{\/\*.*?\*\/\}\n?/gs, '');

function firstSentence(text: string): string {
  const paragraph = text.split('\n\n').find((part) => /^[\p{Letter}*`]/u.test(part)) ?? '';
  const [sentence = ''] = paragraph.replaceAll(/\s+/g, ' ').split(/(?<=\.)\s|(?<=。)/);
  return sentence.replaceAll(/\*\*/g, '').replace(/^(Context|Decision)\.$/, '');
}

/** A file's name as an address: `HowToEmbed` becomes `how-to-embed`. */
export const slugOf = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** A guide page as plain Markdown, without its imports and JSX elements, which only Storybook can show. */
export interface GuidePage {
  readonly title: string;
  /** The first sentence of the text, on one line. */
  readonly summary: string;
  readonly markdown: string;
}

/**
 * Converts MDX to Markdown. An element that shows data is replaced by its text in `shown`; other elements are removed.
 */
export function guideMarkdown(mdx: string, shown: Readonly<Record<string, string>> = {}): GuidePage {
  const body = mdx
    .replaceAll(/^import .*;\n/gm, '')
    .replaceAll(/^<(\w+)\b[^>]*\/>\n?/gm, (_, element: string) => shown[element] ?? '')
    .replaceAll(/\{\/\*.*?\*\/\}\n?/gs, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const [, title = 'Untitled', rest = ''] = /^# (.+)\n+([^]*)$/.exec(body) ?? [];
  return { title, summary: firstSentence(rest), markdown: `${body}\n` };
}

function firstSentence(text: string): string {
  const paragraph = text.split('\n\n').find((part) => /^[\p{Letter}*`]/u.test(part)) ?? '';
  const [sentence = ''] = paragraph.replaceAll(/\s+/g, ' ').split(/(?<=\.)\s/);
  return sentence.replaceAll(/\*\*/g, '').replace(/^(Context|Decision)\.$/, '');
}

/** A file's name as an address: `HowToEmbed` becomes `how-to-embed`. */
export const slugOf = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

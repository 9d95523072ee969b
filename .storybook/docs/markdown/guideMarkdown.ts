/** A guide page as plain Markdown: its imports and JSX elements are for Storybook alone. */
export interface GuidePage {
  readonly title: string;
  readonly markdown: string;
}

/** Turns MDX into Markdown; what an element would show is replaced by what `shown` says of it, or left out. */
export function guideMarkdown(mdx: string, shown: Readonly<Record<string, string>> = {}): GuidePage {
  const body = mdx
    .replaceAll(/^import .*;\n/gm, '')
    .replaceAll(/^<(\w+)\b[^>]*\/>\n?/gm, (_, element: string) => shown[element] ?? '')
    .replaceAll(/\{\/\*.*?\*\/\}\n?/gs, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { title: /^# (.+)$/m.exec(body)?.[1] ?? 'Untitled', markdown: `${body}\n` };
}

/** A page for language models, with its address relative to the index. */
export interface IndexEntry {
  readonly title: string;
  readonly address: string;
  readonly summary: string;
}

export interface IndexSection {
  readonly title: string;
  readonly entries: readonly IndexEntry[];
}

/** The content of `llms.txt`: a summary of the library and links to all its pages, in the format of llmstxt.org. */
export function llmsIndex(summary: string, notes: readonly string[], sections: readonly IndexSection[]): string {
  const parts = [
    '# tuanbao (团保)',
    `> ${summary}`,
    notes.map((note) => `- ${note}`).join('\n'),
    ...sections
      .filter(({ entries }) => entries.length > 0)
      .map(({ title, entries }) => `## ${title}\n\n${entries.map(entryLine).join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

const entryLine = ({ title, address, summary }: IndexEntry): string =>
  `- [${title}](${address})${summary === '' ? '' : `: ${summary}`}`;

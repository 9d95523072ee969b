import { glossary } from '../../../stories/guide/glossary.ts';
import { table } from '../markdown/table.ts';

/** The glossary as a Markdown table. */
export const glossaryMarkdown = (): string =>
  `${table(
    ['Chinese', 'In code', 'Meaning'],
    glossary.map(({ chinese, code, meaning }) => [chinese, `\`${code}\``, meaning]),
  )}\n`;

import { glossary } from '../../../stories/guide/glossary.ts';
import { plainWords } from '../../../stories/guide/plainWords.ts';
import { table } from '../markdown/table.ts';

/** The glossary as a Markdown table. */
export const glossaryMarkdown = (): string =>
  `${table(
    ['Chinese', 'In code', 'Meaning'],
    glossary.map(({ chinese, code, meaning }) => [chinese, `\`${code}\``, meaning]),
  )}\n`;

/** The words to avoid in code and comments, as a Markdown table. */
export const plainWordsMarkdown = (): string =>
  `${table(
    ['Not this', 'This'],
    plainWords.map(({ not, use }) => [not, use]),
  )}\n`;

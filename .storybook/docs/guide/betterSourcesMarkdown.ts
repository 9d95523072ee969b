import { betterSources } from '../../../app/contract/betterSources.ts';
import { table } from '../markdown/table.ts';

/** The calls that the agents' client never makes, as a Markdown table. */
export const betterSourcesMarkdown = (): string =>
  `${table(
    ['Call', 'Source in the agents’ client'],
    Object.entries(betterSources).map(([call, source]) => [`\`${call}\``, source]),
  )}\n`;

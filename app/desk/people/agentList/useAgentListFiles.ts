import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { saveFile } from '../../../client/platform/browser/saveFile.ts';
import { messages } from './agentList.messages.ts';
import { agentColumns } from './agentSheet.ts';
import type { CheckedRow } from './useAgentList.ts';

/**
 * Functions that save a file: the template of a list, or the rows with a fault and descriptions of the faults. The
 * operator corrects these rows and imports them again.
 */
export interface AgentListFiles {
  readonly saveTemplate: () => void;
  readonly saveFaulty: (rows: readonly CheckedRow[]) => void;
}

const tiers = ['0', '1', '2', '3', '4', '5', '6', '7'];

/** Returns the functions that save files of an import. */
export function useAgentListFiles(): AgentListFiles {
  const words = useMessages(messages);
  const save = async (name: string, rows: readonly (readonly string[])[], more: readonly string[]) => {
    const { writeWorkbookInWorker } = await import('@tuanbao/library/spreadsheet/writeWorkbookInWorker');
    const content = await writeWorkbookInWorker([
      {
        name: words.sheet,
        columns: [
          ...agentColumns.map((column) => ({
            caption: words.columns[column],
            width: 20,
            ...(column === 'tier' && { choices: tiers }),
          })),
          ...more.map((caption) => ({ caption, width: 60 })),
        ],
        rows,
      },
    ]);
    saveFile({ name, type: content.type, content });
  };
  return {
    saveTemplate: () => void save(words.templateName, [], []),
    saveFaulty: (rows) =>
      void save(
        words.faultyName,
        rows.map(({ agent, problems }) => [
          ...agentColumns.map((column) => agent[column]),
          problems.map((problem) => words.problems[problem]).join('；'),
        ]),
        [words.check],
      ),
  };
}

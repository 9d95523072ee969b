import type { NewPerson } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import { saveFile } from '../../foundation/saveFile.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { rosterProblemMessages } from '../../i18n/rosterProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { writeWorkbookInWorker } from '../../spreadsheet/writeWorkbookInWorker.ts';
import { messages } from './RosterImport.messages.ts';
import { faultySheets, personSheets, type RosterSheetWords, templateSheets } from './rosterSheets.ts';

export interface RosterDownloads {
  /** Downloads a roster as a file that can be imported again. @param fileName name under which the file is saved */
  readonly roster: (persons: readonly NewPerson[], fileName: string) => Promise<void>;
  /** Downloads the template of an import list for the product. The template has no persons. */
  readonly template: () => Promise<void>;
  /**
   * Downloads a list of the persons who have errors. The list also shows the errors of each person.
   * @param listName name of the file from which the persons were read
   */
  readonly faulty: (store: RosterStore, listName: string) => Promise<void>;
}

/** Returns the functions that download lists. The files are written in a worker if the browser has workers. */
export function useRosterDownloads(context: RosterContext): RosterDownloads {
  const words: RosterSheetWords = {
    files: useMessages(messages),
    cells: useMessages(personWords),
    problems: useMessages(rosterProblemMessages),
  };
  return {
    roster: async (persons, fileName) =>
      saveFile(await writeWorkbookInWorker(personSheets(persons, context, words)), fileName),
    template: async () =>
      saveFile(await writeWorkbookInWorker(templateSheets(context, words)), words.files.templateFile),
    faulty: async (store, listName) => {
      const name = words.files.faultyFile(listName.replace(/\.\w+$/, ''));
      saveFile(await writeWorkbookInWorker(faultySheets(store, words)), name);
    },
  };
}

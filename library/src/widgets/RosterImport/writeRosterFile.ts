import type { NewPerson } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { messagesIn } from '../../i18n/messagePack.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { rosterProblemMessages } from '../../i18n/rosterProblems.messages.ts';
import { writeWorkbookInWorker } from '../../spreadsheet/writeWorkbookInWorker.ts';
import { messages } from './RosterImport.messages.ts';
import { personSheets, type RosterSheetWords, templateSheets } from './rosterSheets.ts';

const wordsIn = (locale: string): RosterSheetWords => ({
  files: messagesIn(messages, locale),
  cells: messagesIn(personWords, locale),
  problems: messagesIn(rosterProblemMessages, locale),
});

/**
 * Writes a roster as an xlsx file, if possible in a worker. The file can be imported again.
 * @param locale language of the header row and of words in the cells, such as the sex
 */
export const writeRosterFile = (
  persons: readonly NewPerson[],
  context: RosterContext,
  locale = 'zh-CN',
): Promise<Blob> => writeWorkbookInWorker(personSheets(persons, context, wordsIn(locale)));

/**
 * Writes the template for a product as an xlsx file, if possible in a worker. The template has drop-down lists and, if
 * the product uses occupations, the list of insured occupations.
 * @param locale language of the header row and of the options in the lists
 */
export const writeRosterTemplate = (context: RosterContext, locale = 'zh-CN'): Promise<Blob> =>
  writeWorkbookInWorker(templateSheets(context, wordsIn(locale)));

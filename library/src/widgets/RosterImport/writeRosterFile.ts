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

/** Writes a roster as an xlsx file that can be imported again, in a worker. @param locale language of its header */
export const writeRosterFile = (
  persons: readonly NewPerson[],
  context: RosterContext,
  locale = 'zh-CN',
): Promise<Blob> => writeWorkbookInWorker(personSheets(persons, context, wordsIn(locale)));

/**
 * Writes an empty xlsx list for a product, with drop-downs and its occupations. @param locale language of its header
 */
export const writeRosterTemplate = (context: RosterContext, locale = 'zh-CN'): Promise<Blob> =>
  writeWorkbookInWorker(templateSheets(context, wordsIn(locale)));

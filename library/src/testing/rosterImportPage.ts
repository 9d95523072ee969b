import { type Locale, messagesIn } from '../i18n/messagePack.ts';
import { messages } from '../widgets/RosterImport/RosterImport.messages.ts';
import type { Part, TestFile } from './part.ts';

/** Page object of a `RosterImport`. It reads a file and imports the persons in it. */
export interface RosterImportPage {
  /** Chooses a file and waits until its persons are read. @param persons number of persons that must be found */
  read(file: TestFile, persons: number): Promise<void>;
  /** Waits until a text is shown: a problem of the list, for example. */
  shows(text: string): Promise<void>;
  /** Imports all persons. @param persons number of persons that the button shows */
  confirm(persons: number): Promise<void>;
  /** Imports the persons without errors. @param persons number of persons that the button shows */
  confirmGood(persons: number): Promise<void>;
  cancel(): Promise<void>;
}

/** Creates the page object of the only import on the page that contains `root`. The import may be in a dialog. */
export function rosterImportPage(root: Part, locale: Locale): RosterImportPage {
  const words = messagesIn(messages, locale);
  const press = (name: string) => root.page().find('button', name).click();
  return {
    async read(file, persons) {
      await root.page().locate('input[type=file]').upload(file);
      await root.page().shows(words.found(file.name, persons));
    },
    shows: (text) => root.page().shows(text),
    confirm: (persons) => press(words.confirm(persons)),
    confirmGood: (persons) => press(words.confirmGood(persons)),
    cancel: () => press(words.cancel),
  };
}

import type { Locale } from '../i18n/messagePack.ts';
import { type CascaderPage, cascaderPage } from './cascaderPage.ts';
import type { Part } from './part.ts';
import { type PersonTablePage, personTablePage } from './personTablePage.ts';
import { type RosterImportPage, rosterImportPage } from './rosterImportPage.ts';
import { type SchemeEditorPage, schemeEditorPage } from './schemeEditorPage.ts';

/** Page objects of the widgets in a part of the page. */
export interface WidgetPages {
  /** The page object of the cascader with the given label. */
  cascader(label: string): CascaderPage;
  personTable(): PersonTablePage;
  rosterImport(): RosterImportPage;
  schemeEditor(): SchemeEditorPage;
}

/** Creates the page objects of a part. They find controls by the library's own texts in the given locale. */
export const widgetPages = (root: Part, locale: Locale): WidgetPages => ({
  cascader: (label) => cascaderPage(root, label, locale),
  personTable: () => personTablePage(root, locale),
  rosterImport: () => rosterImportPage(root, locale),
  schemeEditor: () => schemeEditorPage(root, locale),
});

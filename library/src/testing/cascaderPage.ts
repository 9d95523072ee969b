import { messages } from '../components/Cascader/Cascader.messages.ts';
import { type Locale, messagesIn } from '../i18n/messagePack.ts';
import { beginningWith, containing } from './names.ts';
import type { Part } from './part.ts';

/** Page object of a `RegionCascader` or of another `Cascader`. */
export interface CascaderPage {
  /** Text of the field: the path of the choice, or the placeholder. */
  value(): Promise<string>;
  /** Opens the field and chooses an option in each column: `choose('广东省', '深圳市', '南山区')`. */
  choose(...path: readonly string[]): Promise<void>;
  /** Opens the field, searches, and chooses the first result whose name contains `option`. */
  search(query: string, option: string): Promise<void>;
  /** Clears the choice of a field that isn't required. */
  clear(): Promise<void>;
}

/** Creates the page object of the field with the given label. */
export function cascaderPage(root: Part, label: string, locale: Locale): CascaderPage {
  const words = messagesIn(messages, locale);
  const trigger = () => root.find('combobox', beginningWith(label));
  const popup = () => root.page().find('dialog');
  return {
    value: () => trigger().text(),
    async choose(...path) {
      await trigger().click();
      for (const [column, option] of path.entries())
        await popup().locate(`[role=listbox][data-column="${column}"]`).find('option', beginningWith(option)).click();
      await popup().gone();
    },
    async search(query, option) {
      await trigger().click();
      await popup().find('combobox').fill(query);
      await popup().find('listbox', words.results).find('option', containing(option)).click();
      await popup().gone();
    },
    clear: () => root.find('button', words.clear(label)).click(),
  };
}

import type { Locator, Page } from 'playwright-core';

import type { Locale } from '../i18n/messagePack.ts';
import type { Part, Role, TestFile } from './part.ts';
import { type WidgetPages, widgetPages } from './widgetPages.ts';

export interface PlaywrightOptions {
  /** Part of the page with the widgets. @default the whole page */
  readonly root?: Locator;
  /** Language of the widgets. @default 'zh-CN' */
  readonly locale?: Locale;
}

/**
 * Options for finding a name. A string must equal the whole name, as in Testing Library. A pattern may match a part of
 * the name.
 */
const named = (name: string | RegExp | undefined) => {
  if (name === undefined) return {};
  return typeof name === 'string' ? { name, exact: true } : { name };
};

/** Passes a file to an input in the page, as the file chooser does. */
async function giveFile(input: Locator, { name, type, content }: TestFile): Promise<void> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  await input.evaluate(
    (element, file) => {
      if (!(element instanceof HTMLInputElement)) throw new TypeError('not a file input');
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
      element.files = chosen.files;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, type, bytes: [...bytes] },
  );
}

const trimmed = (text: string | null): string => (text ?? '').trim();

class PlaywrightPart implements Part {
  readonly #locator: Locator;

  constructor(locator: Locator) {
    this.#locator = locator;
  }

  find(role: Role, name?: string | RegExp, index = 0): Part {
    return new PlaywrightPart(this.#locator.getByRole(role, named(name)).nth(index));
  }

  locate(selector: string): Part {
    return new PlaywrightPart(this.#locator.locator(selector).first());
  }

  page(): Part {
    return new PlaywrightPart(this.#locator.page().locator('body'));
  }

  async click(): Promise<void> {
    await this.#locator.click();
  }

  async doubleClick(): Promise<void> {
    await this.#locator.dblclick();
  }

  /**
   * Toggles the input with the space key. A click isn't possible, because the input is hidden and its label receives
   * clicks.
   */
  async toggle(): Promise<void> {
    await this.#locator.press('Space');
  }

  async fill(text: string): Promise<void> {
    await this.#locator.fill(text);
  }

  async press(key: string): Promise<void> {
    await this.#locator.press(key);
  }

  async choose(label: string): Promise<void> {
    await this.#locator.selectOption({ label });
  }

  async upload(file: TestFile): Promise<void> {
    await giveFile(this.#locator, file);
  }

  async text(): Promise<string> {
    return trimmed(await this.#locator.textContent());
  }

  async attribute(name: string): Promise<string | null> {
    return this.#locator.getAttribute(name);
  }

  async isChecked(): Promise<boolean> {
    return this.#locator.isChecked();
  }

  async texts(role: Role): Promise<readonly string[]> {
    return (await this.#locator.getByRole(role).allTextContents()).map(trimmed);
  }

  async shows(text: string): Promise<void> {
    await this.#locator.getByText(text).first().waitFor();
  }

  async gone(): Promise<void> {
    await this.#locator.waitFor({ state: 'hidden' });
  }
}

/**
 * Creates page objects for tests with Playwright.
 * @example const widgets = widgetsOnPage(page); await widgets.cascader('参保地').choose('广东省', '深圳市', '南山区');
 */
export const widgetsOnPage = (page: Page, { root, locale = 'zh-CN' }: PlaywrightOptions = {}): WidgetPages =>
  widgetPages(new PlaywrightPart(root ?? page.locator('body')), locale);

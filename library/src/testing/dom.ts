import { queryAllByRole, waitFor } from '@testing-library/dom';

import type { Locale } from '../i18n/messagePack.ts';
import type { Part, Role, TestFile } from './part.ts';
import { type WidgetPages, widgetPages } from './widgetPages.ts';

/** The actions that the page objects take from `userEvent.setup()` of @testing-library/user-event 14. */
export interface TestUser {
  click(element: Element): Promise<void>;
  dblClick(element: Element): Promise<void>;
  clear(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  keyboard(text: string): Promise<void>;
  selectOptions(element: Element, label: string): Promise<void>;
  upload(element: HTMLElement, file: File): Promise<void>;
}

export interface DomOptions {
  /** The user, from `userEvent.setup()`. */
  readonly user: TestUser;
  /** Part of the page with the widgets. @default document.body */
  readonly container?: HTMLElement;
  /** Language of the widgets. @default 'zh-CN' */
  readonly locale?: Locale;
}

const textOf = (element: Element): string =>
  (element instanceof HTMLInputElement ? element.value : element.textContent).trim();

const fileOf = ({ name, type, content }: TestFile): File => new File([content], name, { type });

/**
 * A part of a document. The constructor argument `find` returns the element, or undefined while the element doesn't
 * exist.
 */
class DomPart implements Part {
  readonly #user: TestUser;
  readonly #find: () => HTMLElement | undefined;
  readonly #name: string;

  constructor(user: TestUser, find: () => HTMLElement | undefined, name: string) {
    this.#user = user;
    this.#find = find;
    this.#name = name;
  }

  async #element(): Promise<HTMLElement> {
    return waitFor(() => {
      const element = this.#find();
      if (!element) throw new Error(`found no ${this.#name}`);
      return element;
    });
  }

  #all(role: Role, name?: string | RegExp): readonly HTMLElement[] {
    const parent = this.#find();
    if (!parent) return [];
    return queryAllByRole(parent, role, name === undefined ? {} : { name });
  }

  find(role: Role, name?: string | RegExp, index = 0): Part {
    const told = `${role}${name === undefined ? '' : ` “${String(name)}”`} in ${this.#name}`;
    return new DomPart(this.#user, () => this.#all(role, name)[index], told);
  }

  locate(selector: string): Part {
    const find = () => this.#find()?.querySelector<HTMLElement>(selector) ?? undefined;
    return new DomPart(this.#user, find, `${selector} in ${this.#name}`);
  }

  page(): Part {
    return new DomPart(this.#user, () => document.body, 'page');
  }

  async click(): Promise<void> {
    await this.#user.click(await this.#element());
  }

  async doubleClick(): Promise<void> {
    await this.#user.dblClick(await this.#element());
  }

  toggle(): Promise<void> {
    return this.click();
  }

  async fill(text: string): Promise<void> {
    const element = await this.#element();
    await this.#user.clear(element);
    if (text !== '') await this.#user.type(element, text.replaceAll(/[{[]/g, '$&$&'));
  }

  async press(key: string): Promise<void> {
    await this.#element();
    await this.#user.keyboard(`{${key}}`);
  }

  async choose(label: string): Promise<void> {
    await this.#user.selectOptions(await this.#element(), label);
  }

  async upload(file: TestFile): Promise<void> {
    await this.#user.upload(await this.#element(), fileOf(file));
  }

  async text(): Promise<string> {
    return textOf(await this.#element());
  }

  async attribute(name: string): Promise<string | null> {
    return (await this.#element()).getAttribute(name);
  }

  async isChecked(): Promise<boolean> {
    return (await this.#element()).matches(':checked, [aria-checked=true]');
  }

  texts(role: Role): Promise<readonly string[]> {
    return Promise.resolve(this.#all(role).map(textOf));
  }

  async shows(text: string): Promise<void> {
    await waitFor(() => {
      if (this.#find()?.textContent.includes(text) !== true) throw new Error(`${this.#name} doesn't show “${text}”`);
    });
  }

  async gone(): Promise<void> {
    await waitFor(() => {
      if (this.#find()) throw new Error(`${this.#name} is still there`);
    });
  }
}

/**
 * Creates page objects for tests with Testing Library.
 * @example const widgets = widgetsInDom({ user: userEvent.setup() }); await widgets.cascader('参保地').choose('广东省',
 * '深圳市', '南山区');
 */
export const widgetsInDom = ({ user, container, locale = 'zh-CN' }: DomOptions): WidgetPages =>
  widgetPages(new DomPart(user, () => container ?? document.body, 'page'), locale);

import type { Driver, Found } from './driver.ts';
import { until } from './driver.ts';
import { chooseEntry, locate, type Role, shows } from './locate.ts';

/** Marks what stands in the field that has the focus, so that typing replaces it. Runs in the page, on its own. */
const selectAll = (): void => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
};

/** What a user does in any browser, found by the words on the screen. */
export class User {
  readonly browser: Driver;

  constructor(browser: Driver) {
    this.browser = browser;
  }

  /** Presses what leads to a thing until that is there: a page that moves as more arrives may lose a click. */
  async pressFor(role: Role, name: string, to: Role, toName: string): Promise<void> {
    await until(`${to} ${toName}`, async () => {
      await this.press(role, name);
      const isThere = () => this.browser.find(locate, to, toName, false);
      return until(toName, isThere, 5000).catch(() => null);
    });
  }

  find(role: Role, name: string, exact = false): Promise<Found> {
    return until(`${role} ${name}`, () => this.browser.find(locate, role, name, exact));
  }

  /** Brings an element into view and clicks on it; again where the page moved meanwhile. */
  async press(role: Role, name: string, exact = false): Promise<void> {
    await this.find(role, name, exact);
    await until(`a click on ${role} ${name}`, async () => {
      const found = await this.browser.find(locate, role, name, exact);
      return found?.click().then(
        () => true,
        () => false,
      );
    });
  }

  async fill(name: string, text: string): Promise<void> {
    const field = await this.find('textbox', name);
    await field.click();
    await this.browser.run(selectAll);
    await field.type(text);
  }

  /** Chooses an entry of the browser's own list. */
  async select(name: string, entry: string): Promise<void> {
    await this.find('combobox', name);
    await until(`${entry} of ${name}`, () => this.browser.run(chooseEntry, name, entry));
  }

  see(text: string, ms?: number): Promise<boolean> {
    return until(text, () => this.browser.run(shows, text), ms);
  }
}

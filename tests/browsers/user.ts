import type { Driver, Found } from './driver.ts';
import { until } from './driver.ts';
import { chooseEntry, locate, type Role, shows } from './locate.ts';

/**
 * Selects the text in the focused field, so that typed text replaces it. Runs in the page, so it uses no other code of
 * this module.
 */
const selectAll = (): void => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
};

/** The actions of a user in any browser. Elements are found by their visible texts. */
export class User {
  readonly browser: Driver;

  constructor(browser: Driver) {
    this.browser = browser;
  }

  /**
   * Presses an element repeatedly until another element appears. While a page loads, elements move, and a click can
   * miss the element.
   */
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

  /** Scrolls an element into view and clicks on it. If the click fails because the page has changed, tries again. */
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

  /** Chooses an entry of a native select. Waits until the entry exists. */
  async select(name: string, entry: string): Promise<void> {
    await this.find('combobox', name);
    await until(`${entry} of ${name}`, () => this.browser.run(chooseEntry, name, entry));
  }

  see(text: string, ms?: number): Promise<boolean> {
    return until(text, () => this.browser.run(shows, text), ms);
  }
}

import type { Locator, Page } from 'playwright';

const isInSight = (control: Locator) =>
  control.first().evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  });

/** A reader without a mouse: what isn't reached by keys isn't reached. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key); // in their order
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Presses Tab until the control has the focus; it must be in sight then. */
  async reach(control: Locator): Promise<void> {
    const hasFocus = () => control.evaluateAll((found) => found.some((element) => element === document.activeElement));
    await control.first().waitFor();
    for (let stops = 0; stops < 150 && !(await hasFocus()); stops += 1) await this.press('Tab'); // one stop at a time, as a reader goes
    if (!(await hasFocus())) throw new Error(`Tab does not lead to ${String(control)}`);
    if (!(await isInSight(control))) throw new Error(`${String(control)} has the focus out of sight`);
  }

  /** Presses a button. */
  async activate(control: Locator): Promise<void> {
    await this.reach(control);
    await this.press('Enter');
  }

  /** Writes into a field. */
  async fill(control: Locator, text: string): Promise<void> {
    await this.reach(control);
    await this.press('Control+A');
    await this.type(text);
  }
}

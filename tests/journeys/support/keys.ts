import type { Locator, Page } from 'playwright';

const isInSight = (control: Locator) =>
  control.first().evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  });

/** A user without a mouse, who can use only the elements that the keyboard reaches. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key); // The keys are pressed in order.
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Presses Tab until the control has the focus. Fails if the control then isn't visible. */
  async reach(control: Locator): Promise<void> {
    const hasFocus = () => control.evaluateAll((found) => found.some((element) => element === document.activeElement));
    await control.first().waitFor();
    // The focus moves one element at a time, as for a user.
    for (let stops = 0; stops < 150 && !(await hasFocus()); stops += 1) await this.press('Tab');
    if (!(await hasFocus())) throw new Error(`Tab does not lead to ${String(control)}`);
    if (!(await isInSight(control))) throw new Error(`${String(control)} has the focus out of sight`);
  }

  /** Moves the focus to a button and presses it. */
  async activate(control: Locator): Promise<void> {
    await this.reach(control);
    await this.press('Enter');
  }

  /** Moves the focus to a field and writes into it. */
  async fill(control: Locator, text: string): Promise<void> {
    await this.reach(control);
    await this.press('Control+A');
    await this.type(text);
  }
}

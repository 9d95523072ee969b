import type { Locator, Page } from 'playwright';

/** A cell of the table of insured persons. */
export interface CellPlace {
  /** Position in the roster, counted from 1. */
  readonly row: number;
  /** Field of the person. */
  readonly field: string;
}

/** Operates the table of insured persons with its buttons and keys. */
export class RosterTable {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get #active(): Locator {
    return this.#page.locator('[role=gridcell][data-active]');
  }

  /** Goes to the next problem, and returns the cell with the problem. */
  async nextProblem(): Promise<CellPlace> {
    await this.#page.getByRole('button', { name: '下一个问题' }).click();
    const cell = this.#active;
    await cell.waitFor();
    const row = Number(await cell.locator('xpath=..').getAttribute('aria-rowindex')) - 1;
    return { row, field: (await cell.getAttribute('data-column')) ?? '' };
  }

  /** True if the active cell is marked as invalid. */
  async isMarked(): Promise<boolean> {
    return (await this.#active.getAttribute('aria-invalid')) === 'true';
  }

  /**
   * Types a value into the active cell and commits it with Enter. In a cell with choices, the value is the name or the
   * value of a choice.
   */
  async correct(value: string): Promise<void> {
    await this.#page.keyboard.press('Enter');
    const editor = this.#page.locator('input:focus');
    await editor.fill(value);
    await editor.press('Enter');
  }
}

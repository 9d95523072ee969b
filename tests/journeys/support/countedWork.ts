import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { BrowserContext, Page } from 'playwright';

const results = fileURLToPath(new URL('../../../test-results/', import.meta.url));

/** A part of an agent's work, with what it took. */
interface CountedPart {
  readonly part: string;
  /** Presses of the mouse in the tab of the app. Typing and choosing a file aren't counted. */
  readonly presses: number;
  /** Seconds from the first press to the result. */
  readonly seconds: number;
}

/** Counts the presses and seconds of an agent's work, part by part. */
export class CountedWork {
  readonly #page: Page;
  readonly #parts: CountedPart[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Counts the presses in all pages of a browser. It must be called before the first page is opened. */
  static async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      addEventListener(
        'pointerdown',
        ({ isTrusted }) => {
          if (isTrusted) sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
        },
        true,
      );
    });
  }

  #presses(): Promise<number> {
    return this.#page.evaluate(() => Number(sessionStorage.getItem('presses')));
  }

  /** Does a part of the work. The tab of the app must show a page of the app. */
  async part(part: string, work: () => Promise<void>): Promise<CountedPart> {
    const [before, started] = [await this.#presses(), performance.now()];
    await work();
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    const counted = { part, presses: (await this.#presses()) - before, seconds };
    this.#parts.push(counted);
    return counted;
  }

  /** Writes the counted parts to a file under test-results. */
  write(file: string): void {
    mkdirSync(results, { recursive: true });
    writeFileSync(`${results}${file}`, `${JSON.stringify(this.#parts, null, 2)}\n`);
  }
}

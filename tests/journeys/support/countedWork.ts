import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { BrowserContext, Page } from 'playwright';

const results = fileURLToPath(new URL('../../../test-results/', import.meta.url));

/** A part of an agent's work, with its number of mouse presses and its duration. */
interface CountedPart {
  readonly part: string;
  /** Number of mouse presses in the app's tab. Typing and choosing a file aren't counted. */
  readonly presses: number;
  /** Seconds that the part takes. */
  readonly seconds: number;
}

/** Counts mouse presses and seconds of an agent's work. Each part of the work is counted separately. */
export class CountedWork {
  readonly #page: Page;
  readonly #parts: CountedPart[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Starts to count the presses in all pages of a browser. Must be called before the first page is opened. */
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

  /** Runs a part of the work and counts it. The tab of the app must show a page of the app. */
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

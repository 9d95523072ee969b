import { patienceMs, until } from './driver.ts';

/** An error that the browser's WebDriver returns. */
class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  /** Error code of the WebDriver standard, such as `no such frame`. */
  readonly kind: string;

  constructor(path: string, value: unknown) {
    super(`${path}: ${JSON.stringify(value).slice(0, 400)}`);
    this.kind = typeof value === 'object' && value !== null && 'error' in value ? String(value.error) : '';
  }
}

/** Sends one WebDriver request. @throws WebDriverError with the browser's message */
export type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Returns a function that sends requests to an address, as JSON over HTTP. */
export const callerOf =
  (base: string): Call =>
  async (method, path, body) => {
    const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
    const answer = await fetch(base + path, { method, ...init, signal: AbortSignal.timeout(patienceMs) });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new WebDriverError(path, value);
    return value;
  };

/**
 * True if a script failed because the browser left the page while the script ran, or because the frame of the script no
 * longer exists.
 */
const leftItsPage = (error: unknown): boolean =>
  error instanceof WebDriverError && (error.kind === 'no such frame' || error.message.includes('the unload event'));

type Script = (...args: never[]) => unknown;

/** Milliseconds during which a script is tried again while the page changes. */
const navigationMs = 20_000;

/** Runs functions in the active page. The page can change while a function runs. */
export interface Scripts {
  /**
   * Runs a function and returns its value. If the browser leaves the page while the function runs, runs the function
   * again in the new page. @throws Error when no page stays long enough
   */
  readonly run: (code: Script, args: readonly unknown[]) => Promise<unknown>;
  /** Runs a function and returns its value. Returns null if the browser leaves the page while the function runs. */
  readonly runOnce: (code: Script, args: readonly unknown[]) => Promise<unknown>;
}

/**
 * Returns functions that run scripts through WebDriver requests. @param ms milliseconds after which `run` stops trying
 */
export function scriptsOf(call: Call, ms: number = navigationMs): Scripts {
  const execute = (code: Script, args: readonly unknown[]) =>
    call('POST', '/execute/sync', { script: `return (${code.toString()})(...arguments)`, args });
  /** Returns the value in a list with one entry. Returns null if the browser left the page. */
  const attempt = async (code: Script, args: readonly unknown[]): Promise<readonly [unknown] | null> => {
    try {
      return [await execute(code, args)];
    } catch (error) {
      if (leftItsPage(error)) return null;
      throw error;
    }
  };
  return {
    run: async (code, args) => (await until('a page that stays', () => attempt(code, args), ms))[0],
    runOnce: async (code, args) => (await attempt(code, args))?.[0] ?? null,
  };
}

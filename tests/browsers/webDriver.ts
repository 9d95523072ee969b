import { patienceMs, until } from './driver.ts';

/** A refusal by a browser's WebDriver. */
class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  /** The error code of the standard, such as `no such frame`. */
  readonly kind: string;

  constructor(path: string, value: unknown) {
    super(`${path}: ${JSON.stringify(value).slice(0, 400)}`);
    this.kind = typeof value === 'object' && value !== null && 'error' in value ? String(value.error) : '';
  }
}

/** Sends one request of WebDriver. @throws WebDriverError with the browser's message */
export type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Sends requests to an address, as JSON over HTTP. */
export const callerOf =
  (base: string): Call =>
  async (method, path, body) => {
    const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
    const answer = await fetch(base + path, { method, ...init, signal: AbortSignal.timeout(patienceMs) });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new WebDriverError(path, value);
    return value;
  };

/** True when a script ended because its page was left before it returned, or because its frame no longer exists. */
const leftItsPage = (error: unknown): boolean =>
  error instanceof WebDriverError && (error.kind === 'no such frame' || error.message.includes('the unload event'));

type Script = (...args: never[]) => unknown;

/** Milliseconds that a navigation may take until its script fails. */
const navigationMs = 20_000;

/** Runs functions in the active page, which may change meanwhile. */
export interface Scripts {
  /**
   * Runs a function and returns its value. If the page is left before it returns, it runs again. @throws Error when
   * this lasts too long
   */
  readonly run: (code: Script, args: readonly unknown[]) => Promise<unknown>;
  /** Runs a function and returns its value; null when the page is left before it returns. */
  readonly runOnce: (code: Script, args: readonly unknown[]) => Promise<unknown>;
}

/** @param ms milliseconds after which `run` gives up */
export function scriptsOf(call: Call, ms: number = navigationMs): Scripts {
  const execute = (code: Script, args: readonly unknown[]) =>
    call('POST', '/execute/sync', { script: `return (${code.toString()})(...arguments)`, args });
  /** The returned value in a list with one entry; null when the page was left. */
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

import { patienceMs, until } from './driver.ts';

/** A refusal by a browser's WebDriver. */
class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  /** The standard's word for it, such as `no such frame`. */
  readonly kind: string;

  constructor(path: string, value: unknown) {
    super(`${path}: ${JSON.stringify(value).slice(0, 400)}`);
    this.kind = typeof value === 'object' && value !== null && 'error' in value ? String(value.error) : '';
  }
}

/** One request of WebDriver. @throws WebDriverError with what the browser says */
export type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Requests below an address; JSON over HTTP. */
export const callerOf =
  (base: string): Call =>
  async (method, path, body) => {
    const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
    const answer = await fetch(base + path, { method, ...init, signal: AbortSignal.timeout(patienceMs) });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new WebDriverError(path, value);
    return value;
  };

/** True for a script that ended with its page: the page was left before it answered, or its frame is already gone. */
const leftItsPage = (error: unknown): boolean =>
  error instanceof WebDriverError && (error.kind === 'no such frame' || error.message.includes('the unload event'));

type Script = (...args: never[]) => unknown;

/** Milliseconds that a navigation may take before its script is given up. */
const navigationMs = 20_000;

/** Runs functions in the page at the front, whatever page that is by then. */
export interface Scripts {
  /** The answer of a function; run again where the page was left before it answered. @throws Error where that goes on */
  readonly run: (code: Script, args: readonly unknown[]) => Promise<unknown>;
  /** The answer of a function; null where the page was left before it answered. */
  readonly runOnce: (code: Script, args: readonly unknown[]) => Promise<unknown>;
}

/** @param ms milliseconds after which `run` gives up */
export function scriptsOf(call: Call, ms: number = navigationMs): Scripts {
  const execute = (code: Script, args: readonly unknown[]) =>
    call('POST', '/execute/sync', { script: `return (${code.toString()})(...arguments)`, args });
  /** The answer in a list of one; null where the page was left. */
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

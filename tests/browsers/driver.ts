/** A function that runs in the page. It can use its arguments, but no variables of its module. */
type InPage<Args extends readonly unknown[], Answer> = (...args: Args) => Answer;

/** An element of the page. */
export interface Found {
  click(): Promise<void>;
  /** Types a text into the element, key by key. */
  type(text: string): Promise<void>;
  /** Sets the file of a file input. `path` is the path of the file on this machine. */
  choose(path: string): Promise<void>;
}

/** Controls a browser that has an active page. The interface doesn't depend on the browser's protocol. */
export interface Driver {
  /** Name and version of the browser. */
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs a function in the active page. */
  run<Args extends readonly unknown[], Answer>(code: InPage<Args, Answer>, ...args: Args): Promise<Answer>;
  /** Runs a function in the active page. Returns the element that the function finds; null if it finds none. */
  find<Args extends readonly unknown[]>(code: InPage<Args, Element | null>, ...args: Args): Promise<Found | null>;
  /** Makes the newest window the active one. */
  toNewestWindow(): Promise<void>;
  /** Closes the active window and makes the first window active. */
  toFirstWindow(): Promise<void>;
  /** Takes a picture of the visible window, as PNG. */
  picture(): Promise<Buffer>;
  /** Returns the errors that pages have thrown or logged since the last call. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Timeout for all waiting, in milliseconds. */
export const patienceMs = 60_000;

/** Calls `ask` repeatedly until it returns a value. @throws Error that names the missing value, after the timeout */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
  ms: number = patienceMs,
): Promise<Answer> {
  for (const end = Date.now() + ms; ;) {
    const answer = await ask(); // Requests are sent one after another.
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`${what} didn't come within ${ms / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

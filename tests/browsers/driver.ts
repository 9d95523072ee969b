/** A function that runs in the page. It can use only its arguments. */
type InPage<Args extends readonly unknown[], Answer> = (...args: Args) => Answer;

/** An element of the page. */
export interface Found {
  click(): Promise<void>;
  /** Types a text into the element with keys. */
  type(text: string): Promise<void>;
  /** Chooses a file in a file input. */
  choose(path: string): Promise<void>;
}

/** A browser with an active page, as the journeys use it, independent of its protocol. */
export interface Driver {
  /** Name and version of the browser. */
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs a function in the active page. */
  run<Args extends readonly unknown[], Answer>(code: InPage<Args, Answer>, ...args: Args): Promise<Answer>;
  /** The element that a function finds in the active page; null when it finds none. */
  find<Args extends readonly unknown[]>(code: InPage<Args, Element | null>, ...args: Args): Promise<Found | null>;
  /** Makes the newest window the active one. */
  toNewestWindow(): Promise<void>;
  /** Closes the active window and makes the first window active. */
  toFirstWindow(): Promise<void>;
  /** A PNG picture of the visible window. */
  picture(): Promise<Buffer>;
  /** Removes and returns the errors that pages threw or logged since the last call. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Timeout for all waiting, in milliseconds. */
export const patienceMs = 60_000;

/** Repeats a request until it returns a value. @throws Error that names the missing value after the timeout */
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

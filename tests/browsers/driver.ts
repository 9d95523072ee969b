/** A function that runs in the page; it sees nothing but its arguments. */
type InPage<Args extends readonly unknown[], Answer> = (...args: Args) => Answer;

/** An element of the page. */
export interface Found {
  click(): Promise<void>;
  /** Types into it by keys. */
  type(text: string): Promise<void>;
  /** Chooses a file in a file input. */
  choose(path: string): Promise<void>;
}

/** A browser with one page at the front, as the journeys drive it, whatever protocol it speaks. */
export interface Driver {
  /** Name and version. */
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs a function in the page at the front. */
  run<Args extends readonly unknown[], Answer>(code: InPage<Args, Answer>, ...args: Args): Promise<Answer>;
  /** The element that a function finds in the page at the front; null where it finds none. */
  find<Args extends readonly unknown[]>(code: InPage<Args, Element | null>, ...args: Args): Promise<Found | null>;
  /** Turns to the newest window. */
  toNewestWindow(): Promise<void>;
  /** Closes the window at the front and turns to the first one. */
  toFirstWindow(): Promise<void>;
  /** The window as it is seen, PNG. */
  picture(): Promise<Buffer>;
  /** Removes and returns what pages threw or logged as errors since the last call. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Milliseconds that anything is waited for. */
export const patienceMs = 60_000;

/** Asks until there is an answer. @throws Error that names what didn't come */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
  ms: number = patienceMs,
): Promise<Answer> {
  for (const end = Date.now() + ms; ;) {
    const answer = await ask(); // one question at a time
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`${what} didn't come within ${ms / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

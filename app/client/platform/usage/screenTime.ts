import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import { type CountedScreen, longestBeatSeconds } from '../../../contract/countedScreens.ts';
import { reportScreenTime } from '../../../contract/usage.ts';
import { isCallError } from '../http/callError.ts';
import type { Send } from '../http/http.ts';

/** Milliseconds from one beat to the next (specification §9). */
const beatMs = 5000;

const secondMs = 1000;
const longestMs = longestBeatSeconds * secondMs;

interface ScreenTimeOptions {
  /** Sends without a word to the user, whatever comes of it. */
  readonly send: Send;
  readonly clock: Clock;
}

/**
 * Tells the server which screen was in sight and for how long, every five seconds; when the page goes out of sight,
 * what is left. A beat that fails is lost: no work of the user depends on it.
 */
export class ScreenTime {
  readonly #send: Send;
  readonly #clock: Clock;
  /** Milliseconds by screen that the server wasn't told of. */
  readonly #untold = new Map<CountedScreen, number>();
  #screen: CountedScreen | null = null;
  /** When counting last went on; null: it stands still. */
  #since: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ send, clock }: ScreenTimeOptions) {
    this.#send = send;
    this.#clock = clock;
  }

  /** Another screen has come; null: one that isn't counted. */
  enter(screen: CountedScreen | null): void {
    this.#count();
    this.#screen = screen;
  }

  /** Counts while the page is in sight, until the answer is called; what is left then is forgotten. */
  start(): () => void {
    document.addEventListener('visibilitychange', this.#follow);
    this.#follow();
    return () => {
      document.removeEventListener('visibilitychange', this.#follow);
      this.#stop();
      this.#untold.clear();
    };
  }

  readonly #follow = (): void => {
    if (document.visibilityState === 'visible') return this.#goOn();
    if (this.#since === null) return;
    this.#count();
    this.#stop();
    this.#tell(true);
  };

  readonly #beat = (): void => {
    this.#count();
    this.#timer = setTimeout(this.#beat, beatMs);
    this.#tell(false);
  };

  #goOn(): void {
    if (this.#since !== null) return;
    this.#since = this.#clock.now().getTime();
    this.#timer = setTimeout(this.#beat, beatMs);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#since = null;
  }

  #count(): void {
    if (this.#since === null) return;
    const now = this.#clock.now().getTime();
    const passed = now - this.#since;
    this.#since = now;
    // the device slept, or its clock was set
    if (this.#screen === null || passed < 0 || passed > longestMs) return;
    this.#untold.set(this.#screen, (this.#untold.get(this.#screen) ?? 0) + passed);
  }

  /** Whole seconds are told, the rest waits for the next beat. */
  #tell(isLeaving: boolean): void {
    if (!navigator.onLine) return this.#untold.clear();
    for (const [screen, ms] of this.#untold) {
      this.#untold.set(screen, ms % secondMs);
      const seconds = Math.min(Math.floor(ms / secondMs), longestBeatSeconds);
      if (seconds > 0) void this.#report(screen, seconds, isLeaving);
    }
  }

  async #report(screen: CountedScreen, seconds: number, isLeaving: boolean): Promise<void> {
    try {
      await this.#send(reportScreenTime, { screen, seconds }, { noLoading: true, keepalive: isLeaving });
    } catch (error) {
      // the session is over, which the next call of the agent's own finds out; no beat until the page is in sight again
      if (isCallError(error, 'notSignedIn')) this.#stop();
    }
  }
}

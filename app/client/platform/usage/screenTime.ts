import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import { type CountedScreen, longestBeatSeconds } from '../../../contract/countedScreens.ts';
import { reportScreenTime } from '../../../contract/usage.ts';
import { isCallError } from '../http/callError.ts';
import type { Send } from '../http/http.ts';

/** Time in milliseconds between two reports (specification §9). */
const beatMs = 5000;

const secondMs = 1000;
const longestMs = longestBeatSeconds * secondMs;

interface ScreenTimeOptions {
  /** Sends a report. If it fails, the user sees no message. */
  readonly send: Send;
  readonly clock: Clock;
}

/**
 * Reports to the server every five seconds which screen was visible and for how long. When the page is hidden, the
 * remaining time is reported. A failed report isn't sent again, because no work of the user depends on it.
 */
export class ScreenTime {
  readonly #send: Send;
  readonly #clock: Clock;
  /** Time in milliseconds that isn't reported yet, for each screen. */
  readonly #untold = new Map<CountedScreen, number>();
  #screen: CountedScreen | null = null;
  /** Instant at which the time was last counted, in milliseconds since 1970; null while counting is paused. */
  #since: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ send, clock }: ScreenTimeOptions) {
    this.#send = send;
    this.#clock = clock;
  }

  /** Changes the screen whose time is counted. `screen` is null if the time on the new screen isn't counted. */
  enter(screen: CountedScreen | null): void {
    this.#count();
    this.#screen = screen;
  }

  /**
   * Counts time while the page is visible, until the returned function is called. Time that isn't reported by then is
   * discarded.
   */
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
    // The time isn't counted if the device slept or its clock was changed.
    if (this.#screen === null || passed < 0 || passed > longestMs) return;
    this.#untold.set(this.#screen, (this.#untold.get(this.#screen) ?? 0) + passed);
  }

  /**
   * Reports the whole seconds of each screen. Fractions of a second are kept for the next report. Without network, all
   * unreported time is discarded.
   */
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
      // The session has ended; the login opens at the agent's next call. Nothing is reported until the page becomes
      // visible again.
      if (isCallError(error, 'notSignedIn')) this.#stop();
    }
  }
}

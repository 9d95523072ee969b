import { Observable } from '../observable/observable.ts';

/** Messages that the user has to take note of, the first one shown; the same text waits only once. */
class Alerts extends Observable<readonly string[]> {
  constructor() {
    super([]);
  }

  readonly show = (text: string): void => {
    const waiting = this.read();
    if (!waiting.includes(text)) this.write([...waiting, text]);
  };

  /** The first one was noted: the next one is shown. */
  readonly note = (): void => this.write(this.read().slice(1));
}

/** The alerts of the page. */
export const alerts: Alerts = new Alerts();

import { Observable } from '../observable/observable.ts';

/** Queue of messages that the user has to confirm; the first one is shown. The same text is queued only once. */
class Alerts extends Observable<readonly string[]> {
  constructor() {
    super([]);
  }

  readonly show = (text: string): void => {
    const waiting = this.read();
    if (!waiting.includes(text)) this.write([...waiting, text]);
  };

  /** Confirms the first message, so that the next one is shown. */
  readonly note = (): void => this.write(this.read().slice(1));
}

/** Alerts of the page. */
export const alerts: Alerts = new Alerts();

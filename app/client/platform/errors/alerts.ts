import { Observable } from '../observable/observable.ts';

/**
 * Queue of messages that the user has to confirm. The first message is shown. A text that is already in the queue isn't
 * added again.
 */
class Alerts extends Observable<readonly string[]> {
  constructor() {
    super([]);
  }

  readonly show = (text: string): void => {
    const waiting = this.read();
    if (!waiting.includes(text)) this.write([...waiting, text]);
  };

  /** Confirms the message that is shown, so that the next message of the queue is shown. */
  readonly note = (): void => this.write(this.read().slice(1));
}

/** The messages of this page that the user has to confirm. */
export const alerts: Alerts = new Alerts();

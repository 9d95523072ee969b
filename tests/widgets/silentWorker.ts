import type { RosterResponse, RosterMessage } from '../../library/src/widgets/RosterImport/rosterReaderProtocol.ts';

/** A fake worker. It sends only the messages that the test passes to `say`. */
export class SilentWorker extends EventTarget {
  static latest: SilentWorker;
  isEnded = false;
  constructor() {
    super();
    SilentWorker.latest = this;
  }
  /** The last message that the page has sent to the worker. */
  asked: RosterMessage | null = null;
  postMessage(message: RosterMessage) {
    this.asked = message;
  }
  terminate() {
    this.isEnded = true;
  }
  say(answer: RosterResponse) {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

import type { RosterResponse, RosterMessage } from '../../library/src/widgets/RosterImport/rosterReaderProtocol.ts';

/** A worker that says what the test has it say. */
export class SilentWorker extends EventTarget {
  static latest: SilentWorker;
  isEnded = false;
  constructor() {
    super();
    SilentWorker.latest = this;
  }
  /** The last message that it was sent. */
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

import type { RosterAnswer } from '../../library/src/widgets/RosterImport/rosterMessages.ts';

/** A worker that says what the test has it say. */
export class SilentWorker extends EventTarget {
  static latest: SilentWorker;
  isEnded = false;
  constructor() {
    super();
    SilentWorker.latest = this;
  }
  postMessage() {}
  terminate() {
    this.isEnded = true;
  }
  say(answer: RosterAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

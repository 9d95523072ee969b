import type { RosterRequest } from './rosterMessages.ts';
import { createRosterReading } from './rosterReading.ts';

const read = createRosterReading((answer) =>
  globalThis.postMessage(answer, { transfer: answer.kind === 'written' ? [answer.file] : [] }),
);

globalThis.addEventListener('message', (event: MessageEvent<RosterRequest>) => void read(event.data));

import type { RosterAnswer, RosterRequest } from './rosterMessages.ts';
import { createRosterReading } from './rosterReading.ts';

/** What is handed over to the page instead of being copied. */
const handedOver = (answer: RosterAnswer): Transferable[] =>
  answer.kind === 'persons' ? [answer.packed.places.buffer, answer.packed.ends.buffer] : [];

const read = createRosterReading((answer) => globalThis.postMessage(answer, { transfer: handedOver(answer) }));

globalThis.addEventListener('message', (event: MessageEvent<RosterRequest>) => void read(event.data));

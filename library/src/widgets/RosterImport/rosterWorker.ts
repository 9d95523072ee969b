import type { RosterAnswer, RosterRequest } from './rosterMessages.ts';
import { createRosterReading } from './rosterReading.ts';

/** What is handed over to the page instead of being copied. */
function handedOver(answer: RosterAnswer): Transferable[] {
  if (answer.kind === 'written') return [answer.file];
  return answer.kind === 'persons' ? [answer.packed.places.buffer, answer.packed.ends.buffer] : [];
}

const read = createRosterReading((answer) => globalThis.postMessage(answer, { transfer: handedOver(answer) }));

globalThis.addEventListener('message', (event: MessageEvent<RosterRequest>) => void read(event.data));

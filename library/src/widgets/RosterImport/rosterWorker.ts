import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { RosterAnswer, RosterMessage } from './rosterMessages.ts';
import { createRosterReading } from './rosterReading.ts';

/** What is handed over to the page instead of being copied. */
const handedOver = (answer: RosterAnswer): Transferable[] =>
  answer.kind === 'persons' ? [answer.packed.places.buffer, answer.packed.ends.buffer] : [];

const read = createRosterReading((answer) => globalThis.postMessage(answer, { transfer: handedOver(answer) }));

/** The page says it before it hands over the first file. */
let context: RosterContext | null = null;

globalThis.addEventListener('message', ({ data }: MessageEvent<RosterMessage>) => {
  if (data.kind === 'context') ({ context } = data);
  else if (data.kind === 'read') void read(data);
  else if (context) void read({ ...data, context });
});

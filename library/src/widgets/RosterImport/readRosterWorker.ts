import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { RosterResponse, RosterMessage } from './rosterReaderProtocol.ts';
import { createRosterRequestHandler } from './rosterRequestHandler.ts';

/** Buffers of a response that are transferred to the page instead of being copied. */
const handedOver = (answer: RosterResponse): Transferable[] =>
  answer.kind === 'persons' ? [answer.packed.places.buffer, answer.packed.ends.buffer] : [];

const read = createRosterRequestHandler((answer) => globalThis.postMessage(answer, { transfer: handedOver(answer) }));

/** The product data and rules of the checks; the page sends them before the first file. */
let context: RosterContext | null = null;

globalThis.addEventListener('message', ({ data }: MessageEvent<RosterMessage>) => {
  if (data.kind === 'context') ({ context } = data);
  else if (data.kind === 'read') void read(data);
  else if (context) void read({ ...data, context });
});

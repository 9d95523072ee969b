import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { RosterResponse, RosterMessage } from './rosterReaderProtocol.ts';
import { createRosterRequestHandler } from './rosterRequestHandler.ts';

/** Returns the buffers of a response that are transferred to the page and not copied. */
const handedOver = (answer: RosterResponse): Transferable[] =>
  answer.kind === 'persons' ? [answer.packed.places.buffer, answer.packed.ends.buffer] : [];

const read = createRosterRequestHandler((answer) => globalThis.postMessage(answer, { transfer: handedOver(answer) }));

/** The product data and rules by which persons are checked. The page sends them before the first file. */
let context: RosterContext | null = null;

globalThis.addEventListener('message', ({ data }: MessageEvent<RosterMessage>) => {
  if (data.kind === 'context') ({ context } = data);
  else if (data.kind === 'read') void read(data);
  else if (context) void read({ ...data, context });
});

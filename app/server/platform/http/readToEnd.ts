import type { IncomingMessage } from 'node:http';

/** More than the largest body that any call takes: what goes on for longer is cut. */
const mostBytes = 160 * 1024 * 1024;
const mostMs = 30_000;

/**
 * Reads what is left of a request that is refused, and drops it: a connection that is closed while its sender still sends
 * is reset, and the words of the refusal are lost with it.
 *
 * @returns whether the request came to its end, so that the connection can be used again
 */
export async function readToEnd(request: IncomingMessage): Promise<boolean> {
  if (request.complete || request.readableEnded) return true;
  if (request.destroyed) return false;
  request.unpipe();
  return new Promise((resolve) => {
    let bytes = 0;
    const end = (isWhole: boolean) => {
      clearTimeout(tooLong);
      request.off('data', count);
      resolve(isWhole);
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) end(false);
    };
    const tooLong = setTimeout(end, mostMs, false);
    request
      .on('data', count)
      .once('end', () => end(true))
      .once('close', () => end(request.readableEnded))
      .once('error', () => end(false));
    request.resume();
  });
}

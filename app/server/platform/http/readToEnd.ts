import type { IncomingMessage } from 'node:http';

/** Limit above the largest body of any call; a longer request is cut. */
const mostBytes = 160 * 1024 * 1024;
const mostMs = 30_000;

/**
 * Reads and drops the rest of a refused request. A connection that is closed while the client still sends is reset, and
 * the client would lose the refusal.
 *
 * @returns true when the request has ended, so that the connection can be used again
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

import type { IncomingMessage } from 'node:http';

/**
 * Greatest number of bytes that are read from a refused request. The largest upload that is accepted has 200 MB. If
 * more bytes arrive, the rest isn't read, and the connection can't be used again.
 */
const mostBytes = 256 * 1024 * 1024;
const mostMs = 30_000;

/**
 * Reads the rest of a refused request and drops it. If the server closed the connection while the client still sends,
 * the connection would be reset and the client wouldn't receive the refusal.
 *
 * @returns true when the whole request has been read, so that the connection can be used again
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

import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a stream to a new file. `see` is called with each chunk before the chunk is written. If `see` throws an error,
 * writing stops. The file is created before the first chunk is read. If an error follows, the file stays, and the
 * caller must remove it.
 */
export async function writeNewFile(path: string, content: Readable, see: (chunk: Buffer) => void): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  async function* seen(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      see(chunk);
      yield chunk;
    }
  }
  await pipeline(content, seen, file.createWriteStream());
}

import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes what comes to a file of its own, each chunk told to `see` before, which may throw to end it. The file is there
 * before the first chunk is looked at: were it opened meanwhile, one whose stream was cut already would be made after its
 * removal, and stay.
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

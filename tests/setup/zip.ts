import { unzipSync } from 'fflate';

/** Returns the files in a zip archive by name, in the order of the archive. */
export async function filesInZip(archive: Blob): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  return new Map(Object.entries(files).map(([name, content]) => [name, new Uint8Array(content)]));
}

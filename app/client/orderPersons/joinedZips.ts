/** Size in bytes of the record at the end of an archive without a comment. */
const endSize = 22;

/** Size in bytes of the fixed part of an entry in the directory of an archive. */
const entrySize = 46;

const bytesOf = async (blob: Blob): Promise<DataView<ArrayBuffer>> => new DataView(await blob.arrayBuffer());

/**
 * Adds `shift` to the position of every file in the directory of an archive.
 * @throws RangeError when the directory isn't complete
 */
function shiftPositions(directory: DataView<ArrayBuffer>, count: number, shift: number): void {
  let at = 0;
  for (let entry = 0; entry < count; entry += 1) {
    const position = at + 42;
    directory.setUint32(position, directory.getUint32(position, true) + shift, true);
    const varying = [28, 30, 32].reduce((sum, length) => sum + directory.getUint16(at + length, true), 0);
    at += entrySize + varying;
  }
}

/**
 * Joins zip archives to one archive that contains all their files. The content of the files isn't read, so archives
 * that are larger than the memory can be joined.
 *
 * @param archives archives as `personCertificates` returns them: without a comment, and with at most 65,535 files and 4
 * GB in total
 */
export async function joinedZips(archives: readonly Blob[]): Promise<Blob> {
  const contents: Blob[] = [];
  const directories: DataView<ArrayBuffer>[] = [];
  let [files, size, directorySize] = [0, 0, 0];
  for (const archive of archives) {
    const end = await bytesOf(archive.slice(-endSize));
    const [count, length, start] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
    const directory = await bytesOf(archive.slice(start, start + length));
    shiftPositions(directory, count, size);
    contents.push(archive.slice(0, start));
    directories.push(directory);
    files += count;
    size += start;
    directorySize += length;
  }
  const end = new DataView(new ArrayBuffer(endSize));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files, true);
  end.setUint16(10, files, true);
  end.setUint32(12, directorySize, true);
  end.setUint32(16, size, true);
  return new Blob([...contents, ...directories, end], { type: 'application/zip' });
}

/** Returns the number of files in a zip archive without a comment. */
export const filesInZip = async (archive: Blob): Promise<number> =>
  (await bytesOf(archive.slice(-endSize))).getUint16(10, true);

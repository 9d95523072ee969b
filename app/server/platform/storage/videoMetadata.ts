import { type FileHandle, open } from 'node:fs/promises';

/**
 * A box of an MP4 or QuickTime file. `start`, `content` and `end` are positions in the file in bytes: the start of the
 * box, the start of its content, and the position after the box.
 */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

/**
 * Boxes in which metadata are searched, each with the types of its inner boxes that are searched too (ISO/IEC 14496-12
 * §8). The key '' is the file itself.
 */
const containers: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ['moov', 'moof']],
  ['moov', ['trak']],
  ['moof', ['traf']],
  ['trak', []],
  ['traf', []],
]);

/**
 * Boxes with metadata. `udta` and `meta` contain place, time, device and persons. `uuid` contains metadata in the
 * format of a manufacturer or of XMP.
 */
const notes: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);

/**
 * True when a box contains metadata. A `uuid` box within a fragment isn't metadata: it describes the encryption and
 * must stay.
 */
const isNote = (type: string, parent: string): boolean =>
  notes.has(type) && !(type === 'uuid' && (parent === 'moof' || parent === 'traf'));

/**
 * Greatest number of boxes that are read in a video. One hour of video in fragments of one second has more than 20,000
 * boxes.
 */
const mostBoxes = 50_000;

const unfollowable = (reason: string) => new RangeError(`the boxes of the video can't be followed: ${reason}`);

async function headAt(file: FileHandle, position: number, limit: number): Promise<Buffer> {
  const head = Buffer.alloc(Math.min(16, limit - position));
  await file.read(head, 0, head.length, position);
  return head;
}

/**
 * The box that starts at the position `start` of the file. `limit` is the end of the box's container. @throws
 * RangeError when the box doesn't end within the container
 */
async function boxAt(file: FileHandle, start: number, limit: number): Promise<Box> {
  const head = await headAt(file, start, limit);
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < 16) throw unfollowable('a size is cut off');
  const size = short === 0 ? limit - start : isLong ? Number(head.readBigUInt64BE(8)) : short;
  const content = start + (isLong ? 16 : 8);
  const end = start + size;
  if (end < content || end > limit) throw unfollowable('a box has a size that it cannot have');
  return { type: head.toString('latin1', 4, 8), start, content, end };
}

const zeros = Buffer.alloc(64 * 1024);

/** Replaces a box by free space of the same size, so that the positions of all other bytes stay the same. */
async function empty(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4);
  for (let position = content; position < end; position += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - position), position);
}

/**
 * Removes the metadata of an MP4 or QuickTime video (place, time, device and persons) from its file. Frames and index
 * stay unchanged. A box with metadata becomes free space of the same size, because the index (`stco`, `co64`) contains
 * positions in the file.
 * @throws RangeError when the boxes can't be read up to the end of the file
 */
export async function emptyVideoNotes(path: string): Promise<void> {
  const file = await open(path, 'r+');
  let seen = 0;
  const walk = async (parent: string, start: number, limit: number): Promise<void> => {
    // In QuickTime, a list of boxes may end with a zero of 4 bytes. Therefore up to 7 bytes after the last box are
    // ignored.
    for (let position = start; limit - position >= 8;) {
      if (++seen > mostBoxes) throw unfollowable('there are too many');
      const box = await boxAt(file, position, limit);
      if (isNote(box.type, parent)) await empty(file, box);
      else if (containers.get(parent)?.includes(box.type)) await walk(box.type, box.content, box.end);
      position = box.end;
    }
  };
  try {
    await walk('', 0, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

import { type FileHandle, open } from 'node:fs/promises';

/** A box of an MP4 or QuickTime file: where it begins and ends, and where its content begins. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

/** Boxes that contain notes, and those of them in which to look further (ISO/IEC 14496-12 §8). */
const containers: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ['moov', 'moof']],
  ['moov', ['trak']],
  ['moof', ['traf']],
  ['trak', []],
  ['traf', []],
]);

/** Boxes of notes: place, time, device, people (`udta`, `meta`), and those of a maker or of XMP (`uuid`). */
const notes: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);

/** A fragment may be encrypted, which its `uuid` boxes describe. */
const isNote = (type: string, parent: string): boolean =>
  notes.has(type) && !(type === 'uuid' && (parent === 'moof' || parent === 'traf'));

/** Most boxes that are looked at; an hour of film in fragments of one second has 20,000. */
const mostBoxes = 50_000;

const unfollowable = (reason: string) => new RangeError(`the boxes of the video can't be followed: ${reason}`);

async function headAt(file: FileHandle, position: number, limit: number): Promise<Buffer> {
  const head = Buffer.alloc(Math.min(16, limit - position));
  await file.read(head, 0, head.length, position);
  return head;
}

/** The box that begins at a position, within its container. @throws RangeError where it leaves the container */
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

/** Makes a box free space of the same size, so that no other byte of the file moves. */
async function empty(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4);
  for (let position = content; position < end; position += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - position), position);
}

/**
 * Empties the notes of an MP4 or QuickTime video where it is: place and time, device and people go, frames and index stay
 * byte by byte. A note becomes free space of the same size, because the index (`stco`, `co64`) states positions in the
 * file. @throws RangeError where the boxes can't be followed to the end of the file
 */
export async function emptyVideoNotes(path: string): Promise<void> {
  const file = await open(path, 'r+');
  let seen = 0;
  const walk = async (parent: string, start: number, limit: number): Promise<void> => {
    // fewer bytes than a head are the zero with which QuickTime ends a list
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

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { resultCodes } from '../../contract/envelope.ts';
import type { FileLimits, TransitFile } from '../../contract/fileField.ts';
import { Refusal, saying } from '../platform/http/refusal.ts';
import { writeNewFile } from '../platform/storage/newFile.ts';

/**
 * The parts of a multipart request. `fields` has the texts and the files by field name. The content of a file is on the
 * disk until `discard` is called.
 */
export interface ReceivedParts {
  readonly fields: Readonly<Record<string, string | TransitFile | readonly TransitFile[]>>;
  discard(): Promise<void>;
}

const maxTextBytes = 1024 * 1024;
const maxTexts = 40;

const malformed = () => new Refusal(resultCodes.badRequest, saying('badRequest'));

/** Thrown when a file has more bytes than its field allows. */
class UploadTooLargeError extends Error {
  override readonly name = 'UploadTooLargeError';
  readonly statusCode = 413;
}

/** Characters that are removed from a file's name: control, invisible and direction characters, and path separators. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}/\\]/gu;

/**
 * Returns the name of an uploaded file without characters that could deceive a user or a file system: at most the last
 * 120 characters, or `file` if no character is left.
 */
const cleanFileName = (name: string): string => name.replaceAll(unwanted, '').trim().slice(-120) || 'file';

const receivedFile = (path: string, part: MultipartFile, size: number): TransitFile => ({
  name: cleanFileName(part.filename),
  type: part.mimetype,
  size,
  stream: () => Readable.toWeb(createReadStream(path)) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>,
});

/**
 * Converts an error of the multipart parser to a refusal if the body is broken or incomplete. Other errors are returned
 * unchanged: refusals, errors with status 413 (the body is too large), and errors of the disk, which stay server
 * errors.
 */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Refusal || 'syscall' in error) return error;
  return 'statusCode' in error && error.statusCode === 413 ? error : malformed();
}

/**
 * Reads a multipart body and writes its files to `folder`. Reading stops when a limit is exceeded. A file is never held
 * in memory as a whole.
 * @throws Refusal 900400 when the body is malformed, an Error with status 413 when the body is too large
 */
export async function receiveMultipart(
  request: FastifyRequest,
  limits: ReadonlyMap<string, FileLimits>,
  folder: string,
): Promise<ReceivedParts> {
  const paths: string[] = [];
  const texts = new Map<string, string>();
  const files = new Map<string, TransitFile[]>([...limits].map(([name]) => [name, []]));
  const discard = async () => void (await Promise.all(paths.map((path) => rm(path, { force: true }))));

  async function keep(part: MultipartFile): Promise<void> {
    const limit = limits.get(part.fieldname);
    const received = files.get(part.fieldname);
    if (!limit || !received || received.length >= limit.maxFiles) throw malformed();
    const path = join(folder, randomUUID());
    paths.push(path);
    await writeNewFile(path, part.file, () => undefined);
    if (part.file.bytesRead > limit.maxBytes) throw new UploadTooLargeError();
    received.push(receivedFile(path, part, part.file.bytesRead));
  }

  const most = [...limits.values()];
  const parts = request.parts({
    limits: {
      fileSize: Math.max(...most.map(({ maxBytes }) => maxBytes)),
      files: most.reduce((sum, { maxFiles }) => sum + maxFiles, 0),
      fields: maxTexts,
      fieldSize: maxTextBytes,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
  try {
    await mkdir(folder, { recursive: true });
    for await (const part of parts) {
      if (part.type === 'file') await keep(part);
      else if (texts.has(part.fieldname) || limits.has(part.fieldname) || part.valueTruncated) throw malformed();
      else texts.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    await discard();
    throw asRefusal(error);
  }
  const received = [...files].flatMap(([name, list]) => {
    const [first] = list;
    return first === undefined ? [] : [[name, limits.get(name)?.isList ? list : first] as const];
  });
  return { fields: { ...Object.fromEntries(texts), ...Object.fromEntries(received) }, discard };
}

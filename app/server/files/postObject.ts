import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Identify } from '../calls/agentGate.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { localeOf } from '../platform/http/errorAnswers.ts';
import { readToEnd } from '../platform/http/readToEnd.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { diskStorePath, isObjectKey } from '../platform/storage/diskStore.ts';
import { writeNewFile } from '../platform/storage/newFile.ts';
import { type FormFields, judgePolicy, OssError } from '../platform/storage/postPolicy.ts';
import { type ReadLink, readLinkState } from '../platform/storage/readLink.ts';
import type { StoreCredentials } from '../platform/storage/storeSignature.ts';
import { thumbnailKeyOf } from '../platform/storage/thumbnailKey.ts';
import type { Services } from '../services/services.ts';
import { admitFile, fileTooLarge } from './admission.ts';
import { maxBytesOf } from './filePurposes.ts';
import { fileByKey, type FileRow, isAttached } from './repository.ts';
import { storeAdmitted } from './service.ts';
import { isShownAsWebp, type ShownFile, shownPicture } from './shownPicture.ts';
import { dispositionOf } from './storedFile.ts';

const limits = { fields: 20, fieldSize: 8192, files: 1, parts: 22, headerPairs: 20, fileSize: maxBytesOf('audit') };

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);
const xmlText = (text: string) => text.replaceAll(/[&<>]/g, (character) => escapes.get(character) ?? '');

const malformed = () =>
  new OssError('MalformedPOSTRequest', 400, 'The body of your POST request is not well-formed multipart/form-data.');

/**
 * Returns the announced file with this key.
 * @throws OssError when no upload with this key is allowed now, or the file is already attached to an order
 */
async function expectedFile({ database, clock }: Services, key: string): Promise<FileRow> {
  const row = isObjectKey(key) ? await fileByKey(database, key) : undefined;
  if (!row || row.expires_at <= clock.now()) throw new OssError('AccessDenied', 403, 'Invalid according to Policy.');
  if (await isAttached(database, row.id)) {
    throw new OssError('FileAlreadyExists', 409, 'The object you specified already exists and can not be overwritten.');
  }
  return row;
}

/**
 * Stores the file of an upload form. The file is first written to a temporary file and checked. Returns the ETag of the
 * file.
 */
async function takeFile(
  services: Services,
  credentials: StoreCredentials,
  fields: FormFields,
  part: MultipartFile,
): Promise<string> {
  const range = judgePolicy(fields, credentials, services.clock.now());
  const row = await expectedFile(services, fields.get('key') ?? '');
  const path = join(services.incomingFolder, randomUUID());
  const md5 = createHash('md5');
  let bytes = 0;
  const measure = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > range.max) throw fileTooLarge(row.purpose);
    md5.update(chunk);
  };
  await mkdir(services.incomingFolder, { recursive: true });
  try {
    await writeNewFile(path, part.file, measure);
    if (bytes < range.min) throw new OssError('EntityTooSmall', 400, 'Your proposed upload is too small.');
    await storeAdmitted(services, row.key, path, await admitFile(path, row.purpose));
  } finally {
    await rm(path, { force: true });
  }
  return `"${md5.digest('hex').toUpperCase()}"`;
}

async function postObject(
  services: Services,
  credentials: StoreCredentials,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!request.isMultipart()) throw malformed();
  const fields = new Map<string, string>();
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields.set(part.fieldname.toLowerCase(), String(part.value));
      continue;
    }
    // The file is the last field of the form, so all other fields are known from here on.
    const etag = await takeFile(services, credentials, fields, part);
    const wanted = fields.get('success_action_status');
    const status = wanted === '200' || wanted === '201' ? Number(wanted) : 204;
    reply.code(status).header('etag', etag);
    if (status !== 201) return reply.send();
    const key = xmlText(fields.get('key') ?? '');
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<PostResponse><Key>${key}</Key><ETag>${etag}</ETag></PostResponse>`,
      );
  }
  throw malformed();
}

/**
 * Converts an error that the client caused to an error in the format of OSS. A refusal keeps its message. Returns null
 * if the server caused the error.
 */
function ossErrorOf(error: unknown, request: FastifyRequest): OssError | null {
  if (error instanceof OssError) return error;
  if (error instanceof Refusal) return new OssError('InvalidArgument', 400, error.say(localeOf(request)));
  if (!(error instanceof Error) || 'syscall' in error) return null;
  if ('statusCode' in error && error.statusCode === 413) {
    return new OssError('EntityTooLarge', 400, 'Your proposed upload exceeds the maximum allowed size.');
  }
  const isOfBody =
    ('statusCode' in error && Number(error.statusCode) < 500) || /multipart|boundary/i.test(error.message);
  return isOfBody ? malformed() : null;
}

const sendError = (reply: FastifyReply, { code, status, message }: OssError): FastifyReply =>
  reply
    .code(status)
    .type('application/xml')
    .header('connection', 'close')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${xmlText(message)}</Message></Error>`,
    );

type LinkQuery = Partial<ReadLink>;

/**
 * Checks the signature of a link that opens an object.
 * @throws OssError when this server didn't sign the link or the link has expired
 */
function judgeReadLink(secret: string, key: string, { expires, signature }: LinkQuery, now: Date): void {
  const state = readLinkState(key, { expires: String(expires), signature: String(signature) }, secret, now);
  if (state === 'expired') throw new OssError('AccessDenied', 403, 'Request has expired.');
  if (state === 'foreign') {
    throw new OssError('SignatureDoesNotMatch', 403, 'The request signature we calculated does not match.');
  }
}

/** True when an address of an object has no signature (specification 001 §7). */
const isBareAddress = ({ expires, signature }: LinkQuery): boolean => expires === undefined && signature === undefined;

/**
 * Allows only the agent to whom a file belongs to open it. A missing file causes the same refusal as another agent's
 * file, so that the refusal reveals nothing. @throws OssError when the file doesn't belong to this agent
 */
function judgeOwner(row: FileRow | undefined, agent: AgentIdentity | null): void {
  if (agent && row?.agent_id === agent.id) return;
  throw new OssError('AccessDenied', 403, 'You have no right to access this object.');
}

/**
 * Registers the addresses of the embedded object store. These are the address to which an upload form is sent, links
 * that open an object for some minutes, and the address of an object without a signature. Only the signed-in agent to
 * whom the object belongs can open the address without a signature.
 */
export function diskStoreRoutes(
  app: FastifyInstance,
  services: Services,
  credentials: StoreCredentials,
  identify: Identify,
): void {
  const { database, objects, clock } = services;

  app.post(diskStorePath, async (request, reply) => {
    try {
      return await postObject(services, credentials, request, reply);
    } catch (error) {
      const told = ossErrorOf(error, request);
      if (!told) throw error;
      if (!(await readToEnd(request.raw))) reply.header('connection', 'close');
      return sendError(reply, told);
    }
  });

  app.get<{ Params: { '*': string }; Querystring: LinkQuery }>(`${diskStorePath}/*`, async (request, reply) => {
    const key = request.params['*'];
    const isBare = isBareAddress(request.query);
    try {
      if (!isBare) judgeReadLink(credentials.secret, key, request.query, clock.now());
      const whole = key.replace(/\.thumb\.webp$/, '');
      const row = await fileByKey(database, whole);
      if (isBare) judgeOwner(row, await identify(request));
      const object = row?.status === 'stored' ? await objects.read(key) : null;
      if (!row || !object) throw new OssError('NoSuchKey', 404, 'The specified key does not exist.');
      const shown: ShownFile = key === whole && isShownAsWebp(request, row) ? await shownPicture(object) : object;
      const isWebp = key === thumbnailKeyOf(whole) || shown.type === 'image/webp';
      return await reply
        .type(isWebp ? 'image/webp' : row.type)
        .header('content-length', shown.bytes)
        .header('vary', 'accept, sec-fetch-dest')
        .header('content-disposition', dispositionOf(row))
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin')
        .header('cache-control', isBare ? 'private, no-store' : 'private, max-age=300')
        .send(shown.content);
    } catch (error) {
      if (error instanceof OssError) return sendError(reply, error);
      throw error;
    }
  });
}

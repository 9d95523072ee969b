import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import type { TransitFile } from '../../contract/fileField.ts';
import type { StoredFile, UploadAuthorisation } from '../../contract/files.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { thumbnailKeyOf } from '../platform/storage/thumbnailKey.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { admitFile, type AdmittedFile, fileRefused, withFile } from './admission.ts';
import { makeRoomFor } from './cleanUp.ts';
import { type FilePurpose, maxBytesOf } from './filePurposes.ts';
import {
  expectFile,
  fileByKey,
  type FileRow,
  filesOf,
  looseFilesOf,
  noteStored,
  ordersOfFiles,
  uploadsSince,
} from './repository.ts';
import { type FileOwner, storeAddressOn, storedFileOf } from './storedFile.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Time in milliseconds that an agent has for an upload after it was allowed. */
const uploadLifeMs = 10 * minuteMs;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Folder and file name for a new file. The file name is random, so that it can't be guessed. */
const newPlace = (purpose: FilePurpose, today: string) => ({
  dir: `${purpose}/${today.replaceAll('-', '')}/`,
  fileName: randomBytes(16).toString('hex'),
});

/**
 * Limits the uploads of an agent. Unused files are removed first, if this is necessary.
 * @throws Refusal 006004 when the agent uploaded too many files in 24 hours, or the files without an order are too many
 * or too large
 */
async function refuseFlood(services: Services, agentId: string): Promise<void> {
  const { database, clock, limits } = services;
  const since = later(clock.now(), -dayMs);
  const isTooMuch = async () => {
    const loose = await asAgent(database, agentId, (tx) => looseFilesOf(tx, agentId));
    return loose.files >= limits.looseFiles || loose.bytes >= limits.looseBytes;
  };
  const today = await asAgent(database, agentId, (tx) => uploadsSince(tx, agentId, since));
  if (today >= limits.filesADay) throw fileRefused('tooMany');
  if (!(await isTooMuch())) return;
  await makeRoomFor(services, agentId);
  if (await isTooMuch()) throw fileRefused('tooMuchLoose');
}

/**
 * Allows an agent's browser to send one file directly to the object store.
 * @throws Refusal 006004 when the agent has uploaded too many files
 */
export async function authoriseUpload(
  services: Services,
  { id: agentId, partnerHost }: FileOwner,
  purpose: FilePurpose,
): Promise<UploadAuthorisation> {
  const { database, clock, objects } = services;
  const now = clock.now();
  const { dir, fileName } = newPlace(purpose, clock.today());
  const key = dir + fileName;
  const expiresAt = later(now, uploadLifeMs);
  await refuseFlood(services, agentId);
  await asAgent(database, agentId, (tx) => expectFile(tx, { agentId, key, purpose, name: '', now, expiresAt }));
  const ticket = await objects.uploadTicket({ key, maxBytes: maxBytesOf(purpose), lifeMs: uploadLifeMs });
  const host = storeAddressOn(services, partnerHost, ticket.host);
  return { ...ticket, host, dir, fileName, cdnMediaHost: objects.addressOf(''), expire: expiresAt.toISOString() };
}

/** Stores a checked file and its thumbnail in the object store. Then the file's row is marked as stored. */
export async function storeAdmitted(
  { objects, database }: Services,
  key: string,
  path: string,
  admitted: AdmittedFile,
): Promise<void> {
  const { thumbnail, type, bytes } = admitted;
  if (thumbnail) {
    const content = Readable.from([thumbnail]);
    await objects.put(thumbnailKeyOf(key), { content, bytes: thumbnail.length, type: 'image/webp' });
  }
  await objects.put(key, { content: createReadStream(path), bytes, type });
  await noteStored(database, key, admitted);
}

/**
 * Stores a file that was sent as a part of a request.
 * @throws Refusal 006004 when the file isn't accepted or the agent has uploaded too many files
 */
export async function keepFile(
  services: Services,
  { id: agentId, partnerHost }: FileOwner,
  file: TransitFile,
  purpose: FilePurpose,
): Promise<StoredFile> {
  const { database, clock, incomingFolder } = services;
  const now = clock.now();
  const { dir, fileName } = newPlace(purpose, clock.today());
  const key = dir + fileName;
  const content = Readable.fromWeb(file.stream() as NodeReadableStream);
  await withFile(incomingFolder, content, async (path) => {
    const admitted = await admitFile(path, purpose);
    await refuseFlood(services, agentId);
    const expiresAt = later(now, uploadLifeMs);
    await asAgent(database, agentId, (tx) =>
      expectFile(tx, { agentId, key, purpose, name: file.name, now, expiresAt }),
    );
    await storeAdmitted(services, key, path, admitted);
  });
  const row = await fileByKey(database, key);
  if (!row) throw fileRefused('notYours');
  return storedFileOf(services, row, partnerHost);
}

/** Key of the object at an address, with or without signature; null when the address isn't in this object store. */
function keyOfAddress({ objects }: Services, address: string): string | null {
  const base = objects.addressOf('');
  return address.startsWith(base) ? (address.slice(base.length).split('?', 1)[0] ?? null) : null;
}

/**
 * Checks a file before its first use, when a browser has sent the file directly to the bucket.
 * @throws Refusal 006004 when the file is missing in the bucket or isn't accepted
 */
async function admitArrived(services: Services, row: FileRow): Promise<void> {
  const { objects, incomingFolder } = services;
  const object = await objects.read(row.key);
  if (!object || object.bytes > maxBytesOf(row.purpose)) throw fileRefused('notYours');
  await withFile(incomingFolder, object.content, async (path) => {
    try {
      await storeAdmitted(services, row.key, path, await admitFile(path, row.purpose));
    } catch (error) {
      await objects.remove(row.key);
      throw error;
    }
  });
}

/**
 * The agent's files with these addresses, in the order of the addresses. A file that wasn't checked yet is checked and
 * stored first. Call this function before the transaction that attaches the files.
 * @throws Refusal 006004 when a file belongs to another agent, wasn't uploaded or isn't accepted
 */
export async function claimedFiles(
  services: Services,
  agentId: string,
  addresses: readonly string[],
): Promise<readonly FileRow[]> {
  const keys = addresses.map((address) => keyOfAddress(services, address));
  const known = keys.filter((key) => key !== null);
  const find = async () =>
    known.length === 0
      ? []
      : asAgent(services.database, agentId, (tx: DatabaseTransaction) => filesOf(tx, agentId, known));
  const found = await find();
  const waiting = found.filter(({ status }) => status === 'expected');
  for (const row of waiting) await admitArrived(services, row);
  const rows = new Map((waiting.length > 0 ? await find() : found).map((row) => [row.key, row]));
  return keys.map((key) => {
    const row = key === null ? undefined : rows.get(key);
    if (!row) throw fileRefused('notYours');
    return row;
  });
}

/**
 * Rows of the agent's files with these addresses, in the order of the addresses. Files that belong to another agent or
 * aren't stored are left out.
 */
async function knownRows(
  services: Services,
  tx: DatabaseTransaction,
  agentId: string,
  addresses: readonly string[],
): Promise<readonly FileRow[]> {
  const keys = [...new Set(addresses)].flatMap((address) => keyOfAddress(services, address) ?? []);
  const rows = await filesOf(tx, agentId, keys);
  const stored = new Map(rows.filter(({ status }) => status === 'stored').map((row) => [row.key, row]));
  return keys.flatMap((key) => stored.get(key) ?? []);
}

/**
 * The agent's files with these addresses, in the order of the addresses, as the client receives them. If a file belongs
 * to another agent or isn't stored yet, it is left out.
 */
export async function knownFiles(
  services: Services,
  { id, partnerHost }: FileOwner,
  addresses: readonly string[],
): Promise<readonly StoredFile[]> {
  const rows = await asAgent(services.database, id, (tx) => knownRows(services, tx, id, addresses));
  return Promise.all(rows.map((row) => storedFileOf(services, row, partnerHost)));
}

/**
 * The files that `knownFiles` returns. Each has the number of the latest order to which it is attached; the number is
 * empty when the file belongs to no order.
 */
export const knownFilesInOrders = (
  services: Services,
  { id: agentId, partnerHost }: FileOwner,
  addresses: readonly string[],
): Promise<readonly (StoredFile & { readonly orderSn: string })[]> =>
  asAgent(services.database, agentId, async (tx) => {
    const rows = await knownRows(services, tx, agentId, addresses);
    const orders = await ordersOfFiles(
      tx,
      rows.map(({ id }) => id),
    );
    return Promise.all(
      rows.map(async (row) => ({
        ...(await storedFileOf(services, row, partnerHost)),
        orderSn: orders.get(row.id) ?? '',
      })),
    );
  });

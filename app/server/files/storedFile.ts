import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import type { StoredFile } from '../../contract/files.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { contentDisposition } from '../platform/http/contentDisposition.ts';
import { endingOf } from '../platform/storage/contentType.ts';
import { diskStorePath } from '../platform/storage/diskStore.ts';
import { thumbnailKeyOf } from '../platform/storage/thumbnailKey.ts';
import { addressOn } from '../services/addressOn.ts';
import type { Services } from '../services/services.ts';
import type { FileRow } from './repository.ts';

/** The agent to whom a file belongs, and the partner's host on which the agent works; empty for the platform's own. */
export type FileOwner = Pick<AgentIdentity, 'id' | 'partnerHost'>;

/** Time in milliseconds for which a link opens a file. */
const readLifeMs = 5 * 60_000;

/** The object store, and the hosts on which the app is reached. */
type StoreLocation = Pick<Services, 'objects' | 'publicUrl' | 'partnerHosts'>;

/** Name under which the file was uploaded; a name made from the file's key if that name is empty. */
const nameOf = ({ name, key, type }: FileRow): string =>
  name || `${key.split('/').at(-1)?.slice(0, 8)}.${ownValue(endingOf, type)}`;

/** Header `content-disposition` of a file: browsers display pictures in the app and download all other files. */
export const dispositionOf = (row: FileRow): string =>
  contentDisposition(nameOf(row), row.type.startsWith('image/') ? 'inline' : 'attachment');

/**
 * Address at which the pages of a host reach the object store. The embedded store is reached at the address of the app,
 * and pages may load files only from their own host. So the pages of a partner get the address of the partner's host.
 * The address of a bucket is the same for all hosts.
 */
export function storeAddressOn(services: StoreLocation, host: string, address: string): string {
  const own = services.publicUrl();
  return address.startsWith(own + diskStorePath) ? addressOn(services, host) + address.slice(own.length) : address;
}

/**
 * Returns a stored file as the client receives it: its address, and links that open it for some minutes.
 * @param host the partner's host on which the links are opened; empty for the platform's own host
 */
export async function storedFileOf(services: StoreLocation, row: FileRow, host: string): Promise<StoredFile> {
  const { objects } = services;
  const linkTo = async (key: string) =>
    storeAddressOn(services, host, await objects.readUrl(key, readLifeMs, dispositionOf(row)));
  return {
    url: objects.addressOf(row.key),
    name: nameOf(row),
    type: row.type,
    size: row.bytes,
    readUrl: await linkTo(row.key),
    thumbnailUrl: row.has_thumbnail ? await linkTo(thumbnailKeyOf(row.key)) : '',
  };
}

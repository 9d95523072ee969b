import { asIs, call } from './call.ts';
import type { FileWires } from './files.schema.ts';

/** A stored file as a screen shows it. */
export interface StoredFile {
  /** Address of the file. Forms send it and the server recognises it, but it doesn't open the file by itself. */
  readonly url: string;
  readonly name: string;
  /** Media type, detected from the content. */
  readonly type: string;
  /** Size in bytes. */
  readonly size: number;
  /** Link that opens the file for five minutes. */
  readonly readUrl: string;
  /** Link to a small WebP image, valid for five minutes; empty when the file isn't a picture. */
  readonly thumbnailUrl: string;
}

/**
 * Permission to upload one object directly to the store with a form (S3's POST Object), in the specification's names.
 */
export interface UploadAuthorisation {
  readonly dir: string;
  /** Address to which the form is posted. */
  readonly host: string;
  /** Account that signs the permission. */
  readonly accessid: string;
  /**
   * Signature (version 4) of the policy. The embedded store accepts a form with only `accessid` and this signature; a
   * bucket doesn't.
   */
  readonly signature: string;
  readonly policy: string;
  /** All form fields except the file, which comes last: the key, the policy and the signature (version 4). */
  readonly formFields: readonly { readonly name: string; readonly value: string }[];
  readonly fileName: string;
  /** Base of the file's address. The full address is this base, then `dir`, then `fileName`. */
  readonly cdnMediaHost: string;
  /** Instant (ISO 8601) until which the upload is allowed. */
  readonly expire: string;
}

/**
 * Returns a permission to upload one picture or PDF directly to the object store. The default `fileDir` is `group`. The
 * project's own screens upload materials through the server instead (`uploadSingleImage`).
 */
export const uploadAuthorisationCall = call('GET', '/api/oss/getAuthInfo', {
  summary: 'Authorise an upload to the object store',
  request: asIs<FileWires['uploadAuthorisationCall']['request']>(),
  response: asIs<UploadAuthorisation>(),
});

/**
 * Returns a token that permits uploads of videos for an audit for half an hour, also from a phone that isn't signed in.
 * The construction section requests it before it uploads the video of the contract.
 */
export const requestVideoAudit = call('POST', '/api/audit/requestVideoAuditToken', {
  summary: 'Begin a video audit',
  request: asIs<FileWires['requestVideoAudit']['request']>(),
  response: asIs<FileWires['requestVideoAudit']['response']>(),
});

/** Returns a permission to upload one video with the token of the audit. The construction section requests it. */
export const videoAuditUpload = call('GET', '/api/audit/getOssToken', {
  summary: 'Authorise the upload of an audit video',
  access: 'public',
  request: asIs<FileWires['videoAuditUpload']['request']>(),
  response: asIs<UploadAuthorisation>(),
});

/**
 * Uploads one picture or PDF through the server; every screen uses this call. A file that isn't accepted is refused
 * with 006004 and the reason.
 */
export const uploadSingleImage = call('POST', '/api/policy/uploadSingleImage', {
  summary: 'Upload one picture',
  encoding: 'multipart',
  request: asIs<FileWires['uploadSingleImage']['request']>(),
  response: asIs<StoredFile>(),
});

/**
 * Returns uploaded files of the caller by their addresses. Each file has new links that open it, and the number of the
 * order that uses it. A screen that reopens a draft requests the files of the draft. Addresses of other users' files
 * are left out.
 */
export const storedFiles = call('POST', '/api/own/files', {
  summary: 'Uploaded files by their addresses',
  request: asIs<FileWires['storedFiles']['request']>(),
  response: asIs<FileWires['storedFiles']['response']>(),
});

/**
 * Replaces the invoice materials of a policy with uploaded pictures, independently of an invoice application. The
 * project's own invoice screen sends the pictures with the application instead.
 */
export const confirmInvoiceImages = call('POST', '/api/policy/confirmInvoiceImages', {
  summary: 'Confirm the pictures of an invoice',
  request: asIs<FileWires['confirmInvoiceImages']['request']>(),
  response: asIs<FileWires['confirmInvoiceImages']['response']>(),
});

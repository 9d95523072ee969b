import { asIs, call } from './call.ts';
import type { FileWires } from './files.schema.ts';

/** A stored file as a screen shows it. */
export interface StoredFile {
  /**
   * Address that identifies the file in drafts and requests. It can't be used to open the file; use `readUrl` for that.
   */
  readonly url: string;
  readonly name: string;
  /** Media type of the file. The server detects it from the content. */
  readonly type: string;
  /** Size of the file in bytes. */
  readonly size: number;
  /** Link that opens the file. It is valid for five minutes. */
  readonly readUrl: string;
  /** Link to a small WebP image of the file, valid for five minutes; empty if the file isn't a picture. */
  readonly thumbnailUrl: string;
}

/**
 * Permission to upload one object directly to the object store with a multipart request (S3's POST Object). The fields
 * have the names of the specification.
 */
export interface UploadAuthorisation {
  readonly dir: string;
  /** Address to which the multipart request is posted. */
  readonly host: string;
  /** Id of the access key with which the permission is signed. */
  readonly accessid: string;
  /**
   * Signature (version 4) of the upload policy in `policy`. The object store that is built into the server also accepts
   * it in the form that the specification describes. A bucket of an external object store requires all `formFields`.
   */
  readonly signature: string;
  readonly policy: string;
  /**
   * All fields of the multipart request except the file, which must come last. They include the object key, the upload
   * policy and the signature (version 4).
   */
  readonly formFields: readonly { readonly name: string; readonly value: string }[];
  readonly fileName: string;
  /** Beginning of the address that the file will have. The whole address is this text, then `dir`, then `fileName`. */
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
 * Returns a token for a video audit. For half an hour, the token permits uploads of videos, also from a phone that
 * isn't signed in. The construction section requests the token before it uploads the video of the construction
 * contract.
 */
export const requestVideoAudit = call('POST', '/api/audit/requestVideoAuditToken', {
  summary: 'Begin a video audit',
  request: asIs<FileWires['requestVideoAudit']['request']>(),
  response: asIs<FileWires['requestVideoAudit']['response']>(),
});

/**
 * Returns a permission to upload one video, for a client that has the token of the audit. The construction section
 * requests it.
 */
export const videoAuditUpload = call('GET', '/api/audit/getOssToken', {
  summary: 'Authorise the upload of an audit video',
  access: 'public',
  request: asIs<FileWires['videoAuditUpload']['request']>(),
  response: asIs<UploadAuthorisation>(),
});

/**
 * Uploads one picture or PDF through the server. If the file isn't accepted, the call is refused with 006004 and the
 * reason in `info`.
 */
export const uploadSingleImage = call('POST', '/api/policy/uploadSingleImage', {
  summary: 'Upload one picture',
  encoding: 'multipart',
  request: asIs<FileWires['uploadSingleImage']['request']>(),
  response: asIs<StoredFile>(),
});

/**
 * Returns files that the caller uploaded, by their addresses. Each file has new links that open it, and the number of
 * the latest order to which it is attached; the number is empty if there is no such order. A screen that reopens a
 * draft requests the files of the draft. A file of another user is left out.
 */
export const storedFiles = call('POST', '/api/own/files', {
  summary: 'Uploaded files by their addresses',
  request: asIs<FileWires['storedFiles']['request']>(),
  response: asIs<FileWires['storedFiles']['response']>(),
});

/**
 * Replaces the materials for a policy's invoice with uploaded pictures, without an application for the invoice. The
 * project's own invoice screen doesn't use this call; it sends the pictures with the application.
 */
export const confirmInvoiceImages = call('POST', '/api/policy/confirmInvoiceImages', {
  summary: 'Confirm the pictures of an invoice',
  request: asIs<FileWires['confirmInvoiceImages']['request']>(),
  response: asIs<FileWires['confirmInvoiceImages']['response']>(),
});

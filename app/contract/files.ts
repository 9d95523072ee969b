import { asIs, call } from './call.ts';
import type { FileWires } from './files.schema.ts';

/** A stored file as a screen shows it. */
export interface StoredFile {
  /** Address of the file that forms send and the server recognises; it doesn't open the file by itself. */
  readonly url: string;
  readonly name: string;
  /** Media type by content. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Opens the file for five minutes. */
  readonly readUrl: string;
  /** A small WebP for five minutes; empty where the file is no picture. */
  readonly thumbnailUrl: string;
}

/** Leave to send one object straight to the store by a form (S3's POST Object), in the specification's names. */
export interface UploadAuthorisation {
  readonly dir: string;
  /** Address that the form is posted to. */
  readonly host: string;
  /** Account that signs. */
  readonly accessid: string;
  /** Signature Version 4 of the policy. A form with `accessid` and it alone is taken by the embedded store, not by a bucket. */
  readonly signature: string;
  readonly policy: string;
  /** Every field of the form but the file, which comes last: the key, the policy and Signature Version 4. */
  readonly formFields: readonly { readonly name: string; readonly value: string }[];
  readonly fileName: string;
  /** The file's address is this, `dir` and `fileName` one after the other. */
  readonly cdnMediaHost: string;
  /** ISO instant until which it may be sent. */
  readonly expire: string;
}

/** Leave to send one picture or PDF straight to the object store; `fileDir` is `group` unless told. Our own screens send papers through the server (`uploadSingleImage`). */
export const uploadAuthorisationCall = call('GET', '/api/oss/getAuthInfo', {
  summary: 'Authorise an upload to the object store',
  request: asIs<FileWires['uploadAuthorisationCall']['request']>(),
  response: asIs<UploadAuthorisation>(),
});

/** A token with which the videos of an audit may be sent for half an hour, by a phone that isn't signed in too; the construction section asks for one before it sends the film of the contract. */
export const requestVideoAudit = call('POST', '/api/audit/requestVideoAuditToken', {
  summary: 'Begin a video audit',
  request: asIs<FileWires['requestVideoAudit']['request']>(),
  response: asIs<FileWires['requestVideoAudit']['response']>(),
});

/** Permission to upload one video with the token of the audit; the construction section requests it. */
export const videoAuditUpload = call('GET', '/api/audit/getOssToken', {
  summary: 'Authorise the upload of an audit video',
  access: 'public',
  request: asIs<FileWires['videoAuditUpload']['request']>(),
  response: asIs<UploadAuthorisation>(),
});

/** Uploads one picture or PDF through the server itself, as every screen does; 006004 says in words what it doesn't take. */
export const uploadSingleImage = call('POST', '/api/policy/uploadSingleImage', {
  summary: 'Upload one picture',
  encoding: 'multipart',
  request: asIs<FileWires['uploadSingleImage']['request']>(),
  response: asIs<StoredFile>(),
});

/** Uploaded files of the caller by their addresses, with fresh links to look at them, and which order has them; a draft that is opened again asks for its own. What isn't the caller's is left out. */
export const storedFiles = call('POST', '/api/own/files', {
  summary: 'Uploaded files by their addresses',
  request: asIs<FileWires['storedFiles']['request']>(),
  response: asIs<FileWires['storedFiles']['response']>(),
});

/** Makes uploaded pictures the invoice papers of a policy, in the place of earlier ones, apart from an application; our invoice screen sends them with it. */
export const confirmInvoiceImages = call('POST', '/api/policy/confirmInvoiceImages', {
  summary: 'Confirm the pictures of an invoice',
  request: asIs<FileWires['confirmInvoiceImages']['request']>(),
  response: asIs<FileWires['confirmInvoiceImages']['response']>(),
});

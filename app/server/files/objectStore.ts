import type { Readable } from 'node:stream';

/** What a browser needs to send one object straight to the store (Aliyun OSS, PostObject). */
export interface UploadTicket {
  /** Address that the form is posted to. */
  readonly host: string;
  readonly accessid: string;
  /** Base64 of the policy document. */
  readonly policy: string;
  /** Base64 of the policy's HMAC-SHA1. */
  readonly signature: string;
}

/** Which object a ticket is for. */
export interface UploadTerms {
  readonly key: string;
  readonly maxBytes: number;
  readonly expiresAt: Date;
}

/** An object as it comes out of the store. */
export interface StoredObject {
  readonly bytes: number;
  readonly content: Readable;
}

/** Keeps objects under keys. An object is there whole or not at all. */
export interface ObjectStore {
  /** Origins beside the app's own that browsers send to and read from. */
  readonly origins: readonly string[];
  put(key: string, content: Readable, type: string): Promise<void>;
  /** Null where there is no such object. */
  read(key: string): Promise<StoredObject | null>;
  remove(key: string): Promise<void>;
  uploadTicket(terms: UploadTerms): UploadTicket;
  /** Address under which an object is known. It opens nothing by itself. */
  addressOf(key: string): string;
  /**
   * Address that opens an object until then.
   * @param disposition `content-disposition` that the object is sent with; a store of the server's own knows it by itself
   */
  readUrl(key: string, expiresAt: Date, disposition: string): string;
}

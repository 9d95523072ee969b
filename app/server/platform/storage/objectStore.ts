import type { Readable } from 'node:stream';

/** A field of a form that is sent to an object store, with the name that the store expects. */
export interface FormField {
  readonly name: string;
  readonly value: string;
}

/** Address and form fields with which a browser can upload one object directly to the store (POST Object of S3). */
export interface UploadTicket {
  /** Address to which the browser sends the form. */
  readonly host: string;
  /** Fields of the form, signed by Signature Version 4. The file must be the last field of the form, after these. */
  readonly formFields: readonly FormField[];
  /**
   * Id of the account that signed the form. The specification prescribes this name, and the names `policy` and
   * `signature`.
   */
  readonly accessid: string;
  /** Upload policy of the form in base64. It is also in `formFields`. */
  readonly policy: string;
  /** Signature of the upload policy. It is also in `formFields`. */
  readonly signature: string;
}

/** The object that may be uploaded with a ticket, and the limits of the upload. */
export interface UploadTerms {
  readonly key: string;
  readonly maxBytes: number;
  /** Milliseconds for which the ticket is valid. */
  readonly lifeMs: number;
}

/** An object that is being read from the store. */
export interface StoredObject {
  readonly bytes: number;
  readonly content: Readable;
}

/** An object that is going to be stored. */
export interface NewObject extends StoredObject {
  /** Media type of the object. */
  readonly type: string;
}

/** An entry of the list that `ObjectStore.list` returns. */
export interface ListedObject {
  readonly key: string;
  /** Instant at which the object was stored, by the clock of the store. */
  readonly storedAt: Date;
}

/** Stores objects under keys. An object is either stored completely or not stored. */
export interface ObjectStore {
  /** Origins of the addresses at which browsers upload and read files. The app's own origin isn't included. */
  readonly origins: readonly string[];
  put(key: string, object: NewObject): Promise<void>;
  /** Reads the object with this key. If there is no such object, returns null. */
  read(key: string): Promise<StoredObject | null>;
  remove(key: string): Promise<void>;
  /**
   * At most `limit` objects that are directly in a folder, ordered by key. If `after` is empty, the list begins with
   * the first object of the folder; otherwise with the first object whose key comes after `after`.
   */
  list(folder: string, limit: number, after: string): Promise<readonly ListedObject[]>;
  uploadTicket(terms: UploadTerms): Promise<UploadTicket>;
  /**
   * Address that identifies an object. The address alone doesn't open the object. The embedded store opens an object
   * only for the signed-in agent to whom the file belongs, or by a signed link. A bucket opens it only by a signed
   * link.
   */
  addressOf(key: string): string;
  /**
   * Address with which anyone can open an object for `lifeMs` milliseconds.
   * @param disposition header `content-disposition` of the response; the embedded store ignores this parameter and
   * computes the header itself
   */
  readUrl(key: string, lifeMs: number, disposition: string): Promise<string>;
}

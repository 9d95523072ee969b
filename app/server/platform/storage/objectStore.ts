import type { Readable } from 'node:stream';

/** A form field with the name that the store expects. */
export interface FormField {
  readonly name: string;
  readonly value: string;
}

/** Address and form fields with which a browser uploads one object directly to the store (POST Object of S3). */
export interface UploadTicket {
  /** Address to which the form is posted. */
  readonly host: string;
  /** Fields of the form, signed with Signature Version 4. The file must come after them. */
  readonly formFields: readonly FormField[];
  /** Id of the signing account. Like `policy` and `signature`, its name is that of the specification. */
  readonly accessid: string;
  /** Base64 of the policy document; the same as in `formFields`. */
  readonly policy: string;
  /** Signature of the policy; the same as in `formFields`. */
  readonly signature: string;
}

/** The object that an upload ticket allows, with its limits. */
export interface UploadTerms {
  readonly key: string;
  readonly maxBytes: number;
  /** Lifetime of the ticket in milliseconds. */
  readonly lifeMs: number;
}

/** An object that is read from the store. */
export interface StoredObject {
  readonly bytes: number;
  readonly content: Readable;
}

/** An object to be stored. */
export interface NewObject extends StoredObject {
  /** Media type of the object. */
  readonly type: string;
}

/** Stores objects under keys. An object is stored completely or not at all. */
export interface ObjectStore {
  /** Origins other than the app's own to which browsers upload and from which they read. */
  readonly origins: readonly string[];
  put(key: string, object: NewObject): Promise<void>;
  /** Reads an object; null when it doesn't exist. */
  read(key: string): Promise<StoredObject | null>;
  remove(key: string): Promise<void>;
  uploadTicket(terms: UploadTerms): Promise<UploadTicket>;
  /**
   * Address under which an object is known. It holds no right: the embedded store opens it for the agent whose file it
   * is; a bucket needs a signed link.
   */
  addressOf(key: string): string;
  /**
   * Address that opens an object for `lifeMs` milliseconds.
   * @param disposition `content-disposition` of the response; the embedded store ignores it and computes its own
   */
  readUrl(key: string, lifeMs: number, disposition: string): Promise<string>;
}

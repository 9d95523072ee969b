import type { Readable } from 'node:stream';

/** A field of a form, by the name that the store reads. */
export interface FormField {
  readonly name: string;
  readonly value: string;
}

/** Address and form fields with which a browser sends one object straight to the store (S3's POST Object). */
export interface UploadTicket {
  /** Address that the form is posted to. */
  readonly host: string;
  /** Fields of the form, signed by Signature Version 4; the file comes after them. */
  readonly formFields: readonly FormField[];
  /** The account that signs; with `policy` and `signature` the names of the specification. */
  readonly accessid: string;
  /** Base64 of the policy document, as in `formFields`. */
  readonly policy: string;
  /** Signature of the policy, as in `formFields`. */
  readonly signature: string;
}

/** Which object a ticket is for. */
export interface UploadTerms {
  readonly key: string;
  readonly maxBytes: number;
  /** How long it may be sent, in milliseconds. */
  readonly lifeMs: number;
}

/** An object as it comes out of the store. */
export interface StoredObject {
  readonly bytes: number;
  readonly content: Readable;
}

/** An object on its way into the store. */
export interface NewObject extends StoredObject {
  /** Its media type. */
  readonly type: string;
}

/** Keeps objects under keys. An object is there whole or not at all. */
export interface ObjectStore {
  /** Origins beside the app's own that browsers send to and read from. */
  readonly origins: readonly string[];
  put(key: string, object: NewObject): Promise<void>;
  /** Null where there is no such object. */
  read(key: string): Promise<StoredObject | null>;
  remove(key: string): Promise<void>;
  uploadTicket(terms: UploadTerms): Promise<UploadTicket>;
  /** Address under which an object is known. It opens nothing by itself. */
  addressOf(key: string): string;
  /**
   * Address that opens an object for so many milliseconds.
   * @param disposition `content-disposition` that the object is sent with; a store of the server's own knows it by itself
   */
  readUrl(key: string, lifeMs: number, disposition: string): Promise<string>;
}

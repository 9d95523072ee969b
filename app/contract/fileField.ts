import { array, mixed, type Schema } from 'yup';

import type { DownloadedFile } from './call.ts';
import { said } from './wire/said.ts';

/**
 * File in a request. In the client that sends the request, it is a browser's `File`. In the server, it is a file on
 * disk.
 */
export interface TransitFile {
  readonly name: string;
  /** Media type that the sender declares. It can be wrong, so it must never be trusted. */
  readonly type: string;
  /** Size of the file in bytes. */
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

/** Limits of the files that a field of a multipart call accepts. */
export interface FileLimits {
  /** Maximum size of a file in bytes. */
  readonly maxBytes: number;
  /** Maximum number of files in the field. */
  readonly maxFiles: number;
  /** True if the value of the field is a list, even if the list has only one file. */
  readonly isList: boolean;
}

/** Schema of a field with one file in a multipart request. */
export const fileField = (maxBytes: number) =>
  mixed<TransitFile>()
    .required(said('fileMissing'))
    .meta({ file: { maxBytes, maxFiles: 1, isList: false } satisfies FileLimits });

/** Schema of a single file in a field that has a list of files. */
const listedFile = () => mixed<TransitFile>().required().meta({ file: {} });

/**
 * Schema of a field that has one to `maxFiles` files. In the multipart request, all of them are sent under the name of
 * the field.
 */
export const fileListField = (maxBytes: number, maxFiles: number) =>
  array()
    .of(listedFile())
    .min(1, said('fileMissing'))
    .max(maxFiles, said('tooManyFiles', { max: maxFiles }))
    .meta({ file: { maxBytes, maxFiles, isList: true } satisfies FileLimits })
    .defined();

/** Schema of the response of a call that returns a file. */
export const fileContent = () => mixed<DownloadedFile>().required();

/** Returns the limits of the file fields of a request, by the name of the field. */
export function fileFieldsOf(schema: Schema): ReadonlyMap<string, FileLimits> {
  const { fields } = schema.describe() as { fields?: Readonly<Record<string, { meta?: { file?: FileLimits } }>> };
  return new Map(Object.entries(fields ?? {}).flatMap(([name, { meta }]) => (meta?.file ? [[name, meta.file]] : [])));
}

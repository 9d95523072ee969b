import { array, mixed, type Schema } from 'yup';

import type { DownloadedFile } from './call.ts';
import { said } from './wire/said.ts';

/**
 * File that is transferred: a browser's `File` on the sending side, a file on the server's disk on the receiving side.
 */
export interface TransitFile {
  readonly name: string;
  /** Media type as the sender declares it. It must never be trusted. */
  readonly type: string;
  /** Size in bytes. */
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

/** Limits of the files that a field of a multipart call accepts. */
export interface FileLimits {
  /** Maximum size of a file in bytes. */
  readonly maxBytes: number;
  /** Maximum number of files in the field. */
  readonly maxFiles: number;
  /** True when the value is a list, even for one file. */
  readonly isList: boolean;
}

/** Schema of a field with one file in a multipart request. */
export const fileField = (maxBytes: number) =>
  mixed<TransitFile>()
    .required(said('fileMissing'))
    .meta({ file: { maxBytes, maxFiles: 1, isList: false } satisfies FileLimits });

/** Schema of one file in a list. */
const listedFile = () => mixed<TransitFile>().required().meta({ file: {} });

/** Schema of a field with one to `maxFiles` files in a multipart request, all under the same name. */
export const fileListField = (maxBytes: number, maxFiles: number) =>
  array()
    .of(listedFile())
    .min(1, said('fileMissing'))
    .max(maxFiles, said('tooManyFiles', { max: maxFiles }))
    .meta({ file: { maxBytes, maxFiles, isList: true } satisfies FileLimits })
    .defined();

/** Schema of the response of a call that returns a file. */
export const fileContent = () => mixed<DownloadedFile>().required();

/** Returns the file fields of a request by name. */
export function fileFieldsOf(schema: Schema): ReadonlyMap<string, FileLimits> {
  const { fields } = schema.describe() as { fields?: Readonly<Record<string, { meta?: { file?: FileLimits } }>> };
  return new Map(Object.entries(fields ?? {}).flatMap(([name, { meta }]) => (meta?.file ? [[name, meta.file]] : [])));
}

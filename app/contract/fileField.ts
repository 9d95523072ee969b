import { array, mixed, type Schema } from 'yup';

import type { DownloadedFile } from './call.ts';
import { said } from './wire/said.ts';

/** A file on its way: a browser's `File` where it is sent, a file on the server's disk where it arrived. */
export interface TransitFile {
  readonly name: string;
  /** Media type as the sender named it; never to be believed. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

/** Files that a field of a multipart call accepts. */
export interface FileLimits {
  /** Largest file in bytes. */
  readonly maxBytes: number;
  /** Most files under the name. */
  readonly maxFiles: number;
  /** True when the value is a list, even of a single file. */
  readonly isList: boolean;
}

/** One file of a multipart request. */
export const fileField = (maxBytes: number) =>
  mixed<TransitFile>()
    .required(said('fileMissing'))
    .meta({ file: { maxBytes, maxFiles: 1, isList: false } satisfies FileLimits });

/** One of several files. */
const listedFile = () => mixed<TransitFile>().required().meta({ file: {} });

/** One to `maxFiles` files of a multipart request, all under the same name. */
export const fileListField = (maxBytes: number, maxFiles: number) =>
  array()
    .of(listedFile())
    .min(1, said('fileMissing'))
    .max(maxFiles, said('tooManyFiles', { max: maxFiles }))
    .meta({ file: { maxBytes, maxFiles, isList: true } satisfies FileLimits })
    .defined();

/** The response of a call that answers with a file. */
export const fileContent = () => mixed<DownloadedFile>().required();

/** The file fields of a request by name. */
export function fileFieldsOf(schema: Schema): ReadonlyMap<string, FileLimits> {
  const { fields } = schema.describe() as { fields?: Readonly<Record<string, { meta?: { file?: FileLimits } }>> };
  return new Map(Object.entries(fields ?? {}).flatMap(([name, { meta }]) => (meta?.file ? [[name, meta.file]] : [])));
}

import type { Codec } from './wire/codec.ts';

export type { Codec } from './wire/codec.ts';

/** Returns a codec that leaves the value unchanged in both directions. */
export const asIs = <Value>(): Codec<Value, Value> => ({
  toWire: (value) => value,
  fromWire: (wire) => wire,
});

/**
 * Users who may make a call: `public` for every user, `agent` for signed-in agents only, `operator` for the operators of
 * the platform (`desk/deskCall.ts`).
 */
export type Access = 'public' | 'agent' | 'operator';

export type Encoding = 'json' | 'form' | 'multipart' | 'query';
export type AnswerForm = 'envelope' | 'text' | 'file';

/** One entry of the call catalogue: the data about a call that client and server share. */
export interface Call<Request, Response, RequestWire = unknown, ResponseWire = unknown> {
  readonly method: 'GET' | 'POST';
  /** Path in Fastify's notation, such as `/api/insuranceChoose/:productId`. Path parameters are part of the request. */
  readonly path: string;
  /**
   * `spec`: one of the 97 calls of the specification. `own`: a call that the project adds, under `/api/own/`. `desk`: a
   * call of the operators' desk, under `/api/desk/`.
   */
  readonly origin: 'spec' | 'own' | 'desk';
  readonly access: Access;
  /**
   * Encoding of the request of a POST. With `multipart`, the request has files and text fields. With `query`, the
   * request is sent in the query string.
   */
  readonly encoding: Encoding;
  /**
   * Format of the response. `text`: text without an envelope, for machines that don't read envelopes. `file`: a file
   * that the user saves; if the call is refused, the response is an envelope.
   */
  readonly answer: AnswerForm;
  readonly summary: string;
  /** Maximum size of the request body in bytes; absent for a call that has the server's default limit. */
  readonly bodyLimit?: number;
  readonly request: Codec<Request, RequestWire>;
  readonly response: Codec<Response, ResponseWire>;
}

export type RequestOf<C> = C extends Call<infer Request, infer _Response> ? Request : never;
export type ResponseOf<C> = C extends Call<infer _Request, infer Response> ? Response : never;

type CallOptions<Request, Response, RequestWire, ResponseWire> = Pick<
  Call<Request, Response>,
  'summary' | 'bodyLimit'
> & {
  readonly request: Codec<Request, RequestWire>;
  readonly response: Codec<Response, ResponseWire>;
  readonly access?: Access;
  readonly encoding?: Encoding;
  readonly answer?: AnswerForm;
};

const originOf = (path: string): Call<unknown, unknown>['origin'] => {
  if (path.startsWith('/api/desk/')) return 'desk';
  return path.startsWith('/api/own/') ? 'own' : 'spec';
};

/** Declares a call. The default `access` is `agent`. The beginning of the path decides the `origin`. */
export function call<Request, Response, RequestWire, ResponseWire>(
  method: 'GET' | 'POST',
  path: string,
  options: CallOptions<Request, Response, RequestWire, ResponseWire>,
): Call<Request, Response, RequestWire, ResponseWire> {
  return {
    access: 'agent',
    encoding: 'json',
    answer: 'envelope',
    ...options,
    method,
    path,
    origin: originOf(path),
    request: options.request,
    response: options.response,
  };
}

/** File in the response of a call whose `answer` is `file`. */
export interface DownloadedFile {
  /** File name with extension, suggested when the user saves the file. */
  readonly name: string;
  /** Media type of the file. */
  readonly type: string;
  readonly content: Blob;
}

/** Codec of the response of a call whose `answer` is `file`. */
export const fileAnswer: Codec<DownloadedFile, DownloadedFile> = asIs<DownloadedFile>();

/** Returns the address that a page loads into a frame to show the document of a call whose `answer` is `file`. */
export const viewPathOf = (path: string): string => `${path}/view`;

/** Name of the form field that contains the request as JSON. It is used in POSTs to an address of `viewPathOf`. */
export const viewRequestField = 'request';

/** Returns the names of the parameters in a path. For `/api/x/:id`, that is `id`. */
export const pathParametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);

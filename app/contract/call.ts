import type { Codec } from './wire/codec.ts';

export type { Codec } from './wire/codec.ts';

/** A value that travels as it is. */
export const asIs = <Value>(): Codec<Value, Value> => ({
  toWire: (value) => value,
  fromWire: (wire) => wire,
});

/** Who may call. */
export type Access = 'public' | 'agent';

export type Encoding = 'json' | 'form' | 'multipart' | 'query';
export type AnswerForm = 'envelope' | 'text' | 'file';

/** One entry of the call catalogue: everything that client and server both need to know of a call. */
export interface Call<Request, Response, RequestWire = unknown, ResponseWire = unknown> {
  readonly method: 'GET' | 'POST';
  /** Fastify's spelling: `/api/insuranceChoose/:productId`. Path parameters are part of the request. */
  readonly path: string;
  /** `spec`: one of the specification's 97; `own`: ours, under `/api/own/`. */
  readonly origin: 'spec' | 'own';
  readonly access: Access;
  /** How a POST carries its request. `multipart`: files travel as files, beside texts. `query`: in the address. */
  readonly encoding: Encoding;
  /**
   * `text`: the answer is the bare text of the response, for machines that expect no envelope. `file`: it is a file to
   * keep; a refusal still comes in an envelope.
   */
  readonly answer: AnswerForm;
  readonly summary: string;
  /** Largest body in bytes, where the call takes more than the server's default. */
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

/** Declares a call. `access` is `agent` unless said otherwise; a path under `/api/own/` is ours. */
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
    origin: path.startsWith('/api/own/') ? 'own' : 'spec',
    request: options.request,
    response: options.response,
  };
}

/** A file as a call answers with it. */
export interface DownloadedFile {
  /** Under which the user keeps it, with its ending. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly content: Blob;
}

/** The response of a call whose `answer` is `file`. */
export const fileAnswer: Codec<DownloadedFile, DownloadedFile> = asIs<DownloadedFile>();

/** Address under which a page frames the document of a call whose `answer` is `file`. */
export const viewPathOf = (path: string): string => `${path}/view`;

/** Field of the form that carries the request of a POST to such an address, as JSON. */
export const viewRequestField = 'request';

/** Names of the parameters in a path: `/api/x/:id` has `id`. */
export const pathParametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);

import { type Call, type DownloadedFile, pathParametersOf } from '../../../contract/call.ts';
import { alertStatus, type Envelope, isData, localeHeader } from '../../../contract/envelope.ts';
import { pathWithoutPrefix } from '../../../contract/pathPrefix.ts';
import { failingLater } from '../browser/failingLater.ts';
import { CallError, kindOfRefusal } from './callError.ts';

/** The part of `fetch` that sending calls needs. */
export type SendAt = (address: string, init: RequestInit) => Promise<Response>;

/** Options for sending one call. */
export interface CallOptions {
  /** If true, no message is shown when the call fails, because the caller shows one. @default false */
  readonly noErrorMessage?: boolean;
  /**
   * If true, no message is shown for a `conflict`, because the caller shows the newer version and lets the user choose.
   * @default false
   */
  readonly answersConflict?: boolean;
  /** If true, the loading bar isn't shown for the call. @default false */
  readonly noLoading?: boolean;
  /** Signal that cancels the call. */
  readonly signal?: AbortSignal;
  /** Used instead of the client's `fetch`, by a caller that measures the progress of an upload. */
  readonly fetch?: SendAt;
  /** If true, the call continues after the page is closed, as the last save of a draft does. @default false */
  readonly keepalive?: boolean;
  /** Called with the message that the server sent with a success, if the server sent a message. */
  readonly onInfo?: (info: string) => void;
}

/** Sends a call of the contract and returns its decoded response. @throws CallError */
export type Send = <Request, Response>(
  call: Call<Request, Response>,
  request: Request,
  options?: CallOptions,
) => Promise<Response>;

export interface HttpSettings {
  readonly fetch: typeof fetch;
  /** Prefix of the path of every call. @default '' */
  readonly base?: string;
  /** True in mock mode, in which the paths of calls have no `api/` (specification §7). @default false */
  readonly isMock?: boolean;
  /** Time in milliseconds after which a call fails if no response came (specification §9). @default 120000 */
  readonly timeoutMs?: number;
  /** Returns the language in which the server writes its messages. @default zh-CN */
  readonly locale?: () => string;
}

/**
 * Creates the function that sends calls over HTTP. The function shows nothing and stores nothing; its callers handle
 * failures.
 */
export const createSend =
  ({ fetch, base = '', isMock = false, timeoutMs = 120_000, locale = () => 'zh-CN' }: HttpSettings): Send =>
  async (call, request, options = {}) => {
    const { path, rest } = filledPath(call.path, call.request.toWire(request));
    const timeout = AbortSignal.timeout(timeoutMs);
    const body = call.method === 'POST' ? bodyOf(call, rest) : {};
    const init: RequestInit = {
      ...body,
      method: call.method,
      headers: { ...body.headers, [localeHeader]: locale() },
      credentials: 'include',
      signal: options.signal ? firstOf(options.signal, timeout) : timeout,
      ...(options.keepalive ? { keepalive: true } : {}),
    };
    const query = call.method === 'GET' || call.encoding === 'query' ? queryOf(rest) : '';
    const prefixed = isMock ? pathWithoutPrefix(path) : path;
    const ask = () => (options.fetch ?? fetch)(base + prefixed + query, init);
    const answer = await failingLater(ask).catch(() => {
      throw new CallError('network');
    });
    return call.response.fromWire(
      (call.answer === 'file' && (await fileOf(answer))) || (await dataOf(answer, call.path, options.onInfo)),
    );
  };

/**
 * Returns a signal that aborts as soon as the first of several signals aborts. Some of the supported browsers don't
 * have `AbortSignal.any`, which would do the same.
 */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const end = () => first.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { signal: first.signal });
  }
  return first.signal;
}

type Wire = Readonly<Record<string, unknown>>;

/** Returns the address of a GET call, including its request as query. */
export function addressOf<Request>(
  { path: template, request: codec }: Call<Request, unknown>,
  request: Request,
): string {
  const { path, rest } = filledPath(template, codec.toWire(request));
  return path + queryOf(rest);
}

/** Puts the path parameters of a request into the path. `rest` has the other fields, for the query or the body. */
function filledPath(template: string, wire: unknown): { path: string; rest: Wire } {
  const rest = new Map(Object.entries(wire as Wire));
  let path = template;
  for (const name of pathParametersOf(template)) {
    path = path.replace(`:${name}`, encodeURIComponent(String(rest.get(name))));
    rest.delete(name);
  }
  return { path, rest: Object.fromEntries(rest) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const pairsOf = (wire: Wire): URLSearchParams =>
  new URLSearchParams(
    Object.entries(wire).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, textOf(value)]],
    ),
  );

function queryOf(wire: Wire): string {
  const query = pairsOf(wire).toString();
  return query === '' ? '' : `?${query}`;
}

function formDataOf(wire: Wire): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(wire)) {
    for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (each instanceof File) form.append(name, each, each.name);
      else if (each !== undefined && each !== null) form.append(name, textOf(each));
    }
  }
  return form;
}

interface SentBody {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData | string;
}

function bodyOf(call: Pick<Call<never, unknown>, 'encoding'>, wire: Wire): SentBody {
  if (call.encoding === 'query') return {};
  if (call.encoding === 'multipart') return { body: formDataOf(wire) }; // The browser adds the content type.
  return call.encoding === 'form'
    ? { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: pairsOf(wire).toString() }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(wire) };
}

/** Returns the file in a response. Null if the response is an envelope, which means that the call was refused. */
async function fileOf(answer: Response): Promise<DownloadedFile | null> {
  const type = answer.headers.get('content-type') ?? '';
  const named = /filename\*=UTF-8''([^;]+)/i.exec(answer.headers.get('content-disposition') ?? '');
  if (answer.status !== 200 || !named) return null;
  const content = await answer.blob().catch(() => {
    throw new CallError('network');
  });
  return { name: decodeURIComponent(named[1] ?? ''), type, content };
}

/** Envelope of a response. If a call is refused, the message may also be in `msg` (specification §8, login failure). */
type AnsweredBody = Partial<Envelope> & { readonly msg?: unknown };

const wordsOf = ({ info, msg }: AnsweredBody): string => info || (typeof msg === 'string' ? msg : '');

const isEnvelope = (body: unknown): body is AnsweredBody =>
  typeof body === 'object' && body !== null && ('resCode' in body || 'code' in body);

/**
 * Returns the data in the envelope of a response. If the body has no envelope, as for a list, the body itself is the
 * data (specification §8).
 */
async function dataOf(answer: Response, path: string, onInfo?: (info: string) => void): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => null);
  const { status } = answer;
  if (!isEnvelope(body)) {
    if (status === 200 && body !== null) return body;
    throw new CallError(kindOfRefusal('', 0, status === 200 ? 500 : status), { status });
  }
  if (status === 200 && isData(path, body)) {
    if (wordsOf(body) !== '') onInfo?.(wordsOf(body));
    return body.data;
  }
  throw new CallError(kindOfRefusal(body.resCode ?? '', body.code ?? 0, status), {
    info: wordsOf(body),
    data: body.data,
    status,
    isAlert: body.status === alertStatus,
  });
}

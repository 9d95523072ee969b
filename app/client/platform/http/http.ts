import { type Call, type DownloadedFile, pathParametersOf } from '../../../contract/call.ts';
import { alertStatus, type Envelope, isData, localeHeader } from '../../../contract/envelope.ts';
import { pathWithoutPrefix } from '../../../contract/pathPrefix.ts';
import { failingLater } from '../browser/failingLater.ts';
import { CallError, kindOfRefusal } from './callError.ts';

/** `fetch` as far as a call needs it. */
export type SendAt = (address: string, init: RequestInit) => Promise<Response>;

/** Options of one call beside its request. */
export interface CallOptions {
  /** Says nothing to the user when the call fails: the caller shows it in its place. @default false */
  readonly noErrorMessage?: boolean;
  /** The caller shows the newer version of a `conflict` and has the user choose. @default false */
  readonly answersConflict?: boolean;
  /** Leaves the loading bar alone. @default false */
  readonly noLoading?: boolean;
  /** Ends the call early. */
  readonly signal?: AbortSignal;
  /** Sends by this in the place of the client's own, for a caller that watches how much has left. */
  readonly fetch?: SendAt;
  /** Lets the call outlive the page, for the last save. @default false */
  readonly keepalive?: boolean;
  /** Gets the server's words about a success, where it has any. */
  readonly onInfo?: (info: string) => void;
}

/** Sends a call of the contract and answers in the product's own words. @throws CallError */
export type Send = <Request, Response>(
  call: Call<Request, Response>,
  request: Request,
  options?: CallOptions,
) => Promise<Response>;

export interface HttpSettings {
  readonly fetch: typeof fetch;
  /** Put before every path. @default '' */
  readonly base?: string;
  /** True in the mock mode, whose paths have no `api/` (specification §7). @default false */
  readonly isMock?: boolean;
  /** Milliseconds until a call counts as failed (specification §9). @default 120000 */
  readonly timeoutMs?: number;
  /** Language of the server's words. @default zh-CN */
  readonly locale?: () => string;
}

/** The HTTP client. It shows nothing and remembers nothing: what follows from a failure is decided elsewhere. */
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

/** A signal that ends with the first of two; `AbortSignal.any` is younger than the browsers that are supported. */
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

/** The address of a GET call with its request. */
export function addressOf<Request>(
  { path: template, request: codec }: Call<Request, unknown>,
  request: Request,
): string {
  const { path, rest } = filledPath(template, codec.toWire(request));
  return path + queryOf(rest);
}

/** Path parameters are part of the request: they move into the path and out of query and body. */
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
  if (call.encoding === 'multipart') return { body: formDataOf(wire) }; // the browser names the boundary
  return call.encoding === 'form'
    ? { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: pairsOf(wire).toString() }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(wire) };
}

/** The file of an answer; null where it is an envelope, as a refusal is. */
async function fileOf(answer: Response): Promise<DownloadedFile | null> {
  const type = answer.headers.get('content-type') ?? '';
  const named = /filename\*=UTF-8''([^;]+)/i.exec(answer.headers.get('content-disposition') ?? '');
  if (answer.status !== 200 || !named) return null;
  const content = await answer.blob().catch(() => {
    throw new CallError('network');
  });
  return { name: decodeURIComponent(named[1] ?? ''), type, content };
}

/** The envelope, where a refusal's words may stand in `msg` as well (specification §8, login failure). */
type AnsweredBody = Partial<Envelope> & { readonly msg?: unknown };

const wordsOf = ({ info, msg }: AnsweredBody): string => info || (typeof msg === 'string' ? msg : '');

const isEnvelope = (body: unknown): body is AnsweredBody =>
  typeof body === 'object' && body !== null && ('resCode' in body || 'code' in body);

/** Takes the data out of the envelope; a body without one is data itself, as a list is (specification §8). */
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

import { acceptedData, type Answer, envelopeIn, Mismatch } from './envelope.ts';
import type { Port } from './port.ts';

/** A user who sends the documented calls and has cookies like a browser. Paths are written as in the specification. */
export interface Visitor {
  /** Sends a GET request. Returns the envelope, even of a refusal. */
  tryGet(path: string, query?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Sends a POST request with JSON. Returns the envelope, even of a refusal. */
  tryPost(path: string, payload?: object): Promise<Answer>;
  /** Sends a GET request. Returns the data. @throws Mismatch when the request is refused */
  get(path: string, query?: Readonly<Record<string, string>>): Promise<unknown>;
  /** Sends a POST request with JSON. Returns the data. @throws Mismatch when the request is refused */
  post(path: string, payload?: object): Promise<unknown>;
  /**
   * Sends a POST request whose fields are in the query. Returns the data.
   * @throws Mismatch when the request is refused
   */
  postQuery(path: string, query: Readonly<Record<string, string>>): Promise<unknown>;
  /** Sends a POST request with a form. Returns the envelope, even of a refusal. */
  tryForm(path: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
  /** Sends a POST request with a multipart form. Returns the data. @throws Mismatch when the request is refused */
  upload(path: string, form: FormData): Promise<unknown>;
  /** Sends a GET request. Returns the file in the response. @throws Mismatch when the response isn't a file */
  download(path: string, query: Readonly<Record<string, string>>): Promise<Uint8Array>;
  /** Sends a POST request. Returns the file in the response. @throws Mismatch when the response isn't a file */
  downloadPosted(path: string, payload: object): Promise<Uint8Array>;
  /** Opens a complete address, as a browser does. The session is sent only to addresses of the app. */
  open(url: string): Promise<Response>;
  /** Deletes the cookies, so that the visitor has no session. */
  forget(): void;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

async function fileIn(path: string, response: Response): Promise<Uint8Array> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 200 && !type.startsWith('application/json'))
    return new Uint8Array(await response.arrayBuffer());
  const { resCode, info } = envelopeIn(response.status, await response.text());
  throw new Mismatch(`${path} answered ${resCode} “${info}” in place of a file`);
}

const withQuery = (path: string, query: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** Returns a visitor without a session. @param origin another host of the same app */
export function newVisitor(port: Port, origin: string = port.origin): Visitor {
  const cookies = new Map<string, string>();

  async function request(url: string, init: RequestInit): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Readonly<Record<string, string>>), ...(cookie ? { cookie } : {}) };
    const response = await port.send(origin + url, { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';', 1);
      const [name = '', ...value] = pair.split('=');
      if (value.join('=') === '') cookies.delete(name);
      else cookies.set(name, value.join('='));
    }
    return response;
  }
  async function answer(url: string, init: RequestInit): Promise<Answer> {
    const response = await request(url, init);
    return envelopeIn(response.status, await response.text());
  }
  const tryGet: Visitor['tryGet'] = (path, query = {}) => answer(withQuery(path, query), { method: 'GET' });
  const tryPost: Visitor['tryPost'] = (path, payload = {}) =>
    answer(path, { method: 'POST', headers: json, body: JSON.stringify(payload) });

  return {
    tryGet,
    tryPost,
    get: async (path, query) => acceptedData(`GET ${path}`, await tryGet(path, query)),
    post: async (path, payload) => acceptedData(`POST ${path}`, await tryPost(path, payload)),
    postQuery: async (path, query) =>
      acceptedData(`POST ${path}`, await answer(withQuery(path, query), { method: 'POST' })),
    tryForm: (path, fields) =>
      answer(path, { method: 'POST', headers: form, body: new URLSearchParams(fields).toString() }),
    upload: async (path, body) => acceptedData(`POST ${path}`, await answer(path, { method: 'POST', body })),
    download: async (path, query) => fileIn(path, await request(withQuery(path, query), { method: 'GET' })),
    downloadPosted: async (path, payload) =>
      fileIn(path, await request(path, { method: 'POST', headers: json, body: JSON.stringify(payload) })),
    open: (url) => (url.startsWith(origin) ? request(url.slice(origin.length), { method: 'GET' }) : port.send(url, {})),
    forget: () => cookies.clear(),
  };
}

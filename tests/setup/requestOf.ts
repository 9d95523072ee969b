import { type Call, pathParametersOf } from '../../app/contract/call.ts';

/** The HTTP request of a call. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: string;
  readonly type?: string;
  /** The parts of a multipart request. Set instead of `payload`. */
  readonly form?: FormData;
}

type Fields = Record<string, unknown>;

const textFields = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

function formData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each instanceof File) form.append(name, each, each.name);
      else if (each !== undefined) form.append(name, String(each));
    }
  }
  return form;
}

/**
 * Builds the HTTP request of a call. Path parameters go into the path. The other fields go into the query, a form or
 * JSON.
 */
export function requestOf<Request>(call: Call<Request, unknown>, request: Request): WireRequest {
  const fields = { ...(call.request.toWire(request) as Fields) };
  let url = call.path;
  for (const name of pathParametersOf(call.path)) {
    url = url.replace(`:${name}`, encodeURIComponent(String(fields[name])));
    delete fields[name];
  }
  if (call.method === 'GET' || call.encoding === 'query') {
    const query = textFields(fields).toString();
    return { method: call.method, url: query ? `${url}?${query}` : url };
  }
  if (call.encoding === 'multipart') return { method: 'POST', url, form: formData(fields) };
  return call.encoding === 'form'
    ? { method: 'POST', url, payload: textFields(fields).toString(), type: 'application/x-www-form-urlencoded' }
    : { method: 'POST', url, payload: JSON.stringify(fields), type: 'application/json' };
}

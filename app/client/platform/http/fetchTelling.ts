import type { SendAt } from './http.ts';

/** Headers as a plain object. `fetch` accepts other types too, but the app doesn't use them. */
type PlainHeaders = Readonly<Record<string, string>>;

/**
 * Returns a `fetch` for uploads. Unlike the browser's `fetch`, it reports which share of the body is sent, from 0 to 1.
 * Its response has only text and status. The function supports only method, headers, body, credentials and signal.
 */
export const fetchTelling =
  (onProgress: (share: number) => void): SendAt =>
  (address, { method = 'GET', headers = {}, body = null, credentials, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const stop = () => request.abort();
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText || null, { status: request.status })),
      );
      request.addEventListener('error', () => reject(new TypeError('the address was not reached')));
      request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
      signal?.addEventListener('abort', stop);
      request.open(method, address);
      request.withCredentials = credentials === 'include';
      for (const [name, value] of Object.entries(headers as PlainHeaders)) request.setRequestHeader(name, value);
      request.send(body as XMLHttpRequestBodyInit | null);
      if (signal?.aborted) stop();
    });

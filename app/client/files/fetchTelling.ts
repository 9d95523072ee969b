import type { SendAt } from '../platform/http/http.ts';

/** Headers that a page may set; `fetch` takes them in other shapes too, which the app doesn't use. */
type PlainHeaders = Readonly<Record<string, string>>;

/**
 * A `fetch` for uploads that tells how much of the body has left, as a share of 0 to 1; the browser's own can't.
 * It answers with text and status, and reads no other option than method, headers, body, credentials and signal.
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

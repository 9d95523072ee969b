/** Posts a form to an address that is none of our calls. */
export type PostForm = (
  address: string,
  form: FormData,
  options: {
    readonly signal: AbortSignal;
    /** Takes the share of the form, 0 to 1, that has left. */
    readonly onProgress: (share: number) => void;
  },
) => Promise<{ readonly status: number }>;

/** Posts a form by XMLHttpRequest: `fetch` doesn't tell how much has left. @throws TypeError where the address isn't reached */
export const postForm: PostForm = (address, form, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve({ status: request.status }));
    request.addEventListener('error', () => reject(new TypeError('the address was not reached')));
    request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop);
    request.open('POST', address);
    request.send(form);
    if (signal.aborted) stop();
  });

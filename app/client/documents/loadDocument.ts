import type { ViewedDocument } from '@tuanbao/library/components/DocumentViewer';

import { type Call, type DownloadedFile, viewPathOf, viewRequestField } from '../../contract/call.ts';
import { addressOf, type Send } from '../platform/http/http.ts';

/**
 * Posts a form to an address and shows the response in the frame `frameName`. The form has one field, which
 * contains `request` as JSON.
 */
function postInto(frameName: string, address: string, request: unknown): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: address, target: frameName, hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { name: viewRequestField, value: JSON.stringify(request) });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}

/**
 * Returns the function with which the viewer loads the document of a call. The function shows no progress and no error,
 * because the viewer shows both.
 */
export const loadDocument =
  <Request>(
    send: Send,
    call: Call<Request, DownloadedFile>,
    request: Request,
  ): ((signal: AbortSignal) => Promise<ViewedDocument>) =>
  async (signal) => {
    const file = await send(call, request, { noErrorMessage: true, noLoading: true, signal });
    const view = { ...call, path: viewPathOf(call.path) };
    return call.method === 'GET'
      ? { ...file, address: addressOf(view, request) }
      : { ...file, showIn: (frameName) => postInto(frameName, view.path, call.request.toWire(request)) };
  };

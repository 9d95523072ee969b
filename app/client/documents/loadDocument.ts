import type { ViewedDocument } from '@tuanbao/library/components/DocumentViewer';

import { type Call, type DownloadedFile, viewPathOf, viewRequestField } from '../../contract/call.ts';
import { addressOf, type Send } from '../platform/http/http.ts';

/** Sends a POST with a form and shows the response in a frame. The request is a form field. */
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

/** Returns the loader of a call's document for the viewer, which shows progress and failures itself. */
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

import { type UploadFile, UploadError } from '@tuanbao/library/components/FileUpload';

import { requestVideoAudit, type UploadAuthorisation, videoAuditUpload } from '../../contract/files.ts';
import { isCallError } from '../platform/http/callError.ts';
import { fetchTelling } from '../platform/http/fetchTelling.ts';
import type { Send } from '../platform/http/http.ts';

/**
 * Returns the multipart body with which an object store accepts a file (specification §7, video audit and file
 * storage). The file must be the last field.
 */
function formOf({ formFields }: UploadAuthorisation, file: File): FormData {
  const form = new FormData();
  for (const { name, value } of formFields) form.append(name, value);
  form.append('file', file);
  return form;
}

/**
 * Returns a function that uploads a video directly to the object store, with the token of a video audit. Drafts store
 * the address of the video. The request to the store is sent with `fetchWith` and not with `send`, because this request
 * isn't a call of the contract.
 */
export const uploadVideoWith =
  (send: Send, fetchWith = fetchTelling): UploadFile =>
  async (file, { signal, onProgress }) => {
    onProgress(0);
    const options = { signal, noErrorMessage: true, noLoading: true };
    try {
      const { token } = await send(requestVideoAudit, {}, options);
      const leave = await send(videoAuditUpload, { videoAuditToken: token }, options);
      const answer = await fetchWith(onProgress)(leave.host, { method: 'POST', body: formOf(leave, file), signal });
      if (answer.status !== 200) throw new Error(`the store answered ${answer.status}`);
      const id = leave.cdnMediaHost + leave.dir + leave.fileName;
      return { id, name: file.name, size: file.size, kind: 'video' };
    } catch (error) {
      if (isCallError(error) && error.info !== '') throw new UploadError(error.info);
      throw error;
    }
  };

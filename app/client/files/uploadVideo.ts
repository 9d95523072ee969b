import { type UploadFile, UploadError } from '@tuanbao/library/components/FileUpload';

import { requestVideoAudit, type UploadAuthorisation, videoAuditUpload } from '../../contract/files.ts';
import { isCallError } from '../platform/http/callError.ts';
import type { Send } from '../platform/http/http.ts';
import { fetchTelling } from './fetchTelling.ts';

/** The form that an object store takes (specification §7, video audit and file storage); the file comes last in it. */
function formOf({ formFields }: UploadAuthorisation, file: File): FormData {
  const form = new FormData();
  for (const { name, value } of formFields) form.append(name, value);
  form.append('file', file);
  return form;
}

/**
 * Sends a film straight to the object store, under a token of a video audit; its address there is what drafts keep.
 * `fetchWith` reaches the store, which is none of our calls.
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

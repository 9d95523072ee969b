import { type UploadFile, UploadError } from '@tuanbao/library/components/FileUpload';

import { uploadSingleImage } from '../../contract/files.ts';
import { isCallError } from '../platform/http/callError.ts';
import { fetchTelling } from '../platform/http/fetchTelling.ts';
import type { Send } from '../platform/http/http.ts';
import { uploadedFile } from './uploadedFile.ts';

/**
 * Returns a function that uploads a picture or PDF to the server. The function resolves to the file with its address.
 * Drafts store the address.
 */
export const uploadWith =
  (send: Send, fetchWith = fetchTelling): UploadFile =>
  async (file, { signal, onProgress }) => {
    onProgress(0);
    const options = { signal, noErrorMessage: true, fetch: fetchWith(onProgress) };
    try {
      return uploadedFile(await send(uploadSingleImage, { file }, options));
    } catch (error) {
      if (isCallError(error) && error.info !== '') throw new UploadError(error.info);
      throw error;
    }
  };

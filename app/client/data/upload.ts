import { type UploadFile, UploadError } from '@tuanbao/library/components/FileUpload';

import { uploadSingleImage } from '../../contract/files.ts';
import { isCallError } from './callError.ts';
import type { Send } from './http.ts';

/** Sends a picture or PDF to the server, which answers with the address that drafts keep. */
export const uploadWith =
  (send: Send): UploadFile =>
  async (file, { signal, onProgress }) => {
    onProgress(0);
    try {
      const stored = await send(uploadSingleImage, { file }, { signal, noErrorMessage: true });
      const kind = stored.type === 'application/pdf' ? 'pdf' : 'image';
      const { url: id, name, size } = stored;
      return stored.thumbnailUrl === '' ? { id, name, size, kind } : { id, name, size, kind, url: stored.thumbnailUrl };
    } catch (error) {
      if (isCallError(error) && error.info !== '') throw new UploadError(error.info);
      throw error;
    }
  };

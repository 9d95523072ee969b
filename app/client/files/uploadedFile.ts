import type { UploadedFile } from '@tuanbao/library/components/FileUpload';

import type { StoredFile } from '../../contract/files.ts';

/**
 * Converts a stored file to the type that the upload widget shows. The id of the result is the address of the file,
 * which drafts and requests store.
 */
export function uploadedFile({ url: id, name, size, type, readUrl: url, thumbnailUrl }: StoredFile): UploadedFile {
  const kind = type === 'application/pdf' ? 'pdf' : type.startsWith('video/') ? 'video' : 'image';
  return { id, name, size, kind, ...(url && { url }), ...(thumbnailUrl && { thumbnailUrl }) };
}

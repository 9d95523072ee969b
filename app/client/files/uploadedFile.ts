import type { UploadedFile } from '@tuanbao/library/components/FileUpload';

import type { StoredFile } from '../../contract/files.ts';

/** Converts a stored file to the form that the upload widget shows. Its id is the address that forms store. */
export function uploadedFile({ url: id, name, size, type, readUrl: url, thumbnailUrl }: StoredFile): UploadedFile {
  const kind = type === 'application/pdf' ? 'pdf' : type.startsWith('video/') ? 'video' : 'image';
  return { id, name, size, kind, ...(url && { url }), ...(thumbnailUrl && { thumbnailUrl }) };
}

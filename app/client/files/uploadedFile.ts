import type { UploadedFile } from '@tuanbao/library/components/FileUpload';

import type { StoredFile } from '../../contract/files.ts';

/** A stored file as an upload shows it; its address is what forms keep. */
export function uploadedFile({ url: id, name, size, type, readUrl: url, thumbnailUrl }: StoredFile): UploadedFile {
  const kind = type === 'application/pdf' ? 'pdf' : type.startsWith('video/') ? 'video' : 'image';
  return { id, name, size, kind, ...(url && { url }), ...(thumbnailUrl && { thumbnailUrl }) };
}

import { FileUpload, type UploadedFile, type UploadFile } from '@tuanbao/library/components/FileUpload';
import { type ReactElement, useState } from 'react';

/** Sends a file to a server. The server returns the address of the file. `fetch` can't report progress. */
const upload: UploadFile = async (file, { signal, onProgress }) => {
  onProgress(0);
  const answer = await fetch('/api/files', { method: 'POST', body: file, signal });
  if (!answer.ok) throw new Error(`the storage answered ${answer.status}`);
  const { id, url } = (await answer.json()) as { id: string; url: string };
  return { id, url, name: file.name, size: file.size, kind: file.type === 'application/pdf' ? 'pdf' : 'image' };
};

export function Example(): ReactElement {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  return (
    <FileUpload
      label="营业执照"
      description="加盖公章的扫描件或照片"
      upload={upload}
      maxFiles={3}
      value={files}
      onChange={setFiles}
      isRequired
    />
  );
}

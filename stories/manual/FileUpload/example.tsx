import { FileUpload, type UploadedFile, type UploadFile } from '@tuanbao/library/components/FileUpload';
import { type ReactElement, useState } from 'react';

/** Stands in for the call that stores a file. */
const keep: UploadFile = (file, { onProgress }) => {
  onProgress(1);
  return Promise.resolve({ id: file.name, name: file.name, kind: 'image', size: file.size });
};

export function Example(): ReactElement {
  const [files, setFiles] = useState<readonly UploadedFile[]>([
    { id: 'licence', name: '营业执照.pdf', kind: 'pdf', size: 1_258_291 },
  ]);
  return <FileUpload label="投保材料" maxFiles={5} upload={keep} value={files} onChange={setFiles} />;
}

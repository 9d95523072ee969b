import { FileDrop } from '@tuanbao/library/components/FileDrop';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <FileDrop
        label="营业执照"
        description="JPG、PNG 或 PDF，不超过 10 MB"
        accept={['image/*', '.pdf']}
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      />
      <p>{names.length > 0 ? names.join('、') : '尚未选择文件'}</p>
    </>
  );
}

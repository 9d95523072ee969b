import { type ReactElement, useState } from 'react';

import type { ImagePreview } from '../ImagePreview/index.ts';
import type { UploadedFile } from './uploadItem.ts';

/** A picture with the code that shows it. */
interface Preview {
  readonly file: UploadedFile;
  readonly View: typeof ImagePreview;
  readonly isOpen: boolean;
}

/** Shows pictures over the page; the code for it comes with the first one. Where it can't be had, a new tab shows the picture. */
export function useImagePreview(): {
  readonly show: (file: UploadedFile) => void;
  readonly preview: ReactElement | null;
} {
  const [shown, setShown] = useState<Preview | null>(null);
  const show = (file: UploadedFile): void => {
    import('../ImagePreview/index.ts').then(
      ({ ImagePreview: View }) => setShown({ file, View, isOpen: true }),
      () => window.open(file.url, '_blank', 'noopener,noreferrer'),
    );
  };
  if (shown === null) return { show, preview: null };
  const { View, file, isOpen } = shown;
  const change = (next: boolean) => setShown({ ...shown, isOpen: next });
  return {
    show,
    preview: <View title={file.name} src={file.url ?? ''} isOpen={isOpen} onOpenChange={change} />,
  };
}

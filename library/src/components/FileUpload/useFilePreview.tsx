import { type ReactElement, useState } from 'react';

import type { DocumentViewer, ViewedDocument } from '../DocumentViewer/index.ts';
import type { ImagePreview, PreviewedPicture } from '../ImagePreview/index.ts';
import type { UploadedFile } from './uploadItem.ts';

/** The file that a dialog shows, and the component of this dialog. */
type Preview =
  | { readonly kind: 'picture'; readonly id: string; readonly View: typeof ImagePreview }
  | {
      readonly kind: 'pdf';
      readonly file: UploadedFile;
      /** The file that the user chose; null for a stored file, whose content must be loaded. */
      readonly chosen: File | null;
      readonly View: typeof DocumentViewer;
    };

const previewOf = async (file: UploadedFile, chosen: File | null): Promise<Preview> =>
  file.kind === 'pdf'
    ? { kind: 'pdf', file, chosen, View: (await import('../DocumentViewer/index.ts')).DocumentViewer }
    : { kind: 'picture', id: file.id, View: (await import('../ImagePreview/index.ts')).ImagePreview };

const picturesOf = (files: readonly UploadedFile[]): readonly PreviewedPicture[] =>
  files.flatMap(({ id, name, kind, url }) =>
    kind === 'image' && url !== undefined ? [{ id, title: name, src: url }] : [],
  );

async function documentOf(file: UploadedFile, chosen: File | null, signal: AbortSignal): Promise<ViewedDocument> {
  const { name, url = '' } = file;
  const type = 'application/pdf';
  if (chosen) return { name, type, content: chosen };
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`the file did not come: ${answer.status}`);
  return { name, type, content: await answer.blob() };
}

/**
 * Shows pictures and PDFs in a dialog. The code of the dialog is loaded when the first file is opened. If the code
 * can't be loaded, the file is opened in a new tab.
 * @param pictures all pictures of the preview, if it also shows pictures of other fields
 */
export function useFilePreview(
  files: readonly UploadedFile[],
  pictures?: readonly PreviewedPicture[],
): {
  readonly show: (file: UploadedFile, chosen: File | null) => void;
  readonly preview: ReactElement | null;
} {
  const [shown, setShown] = useState<Preview | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (preview: Preview): void => {
    setShown(preview);
    setOpen(true);
  };
  const show = (file: UploadedFile, chosen: File | null): void => {
    previewOf(file, chosen).then(open, () => window.open(file.url, '_blank', 'noopener,noreferrer'));
  };
  if (shown === null) return { show, preview: null };
  if (shown.kind === 'pdf') {
    const { View, file, chosen } = shown;
    const load = (signal: AbortSignal) => documentOf(file, chosen, signal);
    return {
      show,
      preview: <View title={file.name} address={file.url} isOpen={isOpen} onOpenChange={setOpen} load={load} />,
    };
  }
  const { View, id } = shown;
  const known = pictures?.some((picture) => picture.id === id) ? pictures : picturesOf(files);
  const turnTo = (next: string) => setShown({ ...shown, id: next });
  return {
    show,
    preview: <View pictures={known} value={id} onChange={turnTo} isOpen={isOpen} onOpenChange={setOpen} />,
  };
}

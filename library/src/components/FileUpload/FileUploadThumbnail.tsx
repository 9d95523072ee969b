import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './FileUpload.messages.ts';
import * as S from './FileUpload.styles.ts';
import type { UploadItem } from './uploadItem.ts';

/**
 * Shows a file in an image element by an object URL. The URL is released when the file changes or the component
 * unmounts.
 */
function useFileInImage(file: Blob | null): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = image.current;
    if (!file || !element) return undefined;
    const address = URL.createObjectURL(file);
    element.src = address;
    return () => {
      element.removeAttribute('src');
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return image;
}

/** Ending of a file name without the dot, in capitals and at most four letters long: `.docx` is `DOCX`. */
const endingOf = (name: string): string =>
  (name.includes('.') ? (name.split('.').at(-1) ?? '') : '').slice(0, 4).toUpperCase();

/**
 * Thumbnail of an image. If the file is of another kind, or the image can't be shown, the name of the kind is shown.
 * If the kind isn't known, the ending of the file's name is shown.
 */
export function FileUploadThumbnail({ item }: { readonly item: UploadItem }): ReactElement {
  const words = useMessages(messages);
  const { kind, file, status, name } = item;
  const address = status.state === 'done' ? (status.uploaded.thumbnailUrl ?? status.uploaded.url) : undefined;
  const [broken, setBroken] = useState<string | File | null>(null);
  const source = file ?? address ?? null;
  const isShown = kind === 'image' && source !== null && source !== broken;
  const image = useFileInImage(isShown ? file : null);
  return (
    <S.Thumbnail aria-hidden>
      {isShown ? (
        <img ref={image} src={file ? undefined : address} alt="" onError={() => setBroken(source)} />
      ) : kind === null ? (
        endingOf(name)
      ) : (
        words.kinds[kind]
      )}
    </S.Thumbnail>
  );
}

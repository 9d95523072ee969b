import { type ReactElement, useState } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Link } from '../Link/index.ts';
import { Notice } from '../Notice/index.ts';
import { messages } from './ImagePreview.messages.ts';
import * as S from './ImagePreview.styles.ts';

export interface ImagePreviewProps {
  /** What the picture is, for example the name of its file; names the dialog and the picture. */
  title: string;
  /** Where the picture is. */
  src: string;
  /** Whether it shows; the owner decides. */
  isOpen: boolean;
  /** Called with false when the reader closes it, by its button, Esc or outside. */
  onOpenChange: (isOpen: boolean) => void;
}

/** A picture over the page (specification §2): as large as the window shows it whole, or in its full size to be scrolled. */
export function ImagePreview({ title, src, isOpen, onOpenChange }: ImagePreviewProps): ReactElement {
  const words = useMessages(messages);
  const [isFull, setFull] = useState(false);
  const [unseen, setUnseen] = useState('');
  const isUnseen = unseen === src;
  return (
    <Dialog
      title={title}
      size="large"
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <S.Elsewhere>
            <Link href={src} isExternal>
              {words.newTab}
            </Link>
          </S.Elsewhere>
          {isUnseen ? null : (
            <Button aria-pressed={isFull} onPress={() => setFull(!isFull)}>
              {words.fullSize}
            </Button>
          )}
        </>
      }
    >
      {isUnseen ? (
        <Notice tone="danger">{words.unseen}</Notice>
      ) : (
        // a picture larger than its place is scrolled by keyboard too
        <S.Stage role="group" aria-label={title} tabIndex={0}>
          <S.Picture src={src} alt={title} data-full={isFull || undefined} onError={() => setUnseen(src)} />
        </S.Stage>
      )}
    </Dialog>
  );
}

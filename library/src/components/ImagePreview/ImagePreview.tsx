import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type RefAttributes,
  useMemo,
  useState,
} from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';

import { Elsewhere, Stage, StagedPicture } from '../../foundation/ViewingStage.styles.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Notice } from '../Notice/index.ts';
import { messages } from './ImagePreview.messages.ts';
import * as S from './ImagePreview.styles.ts';
import { type ImagePreviewState, type ImagePreviewStateProps, useImagePreviewState } from './useImagePreviewState.ts';

export interface ImagePreviewProps extends ImagePreviewStateProps {
  /** True while the preview is shown (controlled). */
  isOpen: boolean;
  /** Called with false when the user closes the preview by the close button, Esc or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Dialog that shows one picture at a time (specification §2). The picture is fitted to the window, or is shown in its
 * original size and can be scrolled. Buttons, arrow keys and swipes change the picture. The ref is the dialog element.
 */
export const ImagePreview: ForwardRefExoticComponent<ImagePreviewProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  ImagePreviewProps
>(function ImagePreview({ isOpen, onOpenChange, ...props }, ref) {
  const words = useMessages(messages);
  const state = useImagePreviewState(props);
  const [unseen, setUnseen] = useState('');
  const { picture, place, count, isFull, setFull, listenIn, touch, lift } = state;
  const dialog = useMemo(() => mergeRefs(ref, listenIn), [ref, listenIn]);
  if (picture === undefined) return null;
  const { title, src } = picture;
  const isUnseen = unseen === src;
  return (
    <Dialog
      ref={dialog}
      title={title}
      size="large"
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          {count > 1 ? <Turning state={state} /> : null}
          <Elsewhere>
            <Link href={src} isExternal>
              {words.newTab}
            </Link>
          </Elsewhere>
          {isUnseen && count === 1 ? null : ( // with several pictures the button stays rendered, because it may have focus
            <Button aria-pressed={isFull} onPress={() => setFull(!isFull)}>
              {words.fullSize}
            </Button>
          )}
        </>
      }
    >
      {/* The area can be focused, so that keyboard users can scroll a picture that is larger than the area. */}
      <Stage
        data-fixed-height={count > 1 || undefined}
        role="group"
        aria-label={title}
        tabIndex={0}
        onTouchStart={touch}
        onTouchEnd={lift}
      >
        {isUnseen ? (
          <Notice tone="danger">{words.unseen}</Notice>
        ) : (
          <StagedPicture
            key={src}
            src={src}
            alt={title}
            data-whole
            data-full={isFull || undefined}
            onError={() => setUnseen(src)}
          />
        )}
      </Stage>
      {count > 1 ? <VisuallyHidden role="status">{words.shown(place, count, title)}</VisuallyHidden> : null}
    </Dialog>
  );
});

/** The buttons that show the previous and the next picture. */
function Turning({ state }: { readonly state: ImagePreviewState }): ReactElement {
  const words = useMessages(messages);
  const { place, count, turn } = state;
  return (
    <S.Turning>
      <Button aria-label={words.previous} onPress={() => turn(-1)}>
        <ChevronStartIcon />
      </Button>
      <S.Place aria-hidden>{words.place(place, count)}</S.Place>
      <Button aria-label={words.next} onPress={() => turn(1)}>
        <ChevronEndIcon />
      </Button>
    </S.Turning>
  );
}

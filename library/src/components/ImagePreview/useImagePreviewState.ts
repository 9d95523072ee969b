import { type TouchEvent, useEffect, useState } from 'react';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { swipeOf, type Touch, turnOf } from './turning.ts';

/** A picture that the preview can show. */
export interface PreviewedPicture {
  /** Id of the picture. The parent component chooses it. */
  readonly id: string;
  /** Title of the picture, for example its material and file name. */
  readonly title: string;
  /** Address from which the image element loads the picture. */
  readonly src: string;
}

export interface ImagePreviewStateProps {
  /** The pictures of the preview in display order; at least one. */
  pictures: readonly PreviewedPicture[];
  /** Id of the shown picture (controlled). */
  value?: string | undefined;
  /** Id of the picture that is shown initially (uncontrolled). @default id of the first picture */
  defaultValue?: string | undefined;
  /** Called with the id of the picture that the user chooses. */
  onChange?: ((id: string) => void) | undefined;
}

export interface ImagePreviewState {
  /** The shown picture; undefined when there are no pictures. */
  readonly picture: PreviewedPicture | undefined;
  /** Position of the shown picture, counted from 1. */
  readonly place: number;
  readonly count: number;
  readonly isFull: boolean;
  readonly setFull: (isFull: boolean) => void;
  /** Shows the picture that is `by` positions after the shown picture. The first picture follows the last picture. */
  readonly turn: (by: number) => void;
  /** Ref callback for the dialog. It lets the arrow keys change the picture while the focus is in the dialog. */
  readonly listenIn: (dialog: HTMLElement | null) => void;
  /** Handler for the start of a touch on the picture. */
  readonly touch: (event: TouchEvent) => void;
  /** Handler for the end of a touch on the picture. If the touch was a swipe, the picture changes. */
  readonly lift: (event: TouchEvent) => void;
}

/** True when the arrow keys scroll the given element horizontally. */
const scrollsSideways = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.scrollWidth > target.clientWidth;

/** State of the preview: the shown picture and its size. Buttons, arrow keys and swipes change the state. */
export function useImagePreviewState(props: ImagePreviewStateProps): ImagePreviewState {
  const { pictures, value, defaultValue = pictures[0]?.id ?? '', onChange } = props;
  const [shown, show] = useControlledValue(value, defaultValue, onChange);
  const [isFull, setFull] = useState(false);
  const [dialog, listenIn] = useState<HTMLElement | null>(null);
  const [touched, setTouched] = useState<Touch | null>(null);
  const index = Math.max(
    0,
    pictures.findIndex(({ id }) => id === shown),
  );
  const count = pictures.length;

  const turn = (by: number): void => {
    const next = pictures[(index + by + count) % count];
    if (next !== undefined && by !== 0) show(next.id);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = turnOf(event);
    if (by === 0 || scrollsSideways(event.target)) return;
    event.preventDefault();
    turn(by);
  });

  useEffect(() => {
    dialog?.addEventListener('keydown', press);
    return () => dialog?.removeEventListener('keydown', press);
  }, [dialog]);

  return {
    picture: pictures[index],
    place: index + 1,
    count,
    isFull,
    setFull,
    turn,
    listenIn,
    touch({ touches }) {
      const isZoomedIn = (window.visualViewport?.scale ?? 1) > 1;
      setTouched((touches.length === 1 && !isFull && !isZoomedIn && touches[0]) || null);
    },
    lift({ changedTouches }) {
      const to = changedTouches[0];
      setTouched(null);
      if (touched && to) turn(swipeOf(touched, to));
    },
  };
}

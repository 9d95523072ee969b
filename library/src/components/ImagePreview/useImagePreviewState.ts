import { type TouchEvent, useEffect, useState } from 'react';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { swipeOf, type Touch, turnOf } from './turning.ts';

/** A picture that can be shown. */
export interface PreviewedPicture {
  /** Id of the picture, given by the parent component. */
  readonly id: string;
  /** Title of the picture, for example its material and file name. */
  readonly title: string;
  /** Address that the image element loads. */
  readonly src: string;
}

export interface ImagePreviewStateProps {
  /** The pictures in display order; at least one. */
  pictures: readonly PreviewedPicture[];
  /** Id of the shown picture (controlled). */
  value?: string | undefined;
  /** Id of the initially shown picture (uncontrolled). @default id of the first picture */
  defaultValue?: string | undefined;
  /** Called with the id of the picture that the user goes to. */
  onChange?: ((id: string) => void) | undefined;
}

export interface ImagePreviewState {
  /** The shown picture; undefined when there is none. */
  readonly picture: PreviewedPicture | undefined;
  /** Position of the picture, from 1. */
  readonly place: number;
  readonly count: number;
  readonly isFull: boolean;
  readonly setFull: (isFull: boolean) => void;
  /** Shows the picture that is `by` positions further; after the last picture comes the first. */
  readonly turn: (by: number) => void;
  /** Ref callback for the dialog; its arrow keys change the picture. */
  readonly listenIn: (dialog: HTMLElement | null) => void;
  /** Handles the start of a touch on the picture. */
  readonly touch: (event: TouchEvent) => void;
  /** Handles the end of a touch; a swipe changes the picture. */
  readonly lift: (event: TouchEvent) => void;
}

/** True when the arrow keys scroll the focused element horizontally. */
const scrollsSideways = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.scrollWidth > target.clientWidth;

/** State of the preview: the shown picture and its size. Buttons, arrow keys and swipes change it. */
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

import { type TouchEvent, useEffect, useState } from 'react';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { swipeOf, type Touch, turnOf } from './turning.ts';

/** A picture that can be shown. */
export interface PreviewedPicture {
  /** The owner's id of the picture. */
  readonly id: string;
  /** Title of the picture, for example its material and file name. */
  readonly title: string;
  /** Address of the picture. */
  readonly src: string;
}

export interface ImagePreviewStateProps {
  /** The pictures, in their order; at least one. */
  pictures: readonly PreviewedPicture[];
  /** Id of the picture that is shown. */
  value?: string | undefined;
  /** Id of the picture that is shown first. @default that of the first picture */
  defaultValue?: string | undefined;
  /** Called with the id of the picture that the user turns to. */
  onChange?: ((id: string) => void) | undefined;
}

export interface ImagePreviewState {
  /** The picture that is shown; undefined where there is none. */
  readonly picture: PreviewedPicture | undefined;
  /** Position of the picture, from 1. */
  readonly place: number;
  readonly count: number;
  readonly isFull: boolean;
  readonly setFull: (isFull: boolean) => void;
  /** Turns by a number of pictures; the first one follows the last. */
  readonly turn: (by: number) => void;
  /** Ref of the dialog whose arrow keys turn the pictures. */
  readonly listenIn: (dialog: HTMLElement | null) => void;
  /** A touch starts on the picture. */
  readonly touch: (event: TouchEvent) => void;
  /** A touch ends: a swipe turns to another picture. */
  readonly lift: (event: TouchEvent) => void;
}

/** True when the arrow keys scroll the focused element sideways. */
const scrollsSideways = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.scrollWidth > target.clientWidth;

/** The picture that is shown and its size, changed by buttons, arrow keys and swipes. */
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
